/** Calls of the port for a customer's addresses. Rules: src/domain/customer/address-book.ts. */
import {
  type AddressBook,
  type BookChange,
  withAddress,
  withChangedAddress,
  withDefault,
  withoutAddress,
} from '#domain/customer/address-book.ts';
import type { addressOperations } from '#domain/customer/address-operations.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce, Outcome } from '#domain/operations.ts';
import { bookUpdates } from '#domain/remote/customer-updates.ts';
import { loadAddressBook, storeAddressBook } from '../../../data/customers/addresses.ts';
import { customerOfSession } from '../../../data/customers/customers.ts';
import type { Environment } from '../../../settings/environment.ts';
import type { CustomerRecord } from '../../customer-record.ts';
import { steppedUp } from './stepped-up.ts';

export function embeddedAddressBook(
  env: Environment,
  record: CustomerRecord,
): Pick<Commerce, keyof typeof addressOperations> {
  const { DB } = env;

  const protectedOf = (caller: Caller) => steppedUp(env, caller);

  async function loggedIn(caller: Caller): ReturnType<typeof steppedUp> {
    const customer = await customerOfSession(DB, caller);
    return customer ? { ok: true, customer } : failure('NotLoggedIn');
  }

  /** Applies a change to the current book. A change without effect was already made: the version stays the same. */
  async function change(
    version: number,
    caller: Caller,
    apply: (book: AddressBook) => BookChange,
    knownOf = loggedIn,
  ): Promise<Outcome<AddressBook>> {
    const known = await knownOf(caller);
    if (!known.ok) return known;
    const { customer } = known;
    const book = await loadAddressBook(DB, customer.id, customer.version);
    const changed = apply(book);
    if (!changed.ok) return changed;
    if (changed.book === book) return { ok: true, data: book };
    const isCurrent = version === book.version;
    const told = isCurrent
      ? await record.change(customer, bookUpdates(book, changed.book), caller)
      : ({ ok: true } as const);
    if (!told.ok) return told;
    const stored = isCurrent && (await storeAddressBook(DB, customer.id, changed.book));
    if (stored) return { ok: true, data: { ...changed.book, version: version + 1 } };
    const current = await customerOfSession(DB, caller);
    return failure('CustomerChanged', { currentVersion: current?.version ?? book.version });
  }

  return {
    async getCustomerAddresses(_input, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      return { ok: true, data: await loadAddressBook(DB, customer.id, customer.version) };
    },
    customerAddAddress: ({ version, address, uses }, caller) =>
      change(version, caller, (book) => withAddress(book, address, uses, crypto.randomUUID())),
    customerChangeAddress: ({ version, addressId, address }, caller) =>
      change(version, caller, (book) => withChangedAddress(book, addressId, address), protectedOf),
    customerRemoveAddress: ({ version, addressId }, caller) =>
      change(version, caller, (book) => withoutAddress(book, addressId), protectedOf),
    customerSetDefaultShippingAddress: ({ version, addressId }, caller) =>
      change(version, caller, (book) => withDefault(book, 'shipping', addressId), protectedOf),
    customerSetDefaultBillingAddress: ({ version, addressId }, caller) =>
      change(version, caller, (book) => withDefault(book, 'billing', addressId), protectedOf),
  };
}
