/** A shopper's wish to be told once, by mail, that an article can be had again or costs less. */
import type { CountryCode } from '../country/countries.ts';
import type { LocaleCode } from '../locale/locales.ts';

/** `stock`: it can be had again. `price`: it costs less than when the alert was asked for. */
export const alertKinds = ['stock', 'price'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Not confirmed by its mail yet; waiting for the article; its mail is on the way. It ends with that mail. */
export type AlertState = 'pending' | 'active' | 'due';

export type Alert = {
  id: string;
  kind: AlertKind;
  sku: string;
  store: CountryCode;
  locale: LocaleCode;
  email: string;
  state: AlertState;
  /** Sent only in mails to this address. */
  token: string;
  /** Base URL of the links in its mails: `https://kontor.be/fr`. */
  site: string;
};

/** Days after which a request that nobody has confirmed is deleted, and an alert that has not come true. */
export const pendingAlertDays = 7;
export const activeAlertDays = 365;

/** Of one address: alerts, and requests that wait for their confirmation, so that a form cannot flood an inbox. */
export const maxAlerts = 50;
export const maxPendingAlerts = 5;

export const alertPaths = {
  ask: '/alert',
  confirm: '/alert/confirm',
  end: '/alert/end',
} as const;

/** The page with the form for an article. */
export const askAlertPath = (sku: string, kind: AlertKind): string =>
  `${alertPaths.ask}?${new URLSearchParams({ sku, kind })}`;
