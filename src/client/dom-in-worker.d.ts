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
interface HTMLElement {
  tabIndex: number;
  querySelectorAll<Found>(selector: string): Iterable<Found>;
  focus(): void;
  click(): void;
  matches(selector: string): boolean;
  querySelector<Found>(selector: string): Found | null;
}
interface HTMLInputElement {
  readonly name: string;
  value: string;
  select(): void;
  addEventListener(
    type: 'input' | 'blur' | 'keydown',
    listener: (event: { key: string }) => void,
    how: HowToListen,
  ): void;
}
interface HTMLButtonElement {
  ariaDisabled: string | null;
  disabled: boolean;
  inert: boolean;
  addEventListener(type: 'click', listener: () => void, how: HowToListen): void;
}
interface HTMLFormElement {
  submit(): void;
}
/** The browser's payment dialog, used for wallets. */
declare class PaymentRequest {
  constructor(
    methods: { supportedMethods: string; data: object }[],
    details: { total: { label: string; amount: { currency: string; value: string } } },
  );
  show(): Promise<{ readonly details: unknown; complete(result: 'success'): Promise<void> }>;
}
interface PageTransitionEvent extends Event {
  readonly persisted: boolean;
}
type HowToListen = { signal: AbortSignal };
interface Navigator {
  readonly vendor: string;
  readonly locks: { request<Value>(name: string, task: () => Promise<Value>): Promise<Value> };
  readonly onLine: boolean;
  readonly clipboard: { writeText(text: string): Promise<void> };
  share(what: { url: string }): Promise<void>;
}
declare const document: {
  readonly cookie: string;
  readonly visibilityState: string;
  readonly activeElement: object | null;
  readonly body: object;
  getElementById(id: string): HTMLElement | null;
  querySelector<Found>(selector: string): Found | null;
  querySelectorAll<Found>(selector: string): Iterable<Found>;
  addEventListener(type: string, listener: (event: Event) => void, how: HowToListen): void;
};
declare class IntersectionObserver {
  constructor(listener: (entries: { readonly isIntersecting: boolean }[]) => void);
  observe(element: object): void;
  disconnect(): void;
}
declare const screen: {
  readonly colorDepth: number;
  readonly height: number;
  readonly width: number;
};
declare const location: {
  readonly host: string;
  readonly protocol: string;
  assign(address: string): void;
  reload(): void;
};
declare function addEventListener(type: 'pagehide' | 'popstate', listener: () => void): void;
declare function addEventListener(
  type: 'online',
  listener: (event: Event) => void,
  how: HowToListen,
): void;
declare function addEventListener(
  type: 'pageshow',
  listener: (event: PageTransitionEvent) => void,
  how: HowToListen,
): void;
declare function dispatchEvent(event: Event): boolean;
declare function removeEventListener(type: 'pagehide' | 'popstate', listener: () => void): void;
