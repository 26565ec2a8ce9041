/** A shop in front of commercetools whose database begins without a catalogue, and what somebody changes there. */
import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { KontorEvent } from '#domain/events.ts';
import { readProductsBySku } from '#worker/data/catalogue/read-documents.ts';
import { writeStores } from '#worker/data/stores/write-stores.ts';
import { jobs } from '#worker/jobs/jobs.ts';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import { type Bindings, environmentOf } from '#worker/settings/environment.ts';
import { demoStores } from '../../../demo/stores.ts';
import { productDraft } from '../../../scripts/backends/commercetools/products.ts';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { commercetoolsBindings, middlewareBindings } from './remote-bindings.ts';
import { twinRead, twinRecord } from './twin.ts';

const { CATALOGUE_DB, TEST_MIGRATIONS } = env as typeof env & {
  CATALOGUE_DB: D1Database;
  TEST_MIGRATIONS: D1Migration[];
};

/** Events that the shop has sent and no handler has got yet. */
export const sent: KontorEvent[] = [];

/** In place of the queue, whose handlers have the database of another shop. */
const events = {
  send: async (event: KontorEvent) => void sent.push(event),
  sendBatch: async (batch: Iterable<MessageSendRequest<KontorEvent>>) =>
    void sent.push(...[...batch].map(({ body }) => body)),
} as unknown as typeof env.EVENTS;

export const copying = {
  ...commercetoolsBindings(env),
  DB: CATALOGUE_DB,
  EVENTS: events,
  PAGE_CACHE: 'on' as const,
};

/** Without goods. */
export async function openEmptyShop(): Promise<void> {
  const now = new Date();
  await applyD1Migrations(CATALOGUE_DB, TEST_MIGRATIONS);
  await writeStores(CATALOGUE_DB, demoStores(now), now);
}

/** The clock of the twin, which a test does not advance; each run is a second later. */
const start = Date.now();
let runs = 0;

/** A shop in front of the shop of the other tests. */
export const askingPeer = { ...middlewareBindings(env), EVENTS: events };

/** One run of the scheduled job. */
export const followOnce = (bindings: Bindings = copying) =>
  runJobs(
    environmentOf(bindings),
    new Date(start + 1_000 * ++runs),
    jobs.filter(({ name }) => name === 'follow-catalogue'),
  );

export const copyOf = async (
  sku: string,
  { DB }: Pick<Bindings, 'DB'> = copying,
): Promise<ProductDocument | undefined> => (await readProductsBySku(DB, [sku]))[0];

/** How often each of these tags has changed. */
export async function versionsOf(...tags: string[]): Promise<unknown> {
  const { results } = await CATALOGUE_DB.prepare(
    'SELECT tag, version FROM page_changes WHERE tag IN (SELECT value FROM json_each(?1)) ORDER BY tag',
  )
    .bind(JSON.stringify(tags))
    .all();
  return results;
}

/** The key of the product with this SKU: keys have fewer characters. */
export const keyThere = (sku: string): string => sku.replace(/[^\w-]/g, '-');

/** Somebody puts an article on sale there, as one of the demo under another SKU. Returns its entry of stock. */
export async function putOnSaleThere(sku: string, name: string): Promise<Record<string, unknown>> {
  const [like] = await readProductsBySku(env.DB, [twinSkus.parcel]);
  if (!like) throw new Error(twinSkus.parcel);
  const key = keyThere(sku);
  const texts = Object.entries(like.texts).map(([language, text]) => [
    language,
    { ...text, name, slug: `neu-${language}-${key.slice(2)}` },
  ]);
  const document = { ...like, id: key, sku: key, texts: Object.fromEntries(texts) };
  const draft = productDraft(document, { at: new Date(start), reductionId: '' });
  const masterVariant = { ...(draft.masterVariant as object), sku };
  await twinRecord('products', { ...draft, masterVariant });
  return twinRecord('inventory', { sku, quantityOnStock: 40 });
}

/** Changes the product there, on its present version. */
export async function changeThere(sku: string, ...actions: object[]): Promise<void> {
  const path = `products/key=${keyThere(sku)}`;
  const { version } = await twinRead(path);
  await twinRecord(path, { version, actions });
}
