/** The addresses that a customer has saved. Source: purchase-flow.txt §3 "Customer", §6, §7. */
import * as z from 'zod';
import { type Address, address } from '../checkout/address.ts';
import { addressFaults } from '../checkout/address-faults.ts';
import { storedAddress } from '../checkout/stored-address.ts';
import { type Failure, failure } from '../errors.ts';

/** What an address is used for. */
export const addressUses = ['shipping', 'billing'] as const;
export type AddressUse = (typeof addressUses)[number];

const savedAddress = address.extend({ id: z.string() });
export type SavedAddress = z.infer<typeof savedAddress>;

export const addressBook = z.object({
  /** The version of the customer. */
  version: z.int(),
  /** In the order in which they were saved. */
  addresses: z.array(savedAddress),
  shippingAddressIds: z.array(z.string()),
  billingAddressIds: z.array(z.string()),
  defaultShippingAddressId: z.string().exactOptional(),
  defaultBillingAddressId: z.string().exactOptional(),
});
export type AddressBook = z.infer<typeof addressBook>;

export type BookChange = { ok: true; book: AddressBook } | Failure;

/** More than a person needs. */
const maxAddresses = 50;

const idsOf = { shipping: 'shippingAddressIds', billing: 'billingAddressIds' } as const;
const defaultOf = {
  shipping: 'defaultShippingAddressId',
  billing: 'defaultBillingAddressId',
} as const;

/** An address that is already saved is not added again; only its uses are extended. The first one for a use is its default. */
export function withAddress(
  book: AddressBook,
  address: Address,
  uses: readonly AddressUse[],
  id: string,
): BookChange {
  const refusal = refusalOf(address);
  if (refusal) return refusal;
  const known = book.addresses.find((each) => isSameAddress(each, address));
  if (known) return { ok: true, book: firstIsDefault(usedFor(book, known.id, uses), book) };
  if (book.addresses.length >= maxAddresses) return failure('TooManyAddresses');
  const addresses = [...book.addresses, { ...address, id }];
  return { ok: true, book: firstIsDefault(usedFor({ ...book, addresses }, id, uses), book) };
}

function firstIsDefault(book: AddressBook, before: AddressBook): AddressBook {
  let next = book;
  for (const use of addressUses) {
    const isFirst = before[idsOf[use]].length === 0 && before[defaultOf[use]] === undefined;
    const [first] = book[idsOf[use]];
    if (isFirst && first) next = { ...next, ...optional(use, first) };
  }
  return next;
}

export function withChangedAddress(book: AddressBook, id: string, address: Address): BookChange {
  const known = book.addresses.find((each) => each.id === id);
  if (!known) return failure('AddressNotFound');
  const refusal = refusalOf(address);
  if (refusal) return refusal;
  if (isSameAddress(known, address)) return { ok: true, book };
  const addresses = book.addresses.map((each) => (each.id === id ? { ...address, id } : each));
  return { ok: true, book: { ...book, addresses } };
}

/** Succeeds if the address does not exist any more. */
export function withoutAddress(book: AddressBook, id: string): BookChange {
  if (!book.addresses.some((each) => each.id === id)) return { ok: true, book };
  const { defaultShippingAddressId, defaultBillingAddressId, ...rest } = book;
  const others = (ids: readonly string[]) => ids.filter((each) => each !== id);
  return {
    ok: true,
    book: {
      ...rest,
      addresses: book.addresses.filter((each) => each.id !== id),
      shippingAddressIds: others(book.shippingAddressIds),
      billingAddressIds: others(book.billingAddressIds),
      ...(defaultShippingAddressId !== id && optional('shipping', defaultShippingAddressId)),
      ...(defaultBillingAddressId !== id && optional('billing', defaultBillingAddressId)),
    },
  };
}

/** Null: none is the default. */
export function withDefault(book: AddressBook, use: AddressUse, id: string | null): BookChange {
  if (id !== null && !book.addresses.some((each) => each.id === id)) {
    return failure('AddressNotFound');
  }
  if ((book[defaultOf[use]] ?? null) === id) return { ok: true, book };
  const { [defaultOf[use]]: _before, ...rest } = book;
  const next: AddressBook = id === null ? rest : { ...rest, ...optional(use, id) };
  return { ok: true, book: id === null ? next : usedFor(next, id, [use]) };
}

/** The address to preselect: the default, else the first one for this use, else the first of all. */
export function preferredAddress(book: AddressBook, use: AddressUse): SavedAddress | undefined {
  const wanted = book[defaultOf[use]] ?? book[idsOf[use]][0];
  return book.addresses.find(({ id }) => id === wanted) ?? book.addresses[0];
}

/** Whether two addresses are equal except for their ids. */
export function isSameAddress(one: Address, other: Address): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(address: Address): string {
  // Normalised, because it may have been saved before VAT numbers were.
  const { id: _id, ...content } = storedAddress(address);
  return JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function optional(use: AddressUse, id: string | undefined) {
  return id === undefined ? {} : { [defaultOf[use]]: id };
}

function usedFor(book: AddressBook, id: string, uses: readonly AddressUse[]): AddressBook {
  const fresh = uses.filter((use) => !book[idsOf[use]].includes(id));
  if (fresh.length === 0) return book;
  const lists = fresh.map((use) => [
    idsOf[use],
    book.addresses
      .map((each) => each.id)
      .filter((each) => each === id || book[idsOf[use]].includes(each)),
  ]);
  return { ...book, ...Object.fromEntries(lists) };
}

/** An address is checked by the rules of its own country: it may be saved for another store. */
function refusalOf(address: Address): Failure | undefined {
  const faults = addressFaults(address, address.country);
  if (faults.length === 0) return undefined;
  const about = faults.map(({ field, fault }) => `${field} ${fault}`).join(', ');
  return failure('AddressIncorrect', { about });
}
