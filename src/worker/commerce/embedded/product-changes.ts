/** Tells of products that changed, in the transaction that changes them: by the outbox, a hundred an event. */
import { inserts } from './statements.ts';

const atOnce = 100;

export function productsChanged(
  db: D1Database,
  skus: readonly string[],
  now: Date,
): D1PreparedStatement[] {
  const at = now.toISOString();
  const parts = Array.from({ length: Math.ceil(skus.length / atOnce) }, (_, index) =>
    skus.slice(index * atOnce, (index + 1) * atOnce),
  );
  const events = parts.map((part) => {
    const id = crypto.randomUUID();
    return [id, JSON.stringify({ id, at, type: 'product-changed', skus: part }), at];
  });
  return inserts(db, { table: 'outbox', columns: ['id', 'event', 'at'] }, events);
}
