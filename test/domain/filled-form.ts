/** The form of the addresses step, filled in. */
import { type FieldValues, readAddresses } from '#domain/checkout/address-form.ts';
import type { Freight } from '#domain/checkout/delivery-place.ts';
import type { AddressCountry } from '#domain/country/address-countries.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';

/** Countries whose addresses must name a province, each with a valid one. */
export const states: Partial<Record<AddressCountry, string>> = {
  it: 'RM',
  es: 'Madrid',
  ro: 'București',
};

/** A completed form whose delivery address is the billing address. */
export function formOf(country: AddressCountry, changes: FieldValues = {}): FieldValues {
  return {
    clientType: 'private',
    email: 'jana@example.com',
    shippingAddressType: 'SAME_AS_BILLING',
    'billing.firstName': 'Jana',
    'billing.lastName': 'Nováková',
    'billing.streetName': 'Hlavná',
    'billing.streetNumber': '12/A',
    'billing.postalCode': postalCodeRules[country].example,
    'billing.city': 'Bratislava',
    ...(states[country] && { 'billing.state': states[country] }),
    ...changes,
  };
}

export function accepted(form: FieldValues, country: CountryCode) {
  const outcome = readAddresses(form, country);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

export function errorsOf(form: FieldValues, country: CountryCode = 'sk', freight: Freight = {}) {
  const outcome = readAddresses(form, country, freight);
  return outcome.ok ? {} : outcome.errors;
}

/** The fields of a separate delivery address. */
export function deliveredTo(country: CountryCode, changes: FieldValues): FieldValues {
  const fields = Object.entries(formOf(country)).filter(([name]) => name.startsWith('billing.'));
  return {
    shippingAddressType: 'DIFFERENT_FROM_BILLING',
    ...Object.fromEntries(
      fields.map(([name, value]) => [name.replace('billing.', 'shipping.'), value]),
    ),
    ...changes,
  };
}
