/** Countries by how an address is written and what it must contain (address-facts.ts). */
import {
  type AddressCountry,
  addressCountries,
  addressFactsOf,
  type InvoiceCountry,
} from './address-countries.ts';
import { isInForce, type Rule } from './rule.ts';

/** The province is a required field. */
export const stateRequired = addressesWhere(({ address }) => address.stateRequired);

/** The county is an optional field. */
export const stateOptional = addressesWhere(({ address }) => address.stateOptional);

/** The house number stands before the street. */
export const houseNumberFirst = addressesWhere(({ address }) => address.houseNumberFirst);

/** The postcode stands after the town. */
export const postalCodeAfterCity = addressesWhere(({ address }) => address.postalCodeAfterCity);

/** A house number without a digit must be confirmed once. */
export const houseNumberDigit = addressesWhere(({ address }) => address.houseNumberDigit);

function addressesWhere(ruleIn: (country: InvoiceCountry) => Rule): ReadonlySet<AddressCountry> {
  return new Set(addressCountries.filter((code) => isInForce(ruleIn(addressFactsOf(code)))));
}
