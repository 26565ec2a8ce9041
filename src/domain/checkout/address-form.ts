/**
 * The addresses step: turns the fields of a form into addresses, or into the errors of each field.
 * One address: read-address.ts. What an address must have: address-faults.ts.
 */
import type { AddressCountry } from '../country/address-countries.ts';
import { type ClientType, clientTypes } from '../customer/customer.ts';
import { asciiEmail, isEmail } from '../customer/email.ts';
import type { TextKey, TextParameters } from '../texts/texts.ts';
import type { Address } from './address.ts';
import { billingCountry } from './address-values.ts';
import type { Freight } from './delivery-place.ts';
import { formOrder } from './field-order.ts';
import { messageOf } from './form-rules.ts';
import { readAddress, readDeliveryNotes } from './read-address.ts';

export type FieldValues = Record<string, string>;

export type FieldError = {
  key: TextKey;
  parameters?: TextParameters;
  /** Fills the `{country}` of the text, in the reader's language. */
  country?: AddressCountry;
  /** Also wrong with this field. */
  more?: FieldError[];
  /** May be right: the form asks once, and accepts it when it is confirmed. */
  soft?: true;
};

/** By field name, in the order of the form: the first one gets the focus. */
export type FieldErrors = Record<string, FieldError>;

type AddressesOutcome =
  | {
      ok: true;
      email: string;
      clientType: ClientType;
      billingAddress: Address;
      shippingAddress: Address;
    }
  | { ok: false; errors: FieldErrors };

/**
 * Reads the whole form. Billing fields start with `billing.`, shipping fields with `shipping.`. The billing address may
 * be in any of our countries, the shipping address only in the market (eu-2026.md GEO-02).
 */
export function readAddresses(
  values: FieldValues,
  market: AddressCountry,
  { hasFreight = false }: Freight = {},
): AddressesOutcome {
  const errors: FieldErrors = {};
  const clientType = clientTypes.find((type) => type === values.clientType);
  if (!clientType) errors.clientType = { key: messageOf('oneOf', 'clientType') };
  const email = asciiEmail((values.email ?? '').trim());
  if (!isEmail(email)) errors.email = { key: messageOf('email', 'email') };
  const different = values.shippingAddressType === 'DIFFERENT_FROM_BILLING';
  const billing = readAddress(values, {
    prefix: 'billing.',
    country: billingCountry(values, market),
    clientType: clientType ?? 'private',
    market,
    isDelivery: !different,
    hasFreight,
  });
  const delivery = different
    ? readAddress(values, {
        prefix: 'shipping.',
        country: market,
        clientType: values['shipping.clientType'] === 'company' ? 'company' : 'private',
        market,
        isDelivery: true,
        hasFreight,
      })
    : billing;
  const freight = hasFreight
    ? readDeliveryNotes(values, market, billing.address)
    : { notes: {}, errors: {} };
  Object.assign(errors, billing.errors, delivery.errors, freight.errors);
  if (!clientType || Object.keys(errors).length > 0) {
    return { ok: false, errors: fromTopToBottom(errors, billing.address.country, market) };
  }
  return {
    ok: true,
    email,
    clientType,
    billingAddress: billing.address,
    shippingAddress: { ...delivery.address, ...freight.notes },
  };
}

export function fromTopToBottom(
  errors: FieldErrors,
  billing: AddressCountry,
  market: AddressCountry,
): FieldErrors {
  const order = formOrder(billing, market);
  return Object.fromEntries(
    Object.entries(errors).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  );
}
