/** A customer's addresses: the whole book is read and replaced at once. */
import { type SQL, sql } from 'drizzle-orm';
import type { Address } from '#domain/checkout/address.ts';
import type { AddressBook } from '#domain/customer/address-book.ts';
import { batch, rows } from '../../d1/statements.ts';

type Row = {
  id: string;
  document: string;
  isShipping: number;
  isBilling: number;
  isDefaultShipping: number;
  isDefaultBilling: number;
};

/** How many addresses are saved: a statement that is sent with others. */
export const addressCount = (customerId: string): SQL =>
  sql`SELECT count(*) AS count FROM customer_addresses WHERE customer_id = ${customerId}`;

export async function loadAddressBook(
  db: D1Database,
  customerId: string,
  version: number,
): Promise<AddressBook> {
  return addressBookIn(await rows(db, addressesOf(customerId)), version);
}

/** The addresses for `addressBookIn`: a statement that is sent with others. */
export const addressesOf = (customerId: string): SQL =>
  sql`SELECT id, document, is_shipping AS isShipping, is_billing AS isBilling,
      is_default_shipping AS isDefaultShipping, is_default_billing AS isDefaultBilling
    FROM customer_addresses WHERE customer_id = ${customerId} ORDER BY position`;

export function addressBookIn(selected: readonly unknown[], version: number): AddressBook {
  const found = selected as Row[];
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

/** Replaces the book if its version is unchanged: each statement checks the version, the last one increments it. */
export async function storeAddressBook(
  db: D1Database,
  customerId: string,
  book: AddressBook,
): Promise<boolean> {
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
