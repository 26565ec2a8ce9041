/** Writes product-changed events to the outbox in the transaction of the change, a hundred products per event. */

import { inserts } from '../../d1/bulk-insert.ts';
import { chunk } from '../../d1/chunk.ts';

const skusPerEvent = 100;

export function productsChanged(
  db: D1Database,
  skus: readonly string[],
  now: Date,
): D1PreparedStatement[] {
  const at = now.toISOString();
  const events = chunk(skus, skusPerEvent).map((part) => {
    const id = crypto.randomUUID();
    return [id, JSON.stringify({ id, at, type: 'product-changed', skus: part }), at];
  });
  return inserts(db, { table: 'outbox', columns: ['id', 'event', 'at'] }, events);
}
