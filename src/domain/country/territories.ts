/**
 * Parts of a country that its VAT treats apart, known by their postcodes. Source: eu-2026.md §13.1, F-15; the French
 * overseas collectivities, which it does not name, are outside as well.
 */
import type { Dated } from '../dated.ts';
import type { CountryCode } from './countries.ts';
import { normalisePostalCode } from './postal-codes.ts';

export type Territory = {
  key: string;
  /** Matches normalised postcodes. */
  postalCodes: RegExp;
} & (
  | {
      /** Goods leave the VAT area: an export, with customs on the way. */
      treatment: 'outside';
      /** As its country calls it: who has something delivered there reads that language. */
      place: string;
      /** What the territory itself asks on arrival, where known: 0.085. */
      importRate?: number;
    }
  /** Inside the area, at a rate of its own. */
  | { treatment: 'ownRate'; rate: Dated<number> }
  /**
   * Inside, and for us like the rest: the 19 % of Jungholz and Mittelberg is for sellers there; the Isle of Man and
   * Northern Ireland pay the British rate (goods for Northern Ireland follow the Union's product rules, and between
   * companies its rules of VAT: vat/tax-rule.ts).
   */
  | { treatment: 'standard' }
);

export const territories = {
  sk: [],
  de: [
    {
      key: 'buesingen',
      place: 'Büsingen am Hochrhein',
      postalCodes: /^78266$/,
      treatment: 'outside',
    },
    { key: 'helgoland', place: 'Helgoland', postalCodes: /^27498$/, treatment: 'outside' },
  ],
  at: [{ key: 'jungholz-mittelberg', postalCodes: /^(6691|699[123])$/, treatment: 'standard' }],
  ch: [],
  fr: [
    {
      key: 'antilles-reunion',
      place: 'Guadeloupe, Martinique, La Réunion',
      postalCodes: /^97[124]/,
      treatment: 'outside',
      importRate: 0.085,
    },
    {
      key: 'guyane-mayotte',
      place: 'Guyane, Mayotte',
      postalCodes: /^97[36]/,
      treatment: 'outside',
      importRate: 0,
    },
    {
      key: 'overseas-collectivities',
      place: 'Collectivités d’outre-mer',
      postalCodes: /^(97[578]|98[678])/,
      treatment: 'outside',
    },
  ],
  be: [],
  nl: [],
  it: [
    { key: 'livigno', place: 'Livigno', postalCodes: /^23041$/, treatment: 'outside' },
    { key: 'campione', place: 'Campione d’Italia', postalCodes: /^22061$/, treatment: 'outside' },
  ],
  es: [
    { key: 'canarias', place: 'Canarias', postalCodes: /^3[58]/, treatment: 'outside' },
    { key: 'ceuta', place: 'Ceuta', postalCodes: /^51/, treatment: 'outside' },
    { key: 'melilla', place: 'Melilla', postalCodes: /^52/, treatment: 'outside' },
  ],
  pt: [
    { key: 'madeira', postalCodes: /^9[0-4]/, treatment: 'ownRate', rate: [{ value: 0.22 }] },
    { key: 'azores', postalCodes: /^9[5-9]/, treatment: 'ownRate', rate: [{ value: 0.16 }] },
  ],
  gb: [
    { key: 'jersey', place: 'Jersey', postalCodes: /^JE/, treatment: 'outside' },
    { key: 'guernsey', place: 'Guernsey', postalCodes: /^GY/, treatment: 'outside' },
    { key: 'isle-of-man', postalCodes: /^IM/, treatment: 'standard' },
    { key: 'northern-ireland', postalCodes: /^BT/, treatment: 'standard' },
  ],
  ie: [],
  pl: [],
  cz: [],
  hu: [],
  ro: [],
  bg: [],
  gr: [{ key: 'athos', place: 'Άγιο Όρος', postalCodes: /^630 86$/, treatment: 'outside' }],
  hr: [],
  si: [],
  lt: [],
  dk: [],
  se: [],
  no: [],
  fi: [{ key: 'aland', place: 'Åland', postalCodes: /^22/, treatment: 'outside' }],
} as const satisfies Record<CountryCode, readonly Territory[]>;

export type TerritoryKey = (typeof territories)[CountryCode][number]['key'];

/** The territory a normalised postcode lies in; undefined in the rest of the country. */
export function territoryOf(country: CountryCode, postalCode: string): Territory | undefined {
  const rows: readonly Territory[] = territories[country];
  return rows.find(({ postalCodes }) => postalCodes.test(postalCode));
}

/** For goods a part of the Union's VAT area (Windsor Framework). `postalCode`: as somebody wrote it. */
export function isInNorthernIreland(country: CountryCode, postalCode: string): boolean {
  const written = normalisePostalCode(postalCode, country);
  return territoryOf(country, written)?.key === 'northern-ireland';
}
