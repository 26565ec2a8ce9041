/** Keeps the index beside the catalogue: what changed, what still waits to be told, and all of it again. */
import type { KontorEvent } from '#domain/events.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { inParts } from '../../../commerce/embedded/in-parts.ts';
import { loadRecordFacts, loadRecords } from '../product-records.ts';
import { learnWords } from './dictionary.ts';
import { putProducts } from './write.ts';

/** Products in one transaction, each in up to 21 languages. */
const atOnce = 50;

/** Who looks on while products are indexed. */
type Watch = {
  /** How many are done, of how many. */
  onProgress?: (done: number, all: number) => void;
  /** What is in the index now. */
  onRecords?: (records: readonly SearchRecord[]) => void;
};

/** All words first: what takes compounds apart has to know the last product's when it comes to the first. */
export async function indexProducts(
  db: D1Database,
  search: D1Database,
  skus: readonly string[],
  { onProgress, onRecords }: Watch = {},
): Promise<void> {
  const facts = await loadRecordFacts(db);
  const parts = inParts(skus, atOnce);
  const learnt = parts.length > 1;
  for (const part of learnt ? parts : []) {
    await learnWords(search, soldAmong((await loadRecords(db, part, facts)).records));
  }
  for (const [index, part] of parts.entries()) {
    const { productIds, records } = await loadRecords(db, part, facts);
    await putProducts(search, productIds, records, { learnt });
    onRecords?.(soldAmong(records));
    onProgress?.(Math.min(skus.length, (index + 1) * atOnce), skus.length);
  }
}

const soldAmong = (records: readonly SearchRecord[]) =>
  records.filter(({ stores }) => stores.length > 0);

/** What a command has changed, where no queue is at hand: its own events, and those that nobody has sent yet. */
export async function indexWaiting(
  db: D1Database,
  search: D1Database,
  now: Date,
  watch: Watch = {},
): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT id, event FROM outbox
       WHERE sent_at IS NULL AND event ->> 'type' = 'product-changed' ORDER BY at`,
    )
    .all<{ id: string; event: string }>();
  await indexProducts(db, search, skusIn(results), watch);
  await db
    .prepare('UPDATE outbox SET sent_at = ?2 WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(results.map(({ id }) => id)), now.toISOString())
    .run();
}

/** Articles that changed since, whoever has heard of it already. */
export async function changedSince(db: D1Database, since: Date): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT event FROM outbox WHERE at >= ?1 AND event ->> 'type' = 'product-changed'")
    .bind(since.toISOString())
    .all<{ event: string }>();
  return skusIn(results);
}

function skusIn(rows: readonly { event: string }[]): string[] {
  const events = rows.map(({ event }) => JSON.parse(event) as KontorEvent);
  return [
    ...new Set(events.flatMap((event) => (event.type === 'product-changed' ? event.skus : []))),
  ];
}
