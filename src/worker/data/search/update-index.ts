/** Keeps the index beside the catalogue: what changed, what still waits to be told, and all of it again. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import { prepared } from '../../d1/statements.ts';
import { addDictionaryWords, type KnownWords, knownWords } from './dictionary.ts';
import { loadRecordFacts, loadRecords, recordChunks, soldRecords } from './product-records.ts';
import { putProducts } from './write-index.ts';

/** Products in one transaction, each in up to 21 languages. */
export const productsPerBatch = 50;

/** Told how many are done, of how many. */
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
  // What takes compounds apart has to know the last product's words when it comes to the first.
  await learnProducts(db, search, skus);
  await indexInBatches(db, search, skus, { known: await knownWords(search), onProgress });
}

/** Somebody who read these later may have written them earlier: what was written is read once more. */
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

/** The words of all of these products. */
async function learnProducts(
  db: D1Database,
  search: D1Database,
  skus: readonly string[],
): Promise<void> {
  for await (const { records } of recordChunks(db, skus, productsPerBatch)) {
    await addDictionaryWords(search, soldRecords(records));
  }
}

/** Puts them into the index part by part. `known`: all its words, where those of these products are among them. */
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

/** What a command has changed, where no queue is at hand: its own events, and those that nobody has sent yet. */
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

/** Articles that changed since, whoever has heard of it already. */
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
