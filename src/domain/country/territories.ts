/**
 * Parts of a country with their own VAT treatment, identified by their postcodes. Source: eu-2026.md §13.1, F-15.
 */
import type { Dated } from '../dated.ts';
import type { AddressCountry } from './address-countries.ts';
import { browserFacts } from './browser-facts.ts';
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
      /** Its name in the country's language, which shoppers who order to it read. */
      place: string;
      /** The territory's own import tax as a fraction, where known: 0.085. */
      importRate?: number;
    }
  /** Inside the VAT area, with a rate of its own. */
  | { treatment: 'ownRate'; rate: Dated<number> }
  /**
   * Inside the VAT area, with the country's rate: the 19 % of Jungholz and Mittelberg is for sellers there only; the
   * Isle of Man and Northern Ireland have the British rate (for goods to Northern Ireland the Union's product rules
   * apply, and between companies its VAT rules: vat/tax-rule.ts).
   */
  | { treatment: 'standard' }
);

/** The territory a postcode lies in, however it is written; undefined in the rest of the country. */
export function territoryOf(country: AddressCountry, postalCode: string): Territory | undefined {
  const written = normalisePostalCode(postalCode, country);
  return browserFacts[country].territories.find(({ postalCodes }) => postalCodes.test(written));
}

/** Northern Ireland is in the Union's VAT area for goods (Windsor Framework). */
export function isInNorthernIreland(country: AddressCountry, postalCode: string): boolean {
  return territoryOf(country, postalCode)?.key === 'northern-ireland';
}
