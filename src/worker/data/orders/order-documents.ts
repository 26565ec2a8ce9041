/** Invoices and credit notes of orders: numbered without gaps, in the transaction that stores them. */
import { sql } from 'drizzle-orm';
import type { Invoice, InvoiceDraft } from '#domain/invoice/invoice.ts';
import { seriesDigits, seriesOf } from '#domain/invoice/invoice-number.ts';
import { batch, rows } from '../../d1/statements.ts';

/** The order's documents, the oldest first. */
export async function documentsOf(db: D1Database, orderId: string): Promise<Invoice[]> {
  const found = await rows<{ document: string }>(
    db,
    sql`SELECT document FROM order_documents WHERE order_id = ${orderId} ORDER BY rowid`,
  );
  return found.map(({ document }) => JSON.parse(document) as Invoice);
}

/** The document with this id, if it has been stored. */
export async function documentWithId(db: D1Database, id: string): Promise<Invoice | undefined> {
  const [found] = await rows<{ document: string }>(
    db,
    sql`SELECT document FROM order_documents WHERE id = ${id}`,
  );
  return found && (JSON.parse(found.document) as Invoice);
}

/**
 * Stores the document with the next number of its series. `known`: how many documents of the order it was made from;
 * undefined if there are others by now, and then no number is used up.
 */
export async function storeDocument(
  db: D1Database,
  id: string,
  draft: InvoiceDraft,
  known: number,
): Promise<Invoice | undefined> {
  const prefix = seriesOf(draft);
  const series = `document ${prefix}`;
  const isNext = sql`NOT EXISTS (SELECT 1 FROM order_documents WHERE id = ${id})
    AND (SELECT count(*) FROM order_documents WHERE order_id = ${draft.order.id}) = ${known}`;
  const number = sql`${prefix} || printf('%0' || ${seriesDigits} || 'd', value)`;
  await batch(db, [
    sql`INSERT INTO sequences (name, value) VALUES (${series}, 0) ON CONFLICT DO NOTHING`,
    sql`UPDATE sequences SET value = value + 1 WHERE name = ${series} AND ${isNext}`,
    sql`INSERT INTO order_documents (id, number, order_id, document)
      SELECT ${id}, ${number}, ${draft.order.id},
        json_set(${JSON.stringify(draft)}, '$.number', ${number})
      FROM sequences WHERE name = ${series} AND ${isNext}`,
  ]);
  return documentWithId(db, id);
}
