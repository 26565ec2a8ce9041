/** Keeps the search index current: indexes changed products and those of unsent events. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import { prepared } from '../../d1/statements.ts';
import { addDictionaryWords, type KnownWords, knownWords } from './dictionary.ts';
import { loadRecordFacts, loadRecords, recordChunks } from './product-records.ts';
import { putProducts } from './write-index.ts';

/** Products per transaction, each in up to 21 languages. */
export const productsPerBatch = 50;

/** Called with the number of indexed products and their total. */
export type OnProgress = (done: number, all: number) => void;

export async function indexProducts(
  db: D1Database,
  search: D1Database,
  skus: readonly string[],
  onProgress?: OnProgress,
): Promise<void> {
  if (skus.length === 0) return;
  if (skus.length <= productsPerBatch) {
    await putAsTheyAre(db, search, skus);
    onProgress?.(skus.length, skus.length);
    return;
  }
  // Splitting the compounds of the first product needs the words of all products.
  await learnProducts(db, search, skus);
  await indexInBatches(db, search, skus, { known: await knownWords(search), onProgress });
}

/** A concurrent writer may have written newer data before: products are read again until nothing changes. */
const maxRounds = 5;

async function putAsTheyAre(
  db: D1Database,
  search: D1Database,
  skus: readonly string[],
): Promise<void> {
  const facts = await loadRecordFacts(db);
  let written = '';
  for (let round = 0; round < maxRounds; round += 1) {
    const part = await loadRecords(db, skus, facts);
    const read = JSON.stringify(part);
    if (read === written) return;
    await putProducts(search, part.productIds, part.records);
    written = read;
  }
}

/** Adds the words of these products to the dictionary. */
async function learnProducts(
  db: D1Database,
  search: D1Database,
  skus: readonly string[],
): Promise<void> {
  for await (const { records } of recordChunks(db, skus, productsPerBatch)) {
    await addDictionaryWords(search, records);
  }
}

/** Indexes the products in batches. `known`: all words of the index, if they include those of these products. */
export async function indexInBatches(
  db: D1Database,
  search: D1Database,
  skus: readonly string[],
  { known, onProgress }: { known?: KnownWords | undefined; onProgress?: OnProgress | undefined },
): Promise<void> {
  let done = 0;
  for await (const { productIds, records } of recordChunks(db, skus, productsPerBatch)) {
    await putProducts(search, productIds, records, known);
    done += productsPerBatch;
    onProgress?.(Math.min(skus.length, done), skus.length);
  }
}

/** Indexes the products of all unsent events, including those of others, for a command that has no queue. */
export async function indexWaiting(
  db: D1Database,
  search: D1Database,
  now: Date,
  onProgress?: OnProgress,
): Promise<void> {
  const { results } = await prepared(
    db,
    sql`SELECT id, event FROM outbox
       WHERE sent_at IS NULL AND event ->> 'type' = 'product-changed' ORDER BY at`,
  ).all<{ id: string; event: string }>();
  await indexProducts(db, search, skusIn(results), onProgress);
  await prepared(
    db,
    sql`UPDATE outbox SET sent_at = ${now.toISOString()} WHERE id IN (SELECT value FROM json_each(${JSON.stringify(results.map(({ id }) => id))}))`,
  ).run();
}

/** Articles that changed since then, whether or not their events were sent. */
export async function changedSince(db: D1Database, since: Date): Promise<string[]> {
  const { results } = await prepared(
    db,
    sql`SELECT event FROM outbox WHERE at >= ${since.toISOString()} AND event ->> 'type' = 'product-changed'`,
  ).all<{ event: string }>();
  return skusIn(results);
}

function skusIn(rows: readonly { event: string }[]): string[] {
  const events = rows.map(({ event }) => JSON.parse(event) as KontorEvent);
  return [
    ...new Set(events.flatMap((event) => (event.type === 'product-changed' ? event.skus : []))),
  ];
}
