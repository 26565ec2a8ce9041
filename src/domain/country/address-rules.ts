/** Countries by how an address is written and what it must contain (address-facts.ts). */
import { countriesWhere } from './rule.ts';

/** The province is a required field. */
export const stateRequired = countriesWhere(({ address }) => address.stateRequired);

/** The county is an optional field. */
export const stateOptional = countriesWhere(({ address }) => address.stateOptional);

/** The house number stands before the street. */
export const houseNumberFirst = countriesWhere(({ address }) => address.houseNumberFirst);

/** The postcode stands after the town. */
export const postalCodeAfterCity = countriesWhere(({ address }) => address.postalCodeAfterCity);

/** A house number without a digit must be confirmed once. */
export const houseNumberDigit = countriesWhere(({ address }) => address.houseNumberDigit);
