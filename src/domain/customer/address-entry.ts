/**
 * An address as the account's form adds or changes it: the fields and rules of the checkout's form. Its fields have the
 * prefix of the address's use: `billing.city`.
 */
import * as z from 'zod';
import { type Address, address } from '../checkout/address.ts';
import { type FieldErrors, type FieldValues, fromTopToBottom } from '../checkout/address-form.ts';
import { addressValues } from '../checkout/address-values.ts';
import { messageOf } from '../checkout/form-rules.ts';
import { readAddress } from '../checkout/read-address.ts';
import { typeOf } from '../checkout/start-values.ts';
import { isVatNumberTooShort } from '../checkout/submission.ts';
import { type AddressCountry, isAddressCountry } from '../country/address-countries.ts';
import type { CountryCode } from '../country/countries.ts';
import { parsedJson } from '../json.ts';
import {
  type AddressBook,
  type AddressUse,
  addressUses,
  type SavedAddress,
} from './address-book.ts';
import { type ClientType, type Customer, clientTypes } from './customer.ts';
import type { Read } from './forms.ts';

export const clientTypeField = { billing: 'clientType', shipping: 'shipping.clientType' } as const;

/** Goods go to the market's country only; an address saved for another market keeps its own. */
export function entryCountry(
  values: FieldValues,
  use: AddressUse,
  market: CountryCode,
): AddressCountry {
  const chosen = values[`${use}.country`] ?? '';
  return isAddressCountry(chosen) ? chosen : market;
}

/** What the form begins with: the address to change, or the customer's name and company. */
export function entryValues(
  use: AddressUse,
  known: Address | undefined,
  { clientType, firstName, lastName, companyName, vatId }: Customer,
): FieldValues {
  if (known) {
    const type = typeOf(known) ?? 'private';
    return { ...addressValues(`${use}.`, known), [clientTypeField[use]]: type };
  }
  return {
    [clientTypeField[use]]: clientType,
    [`${use}.firstName`]: firstName,
    [`${use}.lastName`]: lastName,
    [`${use}.company`]: companyName ?? '',
    'billing.vatNumber': vatId ?? '',
  };
}

/** `known`: the address that is changed. What it has and the form does not ask for stays. */
export function readEntry(
  typed: FieldValues,
  use: AddressUse,
  market: CountryCode,
  known?: Address,
): Read<Address> {
  const prefix = `${use}.` as const;
  const { [`${prefix}confirmNoNumber`]: _confirmed, ...kept } = addressValues(prefix, known);
  const values = { ...kept, ...typed };
  const country = entryCountry(values, use, market);
  const clientType = clientTypes.find((type) => type === values[clientTypeField[use]]);
  const read = readAddress(values, {
    prefix,
    country,
    clientType: clientType ?? 'private',
    market,
    isDelivery: use === 'shipping' && country === market,
  });
  const errors = {
    ...read.errors,
    ...clientTypeError(use, clientType),
    ...vatError(values, use, clientType),
  };
  if (Object.keys(errors).length > 0) {
    return { ok: false, errors: fromTopToBottom(errors, country, country) };
  }
  return { ok: true, value: { ...read.address, ...deliveryNotesOf(known) } };
}

function clientTypeError(use: AddressUse, clientType: ClientType | undefined): FieldErrors {
  return clientType ? {} : { [clientTypeField[use]]: { key: messageOf('oneOf', 'clientType') } };
}

function vatError(
  values: FieldValues,
  use: AddressUse,
  clientType: ClientType | undefined,
): FieldErrors {
  const name = `${use}.vatNumber`;
  const isWrong = clientType === 'company' && isVatNumberTooShort(values[name]);
  return isWrong ? { [name]: { key: 'field.vatNumber' } } : {};
}

function deliveryNotesOf(known: Address | undefined): Partial<Address> {
  const notes = Object.entries(known ?? {}).filter(([name]) => name.startsWith('deliveryNote'));
  return Object.fromEntries(notes);
}

/** A removed address with all that is needed to save it again. */
const removedEntry = z.object({
  address: address.omit({ id: true }),
  uses: z.array(z.enum(addressUses)),
  defaults: z.array(z.enum(addressUses)),
});
export type RemovedEntry = z.output<typeof removedEntry>;

export function removedFrom(book: AddressBook, { id, ...rest }: SavedAddress): RemovedEntry {
  const ids = { shipping: book.shippingAddressIds, billing: book.billingAddressIds };
  return {
    address: rest,
    uses: addressUses.filter((use) => ids[use].includes(id)),
    defaults: addressUses.filter((use) => defaultOf(book, use) === id),
  };
}

/** From the text of a form; undefined if it is none. */
export const readRemovedEntry = (text: string): RemovedEntry | undefined =>
  removedEntry.safeParse(parsedJson(text)).data;

/** The id of the default address. */
export function defaultOf(book: AddressBook, use: AddressUse): string | undefined {
  return use === 'shipping' ? book.defaultShippingAddressId : book.defaultBillingAddressId;
}
