/** Consents that a person can give. Source: catalogue.txt §7 (customer-consent), checklist MKT-1. */
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

/** Where the form was. */
export const consentSources = ['page', 'footer', 'account'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** Requested but not confirmed by its mail yet; given; withdrawn. */
export type ConsentState = 'pending' | 'given' | 'withdrawn';

/** A consent that was requested or given. */
export type Consent = {
  id: string;
  email: string;
  kind: ConsentKind;
  store: CountryCode;
  locale: LocaleCode;
  state: ConsentState;
  /** Sent only in the mail to this address. */
  token: string;
};

/** What a customer sees of a consent. ISO times; absent: it has not come to that. */
export type OwnConsent = Pick<Consent, 'id' | 'email' | 'kind' | 'state'> & {
  askedAt: string;
  givenAt?: string;
  withdrawnAt?: string;
  /** What was agreed to, as it was shown; absent: stored before it was kept. */
  wording?: string;
};

/** Days after which an unconfirmed request is deleted: the address may be somebody else's. */
export const pendingKeptDays = 30;

/** Days after which a withdrawn one, the proof that it was given, is deleted: claims expire after three years. */
export const withdrawnKeptDays = 1096;

/** Minutes for which the page after the form shows the e-mail address: its URL may be in a history or a log. */
export const formAddressMinutes = 10;

/** Minutes until the same address can get the same mail again, so that the form cannot flood an inbox. */
export const mailPauseMinutes = 10;
