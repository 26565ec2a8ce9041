/**
 * A made-up catalogue with its index, in a folder that a shop can be started from. The rows are written by the same
 * code as in a deployed shop, but directly to the files of the local databases, by one thread per processor.
 */
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { languages } from '#domain/country/countries.ts';
import { demoStores } from '../demo/stores.ts';
import { demoSynonyms } from '../demo/synonyms.ts';
import { databaseFile, fileDatabase } from '../scripts/file-database.ts';
import { openLocalDatabase } from '../scripts/local-database.ts';
import { catalogueWriter } from '../src/worker/data/catalogue/write-products.ts';
import { addDictionaryWords, knownWords } from '../src/worker/data/search/dictionary.ts';
import { countFrequent } from '../src/worker/data/search/frequent-tokens.ts';
import { loadRecordFacts, loadRecords } from '../src/worker/data/search/product-records.ts';
import { writeSynonyms } from '../src/worker/data/search/synonyms.ts';
import { putProducts } from '../src/worker/data/search/write-index.ts';
import { writeStores } from '../src/worker/data/stores/write-stores.ts';
import { madeUpCategories, madeUpProducts } from './made-up-catalogue.ts';

/** Processor seconds of all threads. */
export type Filled = { products: number; catalogue: number; index: number };
/** A part of the products, from index `from` to below `to`. */
export type Share = { state: string; now: Date; from: number; to: number; each: 'learn' | 'put' };

/** The first products, which contain all words of the catalogue: the others are copies of them. */
const originals = 300;
const productsPerBatch = 50;

export const searchState = (products: number) => `.wrangler/bench-search-${products}`;

/** `keep`: reuses a state that is filled already. */
export async function filledState(products: number, keep: boolean): Promise<Filled> {
  const state = searchState(products);
  const marker = `${state}/filled.json`;
  if (keep && existsSync(marker)) return JSON.parse(readFileSync(marker, 'utf8')) as Filled;
  rmSync(state, { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const { close } = await openLocalDatabase(state);
  await close();
  const now = new Date();
  await prepare(state, now);
  // Compounds can be split only if all words are known before the first product is indexed.
  const learnt = Math.min(originals, products);
  const first = await inThreads({ state, now, from: 0, to: learnt, each: 'learn' });
  const again = await inThreads({ state, now, from: 0, to: learnt, each: 'put' });
  const rest = await inThreads({ state, now, from: learnt, to: products, each: 'put' });
  await countAll(state);
  const all = [first, again, rest].flat();
  const sum = (name: 'catalogue' | 'index') => all.reduce((total, each) => total + each[name], 0);
  const filled = { products, catalogue: sum('catalogue'), index: sum('index') };
  writeFileSync(marker, JSON.stringify(filled));
  return filled;
}

async function prepare(state: string, now: Date): Promise<void> {
  const { db, close } = fileDatabase(databaseFile(state, 'products'));
  await writeStores(db, demoStores(now), now);
  await writeSynonyms(db, demoSynonyms());
  await catalogueWriter(db, now).writeCategories(madeUpCategories(now));
  close();
}

/** Counts frequent tokens, as a rebuild does at its end. */
async function countAll(state: string): Promise<void> {
  const { db, close } = fileDatabase(databaseFile(state, 'documents'));
  for (const language of languages) await countFrequent(db, language);
  close();
}

function inThreads({ from, to, ...share }: Share): Promise<Omit<Filled, 'products'>[]> {
  const threads = availableParallelism();
  const each = Math.ceil((to - from) / threads);
  return Promise.all(
    Array.from({ length: threads }, async (_, index) => {
      const start = Math.min(to, from + index * each);
      const workerData: Share = { ...share, from: start, to: Math.min(to, start + each) };
      const thread = new Worker('./bench/search-share.ts', { workerData });
      const [took] = await once(thread, 'message');
      await thread.terminate();
      return took as Omit<Filled, 'products'>;
    }),
  );
}

/** Writes a share of the products and their entries in the index. */
export async function fillShare(
  { state, now, from, to, each }: Share,
  onProgress: (done: number) => void,
): Promise<Omit<Filled, 'products'>> {
  const catalogue = fileDatabase(databaseFile(state, 'products'));
  const search = fileDatabase(databaseFile(state, 'documents'));
  const writer = catalogueWriter(catalogue.db, now);
  const facts = await loadRecordFacts(catalogue.db);
  const known = each === 'put' ? await knownWords(search.db) : undefined;
  const took = { catalogue: 0, index: 0 };
  const isNew = each === 'learn' || from >= originals;
  const put = async (part: readonly ProductDocument[]) => {
    const started = performance.now();
    if (isNew) await writer.writeProducts(part);
    const written = performance.now();
    const skus = part.map(({ sku }) => sku);
    const { productIds, records } = await loadRecords(catalogue.db, skus, facts);
    if (each === 'learn') await addDictionaryWords(search.db, records);
    else await putProducts(search.db, productIds, records, known);
    took.catalogue += (written - started) / 1000;
    took.index += (performance.now() - written) / 1000;
    onProgress(part.length);
  };
  let part: ProductDocument[] = [];
  for (const product of madeUpProducts(to, now, from)) {
    part.push(product);
    if (part.length < productsPerBatch) continue;
    await put(part);
    part = [];
  }
  if (part.length > 0) await put(part);
  catalogue.close();
  search.close();
  return took;
}
