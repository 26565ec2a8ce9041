/** The address books of a customer, here and at the remote, after a login. */
import type { Customer } from '#domain/customer/customer.ts';
import type { Outcome } from '#domain/operations.ts';
import type { CustomerUpdate } from '#domain/remote/customer-update.ts';
import { lackingAddresses } from '#domain/remote/customer-updates.ts';
import { bookOf } from '#domain/remote/remote-book.ts';
import type { RemoteCustomer } from '#domain/remote/remote-customer.ts';
import { loadAddressBook, storeAddressBook } from '../../data/customers/addresses.ts';
import type { Asked, RemoteCustomers, RemoteReference } from './remote-shop.ts';

/** A shop without addresses of the customer takes over the remote's. */
export async function takenOver(
  db: D1Database,
  customer: Customer,
  remote: RemoteCustomer,
): Promise<Customer> {
  const theirs = bookOf(remote, customer.version);
  if (theirs.addresses.length === 0) return customer;
  const own = await loadAddressBook(db, customer.id, customer.version);
  const isStored = own.addresses.length === 0 && (await storeAddressBook(db, customer.id, theirs));
  return isStored ? { ...customer, version: customer.version + 1 } : customer;
}

/** Addresses that only the shop has become the remote's: later changes of them are made there too. */
export async function completed(
  db: D1Database,
  customers: RemoteCustomers,
  customer: Customer,
  remote: RemoteCustomer,
  asked: Asked,
  more: readonly CustomerUpdate[] = [],
): Promise<Outcome<RemoteReference>> {
  const book = await loadAddressBook(db, customer.id, customer.version);
  const updates = [...more, ...lackingAddresses(book, remote.addresses)];
  return updates.length > 0 ? customers.update(remote, updates, asked) : { ok: true, data: remote };
}
