/** Loads the demo shop into a database. Idempotent; stock that orders have reduced is not reset. */
import { catalogueWriter } from '../src/worker/data/catalogue/write-products.ts';
import {
  storedVersions,
  storeVersions,
  type Version,
} from '../src/worker/data/content/write-content.ts';
import { writeDiscounts } from '../src/worker/data/deals/discounts.ts';
import { writeGuarantees } from '../src/worker/data/deals/guarantees.ts';
import { importReviews } from '../src/worker/data/reviews/write-reviews.ts';
import { writeSynonyms } from '../src/worker/data/search/synonyms.ts';
import { writeStores } from '../src/worker/data/stores/write-stores.ts';
import { demoCatalogue } from './catalogue.ts';
import { demoCodes, demoDiscounts } from './discounts.ts';
import type { DemoFiles } from './files.ts';
import { demoGuarantees } from './guarantees.ts';
import { demoStores } from './stores.ts';
import { demoSynonyms } from './synonyms.ts';

/** The number of products written together; a document has texts in 21 languages and 25 prices. */
const chunkSize = 20;
const reviewsAtOnce = 100;
/** Begun long ago: loading the demo is no change of pages that shoppers have seen. */
const ever = { from: '2000-01-01T00:00:00.000Z', until: null };

export async function loadDemo(
  db: D1Database,
  today: Date,
  { reviews, content }: DemoFiles,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const now = await demoDate(db, today);
  const documents = demoCatalogue(now);
  const categories = documents.filter((document) => document.type === 'category');
  const products = documents.filter((document) => document.type === 'product');
  await writeStores(db, demoStores(now), today);
  await writeDiscounts(db, demoDiscounts, demoCodes);
  await writeGuarantees(db, demoGuarantees(products), today);
  await writeSynonyms(db, demoSynonyms());
  await loadContent(db, content, today);
  const writer = catalogueWriter(db, now);
  await writer.writeCategories(categories);
  for (let start = 0; start < products.length; start += chunkSize) {
    await writer.writeProducts(products.slice(start, start + chunkSize));
    onProgress(Math.min(start + chunkSize, products.length), products.length);
  }
  for (let start = 0; start < reviews.length; start += reviewsAtOnce) {
    await importReviews(db, reviews.slice(start, start + reviewsAtOnce), today);
  }
}

/** Publishes the documents that are not stored yet. */
export async function loadContent(
  db: D1Database,
  content: readonly Version[],
  now: Date,
): Promise<void> {
  const known = await storedVersions(db);
  const added = content.filter(({ id }) => !known.has(id));
  await storeVersions(db, added, ever, { by: 'demo', now });
}

/** The date of the first load. Prices and new products are dated from it, so that later loads write the same data. */
async function demoDate(db: D1Database, today: Date): Promise<Date> {
  await db
    .prepare("INSERT INTO settings (key, value) VALUES ('demo-date', ?1) ON CONFLICT DO NOTHING")
    .bind(today.toISOString())
    .run();
  const row = await db
    .prepare("SELECT value FROM settings WHERE key = 'demo-date'")
    .first<{ value: string }>();
  return row ? new Date(row.value) : today;
}
