import type { TextKey } from '../texts/texts.ts';
import type { PostalStarts } from './postal-starts.ts';
import type { ProvinceList } from './provinces.ts';
import type { Rule } from './rule.ts';

/**
 * How an address is written and what it must contain. The specification covers only house numbers; source:
 * eu-2026.md F-10, F-12.
 */
export type AddressFacts = {
  /** The province is a required field: Italy and Spain deliver by province, Romania by județ. */
  stateRequired: Rule;
  /** The county is an optional field: Irish and Lithuanian letters arrive without it, but many people write it. */
  stateOptional: Rule;
  /** Provinces and counties as the country writes them; absent if the form has no field for them (provinces.ts). */
  provinces?: ProvinceList;
  /** How postcodes begin, where that is certain; a mismatch is a warning, not an error (postal-starts.ts). */
  postalStarts?: PostalStarts;
  /** The house number stands before the street: `12 High Street`, `12 rue Haute`. */
  houseNumberFirst: Rule;
  /** Both orders are usual: `Rue Haute 12`, `12 rue Haute`. */
  houseNumberEitherWay: boolean;
  /**
   * A house number without a digit must be confirmed once. The specification requires a digit, with the check off in
   * Poland and Romania (purchase-flow.txt §5).
   */
  houseNumberDigit: Rule;
  /** The postcode stands after the town: `London SW1A 1AA`. */
  postalCodeAfterCity: Rule;
  /** Town and postcode are on one line, the town first, with this text between them: `Rīga, LV-1010`. */
  postalCodeBesideCity?: ', ' | ' ';
  /**
   * The country code is written before the postcode, in domestic mail too: `SI-1000 Ljubljana`. A text: what stands
   * there instead, as in `L-1930 Luxembourg`.
   */
  countryBeforePostalCode: boolean | 'L-';
  /** The province is on the same line as the town: `00184 Roma RM`. */
  stateBesideCity: boolean;
  /** The address begins with the town, above the street, and ends with the postcode, as in Hungary. */
  cityFirst: boolean;
  /** The family name comes first, as in Hungary. */
  familyNameFirst: boolean;
  /** The label of the field beside the house number: staircase and door, flat, block. */
  additionalLine: TextKey;
};
