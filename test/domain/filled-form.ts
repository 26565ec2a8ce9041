/** The form of the addresses step, filled in. */
import { type FieldValues, readAddresses } from '#domain/checkout/address-form.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';

export const withState = ['it', 'es'];

/** What a shopper types, the delivery address the same. */
export function formOf(country: CountryCode, changes: FieldValues = {}): FieldValues {
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
    ...(withState.includes(country) && { 'billing.state': country === 'it' ? 'RM' : 'Madrid' }),
    ...changes,
  };
}

export function accepted(form: FieldValues, country: CountryCode) {
  const outcome = readAddresses(form, country);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

export function errorsOf(form: FieldValues, country: CountryCode = 'sk') {
  const outcome = readAddresses(form, country);
  return outcome.ok ? {} : outcome.errors;
}
