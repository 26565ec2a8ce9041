/** Finds what belongs to a person: the values by which the marks find rows. */
import { type SQL, sql } from 'drizzle-orm';
import type { Address } from '#domain/checkout/address.ts';
import type { Order } from '#domain/order/order.ts';
import { vatNumberTextIn } from '#domain/vat/check.ts';
import type { PersonKey, TableMarks } from '../../d1/personal-data.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';

export type PersonKeys = Record<PersonKey, string[]>;

export type Person = {
  /** Lower case. */
  email: string;
  keys: PersonKeys;
  orders: Order[];
  /** What else events about the person contain. */
  names: { first: string; last: string; company: string }[];
};

/** By the e-mail address, or that of the account with it. `email`: lower case. */
export async function personWith(db: D1Database, email: string): Promise<Person> {
  const customers = sql`(SELECT id FROM customers WHERE email = ${email})`;
  const [customer, ordered, saved, carts, indexed] = (await batch(db, [
    sql`SELECT id, first_name AS first, last_name AS last, coalesce(company_name, '') AS company,
        vat_id AS vatId FROM customers WHERE email = ${email}`,
    sql`SELECT document FROM orders WHERE lower(customer_email) = ${email}
      UNION SELECT document FROM orders WHERE document ->> '$.customer.id' IN ${customers}`,
    sql`SELECT document FROM customer_addresses WHERE customer_id IN ${customers}`,
    sql`SELECT cart_id AS id FROM customer_carts WHERE customer_id IN ${customers}`,
    // Not the cart of another customer who has typed the address.
    sql`SELECT cart_id AS id FROM cart_index WHERE email = ${email}
      AND cart_id NOT IN (SELECT cart_id FROM customer_carts WHERE customer_id NOT IN ${customers})`,
  ])) as [
    { id: string; first: string; last: string; company: string; vatId: string | null }[],
    { document: string }[],
    { document: string }[],
    { id: string }[],
    { id: string }[],
  ];
  const orders = ordered.map(({ document }) => JSON.parse(document) as Order);
  const addresses = [
    ...saved.map(({ document }) => JSON.parse(document) as Address),
    ...orders.flatMap(({ billingAddress, shippingAddress }) => [billingAddress, shippingAddress]),
  ];
  const cart = distinct([...[...carts, ...indexed].map(({ id }) => id), ...orders.map(cartIdOf)]);
  const attempts = await rows<{ id: string }>(
    db,
    sql`SELECT id FROM payment_attempts WHERE cart_id IN ${eachOf(cart)}`,
  );
  return {
    email,
    orders,
    keys: {
      email: [email],
      customer: customer.map(({ id }) => id),
      order: orders.map(({ id }) => id),
      cart,
      attempt: attempts.map(({ id }) => id),
      vatNumber: distinct([
        ...customer.flatMap(({ vatId }) => vatId ?? []),
        ...addresses.flatMap((each) => vatNumberTextIn({ billingAddress: each }) ?? []),
      ]),
    },
    names: [
      ...customer.map(({ first, last, company }) => ({ first, last, company })),
      ...addresses.map(({ firstName, lastName, company = '' }) => ({
        first: firstName,
        last: lastName,
        company,
      })),
    ],
  };
}

const cartIdOf = ({ cart }: Order): string => cart.id;
const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** Which rows of a table are the person's; undefined if the marks name no way to find them. */
export function rowsOf({ of }: TableMarks, keys: PersonKeys): SQL | undefined {
  const conditions = (Object.entries(of) as [PersonKey, string | readonly string[]][]).flatMap(
    ([key, columns]) =>
      [columns].flat().map((column) => {
        const value = key === 'email' ? `lower(${column})` : column;
        return sql`${sql.raw(value)} IN ${eachOf(keys[key])}`;
      }),
  );
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` OR `)})` : undefined;
}

/** Whether anything is stored about the person. A request for their data alone does not count. */
export async function isKnown(
  db: D1Database,
  { keys }: Person,
  marks: readonly TableMarks[],
): Promise<boolean> {
  const found = await batch(
    db,
    marks.flatMap((each) => {
      const theirs = rowsOf(each, keys);
      if (!theirs || each.table === 'data_requests') return [];
      return [sql`SELECT 1 FROM ${sql.raw(each.table)} WHERE ${theirs} LIMIT 1`];
    }),
  );
  return found.some((each) => each.length > 0);
}
