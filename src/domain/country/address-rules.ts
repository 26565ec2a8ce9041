/** How an address is written and what it must name (address-facts.ts). */
import { countriesWhere } from './rule.ts';

/** The province belongs to the address and must be given. */
export const stateRequired = countriesWhere(({ address }) => address.stateRequired);

/** The county may be given. */
export const stateOptional = countriesWhere(({ address }) => address.stateOptional);

/** The house number stands before the street. */
export const houseNumberFirst = countriesWhere(({ address }) => address.houseNumberFirst);

/** The postcode stands after the town. */
export const postalCodeAfterCity = countriesWhere(({ address }) => address.postalCodeAfterCity);

/** Where a number without a digit is asked about once; it is taken when confirmed. */
export const houseNumberDigit = countriesWhere(({ address }) => address.houseNumberDigit);
