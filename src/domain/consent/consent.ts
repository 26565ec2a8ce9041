/** What a person can agree to. Source: catalogue.txt §7 (customer-consent), checklist MKT-1. */
import type { CountryCode } from '../country/countries.ts';
import type { LocaleCode } from '../locale/locales.ts';

export const consentKinds = [
  'newsletter',
  'sms',
  'phone',
  'soft_newsletter',
  'soft_phone',
  'soft_sms',
] as const;

export type ConsentKind = (typeof consentKinds)[number];

/** Asked for and not yet confirmed by its mail; given; taken back. */
export type ConsentState = 'pending' | 'given' | 'withdrawn';

/** What a person has agreed to, or was asked to. */
export type Consent = {
  id: string;
  email: string;
  kind: ConsentKind;
  store: CountryCode;
  locale: LocaleCode;
  state: ConsentState;
  /** Only the mail to this address carries it. */
  token: string;
};

/** A request that nobody confirms is forgotten after this many days: the address may be a stranger's. */
export const pendingKeptDays = 30;

/** Minutes for which the page after the form names the address: later its own may lie in a history or a log. */
export const formAddressMinutes = 10;

/** Minutes until the same address gets the same mail again: nobody's letter box is filled by our form. */
export const mailPauseMinutes = 10;
