/** The events between the parts of a page: names and payloads. */

import type { TextKey } from '#domain/texts/texts.ts';
import type { PageStore } from './page-store.ts';

export type PageEvents = {
  /** An article was added to the cart. `add`: adds one of another article; true on success, else it shows the reason. */
  'kontor:added': { sku: string; add: (sku: string) => Promise<boolean> };
  /** A line or a saved item was removed from the cart, which can be undone. */
  'kontor:removed': {
    store: PageStore;
    t: (key: TextKey) => string;
    /** The operation that removed it, and the version of the cart after it. */
    operationId: string;
    version: number;
    sku: string | undefined;
    message: string;
  };
  /** A listing's filter was selected or removed; `attribute` and `value` as in the address. For a data layer. */
  'kontor:filter': {
    action: 'filter_select' | 'filter_unselect';
    attribute: string;
    value: string;
  };
  /** The page's scripts start. */
  'kontor:scripts': undefined;
  /** The main part of the page was replaced. */
  'kontor:shown': undefined;
  /** The page's address changed without a load. */
  'kontor:renamed': undefined;
  /** The shop runs a newer build than the page. */
  'kontor:outdated': undefined;
};

/** Events without data. */
type Plain = {
  [Name in keyof PageEvents]: PageEvents[Name] extends undefined ? Name : never;
}[keyof PageEvents];

export function dispatch(name: Plain): void;
export function dispatch<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void;
export function dispatch(name: string, detail?: unknown): void {
  dispatchEvent(new CustomEvent(name, { detail }));
}

/** Types for `addEventListener`: a typed wrapper function would add bytes to every page. */
type WindowEvents = { [Name in keyof PageEvents]: CustomEvent<PageEvents[Name]> };
declare global {
  interface WindowEventMap extends WindowEvents {}
}
