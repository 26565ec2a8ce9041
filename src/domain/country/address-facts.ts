import type { TextKey } from '../texts/texts.ts';
import type { PostalStarts } from './postal-starts.ts';
import type { ProvinceList } from './provinces.ts';
import type { Rule } from './rule.ts';

/**
 * How an address is written and what it must name. The specification says nothing but of house numbers; source:
 * eu-2026.md F-10, F-12.
 */
export type AddressFacts = {
  /** The province belongs to the address and must be given: Italy and Spain deliver by province, Romania by județ. */
  stateRequired: Rule;
  /** The county may be given: Irish and Lithuanian letters arrive without it, but many people write it. */
  stateOptional: Rule;
  /** Provinces and counties as the country writes them; none where no form asks for one (provinces.ts). */
  provinces?: ProvinceList;
  /** How postcodes begin, where that is certain; only doubts are made of it (postal-starts.ts). */
  postalStarts?: PostalStarts;
  /** The house number stands before the street: `12 High Street`, `12 rue Haute`. */
  houseNumberFirst: Rule;
  /** Both ways are written: `Rue Haute 12`, `12 rue Haute`. */
  houseNumberEitherWay: boolean;
  /**
   * A number without a digit is asked about once; it is taken when confirmed. By the specification a house number holds a
   * digit, with the check off in Poland and Romania (purchase-flow.txt §5).
   */
  houseNumberDigit: Rule;
  /** The postcode stands after the town: `London SW1A 1AA`. */
  postalCodeAfterCity: Rule;
  /** The post writes the country before the postcode, in the country too: `SI-1000 Ljubljana`. */
  countryBeforePostalCode: boolean;
  /** The province stands on the line of the town: `00184 Roma RM`. */
  stateBesideCity: boolean;
  /** Begins with the town, above the street, and ends with the postcode, as Hungary does. */
  cityFirst: boolean;
  /** Names the family first, as Hungary does. */
  familyNameFirst: boolean;
  /** The label of what is written beside the house number: staircase and door, flat, block. */
  additionalLine: TextKey;
};
