/** Invoices and credit notes of orders: numbered without gaps, in the transaction that stores them. */
import { sql } from 'drizzle-orm';
import type { Invoice, InvoiceDraft } from '#domain/invoice/invoice.ts';
import { seriesDigits, seriesOf } from '#domain/invoice/invoice-number.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';

/** The order's documents, the oldest first. */
export async function documentsOf(db: D1Database, orderId: string): Promise<Invoice[]> {
  const found = await rows<{ document: string }>(
    db,
    sql`SELECT document FROM order_documents WHERE order_id = ${orderId} ORDER BY rowid`,
  );
  return found.map(({ document }) => JSON.parse(document) as Invoice);
}

/**
 * Stores the document with the next number of its series. `known`: how many documents of the order it was made from;
 * false if there are others by now, and then no number is used up.
 */
export async function storeDocument(
  db: D1Database,
  id: string,
  draft: InvoiceDraft,
  known: number,
): Promise<boolean> {
  const prefix = seriesOf(draft);
  const series = `document ${prefix}`;
  const isNext = sql`NOT EXISTS (SELECT 1 FROM order_documents WHERE id = ${id})
    AND (SELECT count(*) FROM order_documents WHERE order_id = ${draft.order.id}) = ${known}`;
  const number = sql`${prefix} || printf('%0' || ${seriesDigits} || 'd', value)`;
  const results = await batch(db, [
    sql`INSERT INTO sequences (name, value) VALUES (${series}, 0) ON CONFLICT DO NOTHING`,
    sql`UPDATE sequences SET value = value + 1 WHERE name = ${series} AND ${isNext}`,
    sql`INSERT INTO order_documents (id, number, order_id, document)
      SELECT ${id}, ${number}, ${draft.order.id},
        json_set(${JSON.stringify(draft)}, '$.number', ${number})
      FROM sequences WHERE name = ${series} AND ${isNext} RETURNING id`,
  ]);
  return (results.at(-1)?.length ?? 0) > 0;
}

/** Those of the documents with these numbers that go with this mail: a document goes with the first mail that asks. */
export async function claimForMail(
  db: D1Database,
  mailId: string,
  numbers: readonly string[],
): Promise<string[]> {
  const [, claimed] = await batch(db, [
    sql`INSERT INTO mailed_documents (number, mail_id)
      SELECT number, ${mailId} FROM order_documents WHERE number IN ${eachOf([...numbers])}
      ON CONFLICT DO NOTHING`,
    sql`SELECT number FROM mailed_documents WHERE mail_id = ${mailId}`,
  ]);
  return (claimed as { number: string }[]).map(({ number }) => number);
}
