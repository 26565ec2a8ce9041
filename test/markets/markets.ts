/** Expected terms of each of the 25 markets, from the law and the price list, independent of the shop's code. */
import type { CountryCode } from '../../src/domain/country/countries.ts';

/** The locale of a market's URLs without a prefix. */
export const localeOf: Record<CountryCode, string> = {
  sk: 'sk-SK',
  de: 'de-DE',
  at: 'de-AT',
  ch: 'de-CH',
  fr: 'fr-FR',
  be: 'nl-BE',
  nl: 'nl-NL',
  it: 'it-IT',
  es: 'es-ES',
  pt: 'pt-PT',
  gb: 'en-GB',
  ie: 'en-IE',
  pl: 'pl-PL',
  cz: 'cs-CZ',
  hu: 'hu-HU',
  ro: 'ro-RO',
  bg: 'bg-BG',
  gr: 'el-GR',
  hr: 'hr-HR',
  si: 'sl-SI',
  lt: 'lt-LT',
  dk: 'da-DK',
  se: 'sv-SE',
  no: 'nb-NO',
  fi: 'fi-FI',
};

/** Per mille. Source: eu-2026.md §13.1. */
const vat: Record<CountryCode, number> = {
  sk: 230,
  de: 190,
  at: 200,
  ch: 81,
  fr: 200,
  be: 210,
  nl: 210,
  it: 220,
  es: 210,
  pt: 230,
  gb: 200,
  ie: 230,
  pl: 230,
  cz: 210,
  hu: 270,
  ro: 210,
  bg: 200,
  gr: 240,
  hr: 250,
  si: 220,
  lt: 210,
  dk: 250,
  se: 250,
  no: 250,
  fi: 255,
};

/** Cents: parcels (purchase-flow.txt §9), the demo's fee for cash on delivery. */
const fees = {
  EUR: { shipping: { freeAbove: 5900, parcel: 195 }, codFee: 290 },
  CHF: { shipping: { freeAbove: 5900, parcel: 195 }, codFee: 290 },
  GBP: { shipping: { freeAbove: 5200, parcel: 195 }, codFee: 250 },
  DKK: { shipping: { freeAbove: 43_900, parcel: 1500 }, codFee: 2100 },
  SEK: { shipping: { freeAbove: 65_900, parcel: 2200 }, codFee: 3300 },
  NOK: { shipping: { freeAbove: 68_900, parcel: 2300 }, codFee: 3400 },
  CZK: { shipping: { freeAbove: 139_900, parcel: 4600 }, codFee: 6900 },
  PLN: { shipping: { freeAbove: 26_900, parcel: 900 }, codFee: 1290 },
  HUF: { shipping: { freeAbove: 2_209_900, parcel: 148_100 }, codFee: 109_000 },
  RON: { shipping: { freeAbove: 28_900, parcel: 1000 }, codFee: 1490 },
  // A fee for a means of payment is forbidden there (eu-2026.md P-15).
  france: { shipping: { freeAbove: 5900, parcel: 695 }, codFee: 0 },
};

/** Countries whose fees are not those of the euro. */
const feesOf: Partial<Record<CountryCode, keyof typeof fees>> = {
  ch: 'CHF',
  fr: 'france',
  gb: 'GBP',
  pl: 'PLN',
  cz: 'CZK',
  hu: 'HUF',
  ro: 'RON',
  dk: 'DKK',
  se: 'SEK',
  no: 'NOK',
};

/** Source: purchase-flow.txt §5. */
const transfer: CountryCode[] = [
  'sk',
  'de',
  'at',
  'ch',
  'fr',
  'be',
  'it',
  'es',
  'pt',
  'pl',
  'cz',
  'hu',
  'ro',
  'si',
  'lt',
  'dk',
  'no',
  'fi',
];

/** Source: eu-2026.md §7, the methods of each market. */
const paypal: CountryCode[] = ['de', 'at', 'ch', 'fr', 'be', 'nl', 'it', 'es', 'pt', 'gb', 'ie'];

export function marketOf(country: CountryCode) {
  return {
    country,
    locale: localeOf[country],
    vat: vat[country],
    // Prices have no fillér. Source: eu-2026.md F-03.
    ...(country === 'hu' && { smallest: 100 }),
    ...fees[feesOf[country] ?? 'EUR'],
    takesTransfer: transfer.includes(country),
    takesPaypal: paypal.includes(country),
  };
}
export type Market = ReturnType<typeof marketOf>;
