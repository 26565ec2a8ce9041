/** Keeps the index beside the catalogue: what changed, what still waits to be told, and all of it again. */
import type { KontorEvent } from '#domain/events.ts';
import { loadRecordFacts, loadRecords } from '../product-records.ts';
import { learnWords } from './dictionary.ts';
import { putProducts } from './write.ts';

/** Products in one transaction, each in up to 21 languages. */
const atOnce = 50;

/** All words first: what takes compounds apart has to know the last product's when it comes to the first. */
export async function indexProducts(
  db: D1Database,
  search: D1Database,
  skus: readonly string[],
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  const facts = await loadRecordFacts(db);
  const parts = Array.from({ length: Math.ceil(skus.length / atOnce) }, (_, index) =>
    skus.slice(index * atOnce, (index + 1) * atOnce),
  );
  const learnt = parts.length > 1;
  for (const part of learnt ? parts : []) {
    await learnWords(search, (await loadRecords(db, part, facts)).records);
  }
  for (const [index, part] of parts.entries()) {
    const { productIds, records } = await loadRecords(db, part, facts);
    await putProducts(search, productIds, records, { learnt });
    onProgress(Math.min(skus.length, (index + 1) * atOnce));
  }
}

/** What a command has changed, where no queue is at hand: its own events, and those that nobody has sent yet. */
export async function indexWaiting(db: D1Database, search: D1Database, now: Date): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT id, event FROM outbox
       WHERE sent_at IS NULL AND event ->> 'type' = 'product-changed' ORDER BY at`,
    )
    .all<{ id: string; event: string }>();
  const events = results.map(({ event }) => JSON.parse(event) as KontorEvent);
  const skus = events.flatMap((event) => (event.type === 'product-changed' ? event.skus : []));
  await indexProducts(db, search, [...new Set(skus)]);
  await db
    .prepare('UPDATE outbox SET sent_at = ?2 WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(results.map(({ id }) => id)), now.toISOString())
    .run();
}
