/**
 * Addresses in the form of commercetools. Country codes are in upper case there. Of what it has no field for, the VAT number
 * is a custom field, and the rest, such as notes for the delivery, is JSON in another one, `details`.
 */
import * as z from 'zod';
import type { Address } from '#domain/checkout/address.ts';
import { parsedJson } from '#domain/json.ts';
import { customOf } from './custom-fields.ts';
import type { AddressInput } from './documents/cart-inputs.ts';

const sharedFields = [
  'title',
  'salutation',
  'firstName',
  'lastName',
  'company',
  'department',
  'streetName',
  'streetNumber',
  'additionalStreetInfo',
  'additionalAddressInfo',
  'building',
  'apartment',
  'pOBox',
  'postalCode',
  'city',
  'region',
  'state',
  'phone',
  'mobile',
  'email',
  'fax',
] as const satisfies (keyof Address & keyof AddressInput)[];

export function addressInput(address: Address, typeKey: string): AddressInput {
  const { country, id, vatNumber, ...fields } = address;
  const input: { -readonly [Name in keyof AddressInput]: AddressInput[Name] } = {
    country: country.toUpperCase(),
    ...(id && { id }),
  };
  const details: Record<string, unknown> = { ...fields };
  for (const name of sharedFields) {
    const value = fields[name];
    if (value !== undefined) input[name] = value;
    delete details[name];
  }
  const rest = Object.keys(details).length > 0 ? JSON.stringify(details) : undefined;
  const custom = customOf(typeKey, { vatNumber, details: rest });
  return { ...input, ...(custom && { custom }) };
}

/** An address in a customer's book: its id is the remote's, and which is the default says the customer. */
export function bookAddressInput(
  { key, ...address }: Address & { key: string },
  typeKey: string,
): AddressInput {
  const { id, isDefaultShippingAddress, isDefaultBillingAddress, ...fields } = address;
  return { ...addressInput(fields, typeKey), key };
}

const details = z.string().transform(parsedJson).pipe(z.record(z.string(), z.unknown()));

/** With the fields of `Address`. */
export const addressAnswer = z
  .looseObject({
    country: z.string().toLowerCase(),
    custom: z
      .looseObject({ vatNumber: z.string().optional(), details: details.optional() })
      .optional(),
  })
  .transform(({ custom: { vatNumber, details = {} } = {}, ...fields }) => ({
    ...details,
    ...(vatNumber !== undefined && { vatNumber }),
    ...fields,
  }));
