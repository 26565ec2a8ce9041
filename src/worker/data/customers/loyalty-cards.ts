/** The index of each customer's loyalty card: given once, in one transaction, without gaps. */
import { sql } from 'drizzle-orm';
import { batch, rows } from '../../d1/statements.ts';

const series = 'loyalty card';

export async function loyaltyCardOf(db: D1Database, customerId: string): Promise<number> {
  const hasNone = sql`id = ${customerId} AND loyalty_card IS NULL`;
  const results = await batch(db, [
    sql`INSERT INTO sequences (name, value) VALUES (${series}, 0) ON CONFLICT DO NOTHING`,
    sql`UPDATE sequences SET value = value + 1
      WHERE name = ${series} AND EXISTS (SELECT 1 FROM customers WHERE ${hasNone})`,
    sql`UPDATE customers SET loyalty_card = (SELECT value FROM sequences WHERE name = ${series})
      WHERE ${hasNone}`,
    sql`SELECT loyalty_card AS card FROM customers WHERE id = ${customerId}`,
  ]);
  const [row] = (results.at(-1) ?? []) as { card: number }[];
  if (!row) throw new Error('the customer is gone');
  return row.card;
}

/** The customer with the card of this index. */
export async function cardHolder(db: D1Database, index: number) {
  const [found] = await rows<{ email: string; name: string }>(
    db,
    sql`SELECT email, first_name || ' ' || last_name AS name FROM customers WHERE loyalty_card = ${index}`,
  );
  return found;
}
