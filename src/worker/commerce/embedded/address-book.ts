/** Calls of the port for a customer's addresses. What may become of them decides src/domain/customer/address-book.ts. */
import { sql } from 'drizzle-orm';
import type { Address } from '#domain/checkout/address.ts';
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
import type { Environment } from '../../environment.ts';
import { customerOfSession } from './customers.ts';
import { batch, databaseOf, rows } from './database.ts';

type Row = {
  id: string;
  document: string;
  isShipping: number;
  isBilling: number;
  isDefaultShipping: number;
  isDefaultBilling: number;
};

export function embeddedAddressBook(
  env: Environment,
): Pick<Commerce, keyof typeof addressOperations> {
  const { DB } = env;

  /** Applies a change to the book as it is; one that changes nothing has been made before and keeps the version. */
  async function change(
    version: number,
    caller: Caller,
    apply: (book: AddressBook) => BookChange,
  ): Promise<Outcome<AddressBook>> {
    const customer = await customerOfSession(databaseOf(DB), caller.session);
    if (!customer) return failure('NotLoggedIn');
    const book = await loadBook(DB, customer.id, customer.version);
    const changed = apply(book);
    if (!changed.ok) return changed;
    if (changed.book === book) return { ok: true, data: book };
    const stored = version === book.version && (await storeBook(DB, customer.id, changed.book));
    if (stored) return { ok: true, data: { ...changed.book, version: version + 1 } };
    const current = await customerOfSession(databaseOf(DB), caller.session);
    return failure('CustomerChanged', { currentVersion: current?.version ?? book.version });
  }

  return {
    async getCustomerAddresses(_input, { session }) {
      const customer = await customerOfSession(databaseOf(DB), session);
      if (!customer) return failure('NotLoggedIn');
      return { ok: true, data: await loadBook(DB, customer.id, customer.version) };
    },
    customerAddAddress: ({ version, address, uses }, caller) =>
      change(version, caller, (book) => withAddress(book, address, uses, crypto.randomUUID())),
    customerChangeAddress: ({ version, addressId, address }, caller) =>
      change(version, caller, (book) => withChangedAddress(book, addressId, address)),
    customerRemoveAddress: ({ version, addressId }, caller) =>
      change(version, caller, (book) => withoutAddress(book, addressId)),
    customerSetDefaultShippingAddress: ({ version, addressId }, caller) =>
      change(version, caller, (book) => withDefault(book, 'shipping', addressId)),
    customerSetDefaultBillingAddress: ({ version, addressId }, caller) =>
      change(version, caller, (book) => withDefault(book, 'billing', addressId)),
  };
}

async function loadBook(db: D1Database, customerId: string, version: number): Promise<AddressBook> {
  const found = await rows<Row>(
    db,
    sql`SELECT id, document, is_shipping AS isShipping, is_billing AS isBilling,
        is_default_shipping AS isDefaultShipping, is_default_billing AS isDefaultBilling
      FROM customer_addresses WHERE customer_id = ${customerId} ORDER BY position`,
  );
  const shipping = found.find((row) => row.isDefaultShipping);
  const billing = found.find((row) => row.isDefaultBilling);
  return {
    version,
    addresses: found.map(({ id, document }) => ({ ...(JSON.parse(document) as Address), id })),
    shippingAddressIds: found.filter((row) => row.isShipping).map(({ id }) => id),
    billingAddressIds: found.filter((row) => row.isBilling).map(({ id }) => id),
    ...(shipping && { defaultShippingAddressId: shipping.id }),
    ...(billing && { defaultBillingAddressId: billing.id }),
  };
}

/** In place of what was there, if nobody has changed it meanwhile: each statement asks for the version, the last moves it on. */
async function storeBook(db: D1Database, customerId: string, book: AddressBook): Promise<boolean> {
  const isCurrent = sql`EXISTS (SELECT 1 FROM customers
    WHERE id = ${customerId} AND version = ${book.version})`;
  const entries = book.addresses.map(({ id, ...document }) => ({
    id,
    document,
    isShipping: book.shippingAddressIds.includes(id),
    isBilling: book.billingAddressIds.includes(id),
    isDefaultShipping: book.defaultShippingAddressId === id,
    isDefaultBilling: book.defaultBillingAddressId === id,
  }));
  const [, , moved = []] = await batch(db, [
    sql`DELETE FROM customer_addresses WHERE customer_id = ${customerId} AND ${isCurrent}`,
    sql`INSERT INTO customer_addresses (customer_id, id, position, document, is_shipping,
        is_billing, is_default_shipping, is_default_billing)
      SELECT ${customerId}, value ->> 'id', key, value -> 'document', value ->> 'isShipping',
        value ->> 'isBilling', value ->> 'isDefaultShipping', value ->> 'isDefaultBilling'
      FROM json_each(${JSON.stringify(entries)}) WHERE ${isCurrent}`,
    sql`UPDATE customers SET version = version + 1
      WHERE id = ${customerId} AND version = ${book.version} RETURNING version`,
  ]);
  return moved.length > 0;
}
