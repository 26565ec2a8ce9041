/**
 * The addresses step: from the fields of a form to addresses, or to what is missing in each field.
 * Normalised input: eu-2026.md F-16, F-17. What an address must have: address-faults.ts.
 */
import { stateRequired } from '../country/address-rules.ts';
import { callingCodes } from '../country/calling-codes.ts';
import type { CountryCode } from '../country/countries.ts';
import { normalisePostalCode, postalCodeRules } from '../country/postal-codes.ts';
import type { ClientType } from '../customer/customer.ts';
import { isEmail } from '../customer/email.ts';
import type { TextKey, TextParameters } from '../texts/texts.ts';
import type { Address } from './address.ts';
import { addressFaults } from './address-faults.ts';
import { formOrder } from './field-order.ts';

export type FieldValues = Record<string, string>;
export type FieldError = { key: TextKey; parameters?: TextParameters };

/** By field name, in the order of the form: the first one gets the focus. */
export type FieldErrors = Record<string, FieldError>;

export type AddressesOutcome =
  | {
      ok: true;
      email: string;
      clientType: ClientType;
      billingAddress: Address;
      shippingAddress: Address;
    }
  | { ok: false; errors: FieldErrors };

const longest = 120;

/**
 * Reads the whole form. Fields of the billing address start with `billing.`, of the other with `shipping.`.
 * Both are in the market's country for now.
 */
export function readAddresses(values: FieldValues, market: CountryCode): AddressesOutcome {
  const errors: FieldErrors = {};
  const clientType = values.clientType === 'company' ? 'company' : 'private';
  if (values.clientType !== 'company' && values.clientType !== 'private') {
    errors.clientType = { key: 'field.clientType' };
  }
  const email = (values.email ?? '').trim();
  if (!isEmail(email)) errors.email = { key: 'field.email' };
  const billing = readAddress(values, 'billing.', market, clientType, errors);
  const different = values.shippingAddressType === 'DIFFERENT_FROM_BILLING';
  const shippingClientType = values['shipping.clientType'] === 'company' ? 'company' : 'private';
  const shipping = different
    ? readAddress(values, 'shipping.', market, shippingClientType, errors)
    : billing;
  if (Object.keys(errors).length > 0) return { ok: false, errors: fromTopToBottom(errors, market) };
  return { ok: true, email, clientType, billingAddress: billing, shippingAddress: shipping };
}

function fromTopToBottom(errors: FieldErrors, market: CountryCode): FieldErrors {
  const order = formOrder(market);
  return Object.fromEntries(
    Object.entries(errors).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  );
}

function readAddress(
  values: FieldValues,
  prefix: 'billing.' | 'shipping.',
  country: CountryCode,
  clientType: ClientType,
  errors: FieldErrors,
): Address {
  const value = (name: string) => (values[prefix + name] ?? '').trim().replace(/\s+/g, ' ');
  const optional = (name: string) => (value(name) ? { [name]: value(name) } : {});
  const phone = normalisePhone(value('phone'));
  const address: Address = {
    firstName: value('firstName'),
    lastName: value('lastName'),
    streetName: value('streetName'),
    streetNumber: value('streetNumber'),
    postalCode: normalisePostalCode(value('postalCode'), country),
    city: value('city'),
    country,
    ...optional('additionalAddressInfo'),
    ...(stateRequired.has(country) && optional('state')),
    ...(phone && { phone }),
    // A private customer's company, department and VAT number are cleared (checklist CHK-2).
    ...(clientType === 'company' && {
      ...optional('company'),
      ...optional('department'),
      ...optional('vatNumber'),
    }),
  };
  if (clientType === 'company' && !address.company) {
    errors[`${prefix}company`] = { key: 'field.company' };
  }
  const complaints = complaintsFor(country);
  for (const { field, fault } of addressFaults(address, country)) {
    const complaint = complaints[field];
    if (complaint) errors[prefix + field] = complaint;
    if (complaint && field === 'postalCode' && fault === 'missing') {
      errors[prefix + field] = { ...complaint, key: 'field.postalCodeMissing' };
    }
  }
  for (const [name, text] of Object.entries(values)) {
    if (name.startsWith(prefix) && text.length > longest) {
      errors[name] ??= { key: 'field.tooLong', parameters: { count: longest } };
    }
  }
  return address;
}

/** What a faulty field is told. The country is not the shopper's to type. */
function complaintsFor(country: CountryCode): Partial<Record<keyof Address, FieldError>> {
  const { example } = postalCodeRules[country];
  return {
    firstName: { key: 'field.firstName' },
    lastName: { key: 'field.lastName' },
    streetName: { key: 'field.streetName' },
    streetNumber: { key: 'field.streetNumber' },
    postalCode: { key: 'field.postalCode', parameters: { example } },
    city: { key: 'field.city' },
    state: { key: 'field.state' },
    phone: { key: 'field.phone', parameters: { example: `+${callingCodes[country]} 20 5550 100` } },
  };
}

/** `0905/123-456` and `(0)20 7946.0958` are phone numbers too. */
function normalisePhone(text: string): string {
  return text.replace(/[\s()./-]/g, '').replace(/^00/, '+');
}
