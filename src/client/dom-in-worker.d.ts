/**
 * The few members of the DOM that components touch in handlers and effects. The Worker's type check has no DOM library
 * (it clashes with the Worker's own globals); these handlers never run there, but they must compile.
 * The browser's type check leaves this file out and uses the real library.
 */
interface HTMLDialogElement {
  readonly open: boolean;
  showModal(): void;
  close(): void;
}
interface HTMLInputElement {
  value: string;
}
interface Navigator {
  readonly onLine: boolean;
}
declare const document: { readonly cookie: string };
declare const location: {
  readonly host: string;
  readonly protocol: string;
  assign(address: string): void;
};
declare function addEventListener(type: 'pagehide', listener: () => void): void;
