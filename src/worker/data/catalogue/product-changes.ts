/** Tells of products that changed, in the transaction that changes them: by the outbox, a hundred an event. */

import { inserts } from '../../d1/bulk-insert.ts';
import { chunk } from '../../d1/chunk.ts';

const productsPerBatch = 100;

export function productsChanged(
  db: D1Database,
  skus: readonly string[],
  now: Date,
): D1PreparedStatement[] {
  const at = now.toISOString();
  const events = chunk(skus, productsPerBatch).map((part) => {
    const id = crypto.randomUUID();
    return [id, JSON.stringify({ id, at, type: 'product-changed', skus: part }), at];
  });
  return inserts(db, { table: 'outbox', columns: ['id', 'event', 'at'] }, events);
}
