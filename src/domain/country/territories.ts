/**
 * Parts of a country that its VAT treats apart, known by their postcodes. Source: eu-2026.md §13.1, F-15.
 */
import type { Dated } from '../dated.ts';
import { browserFacts } from './browser-facts.ts';
import type { CountryCode } from './countries.ts';
import { normalisePostalCode } from './postal-codes.ts';

export type { TerritoryKey } from './browser-facts.ts';

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

/** The territory a normalised postcode lies in; undefined in the rest of the country. */
export function territoryOf(country: CountryCode, postalCode: string): Territory | undefined {
  return browserFacts[country].territories.find(({ postalCodes }) => postalCodes.test(postalCode));
}

/** For goods a part of the Union's VAT area (Windsor Framework). `postalCode`: as somebody wrote it. */
export function isInNorthernIreland(country: CountryCode, postalCode: string): boolean {
  const written = normalisePostalCode(postalCode, country);
  return territoryOf(country, written)?.key === 'northern-ireland';
}
