/** A shop in front of a remote backend: with a database of its own, whose catalogue is a copy of what a test sells. */
import {
  applyD1Migrations,
  env as bindings,
  createExecutionContext,
  type D1Migration,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { readCategories, readProductsBySku } from '#worker/data/catalogue/read-documents.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import { writeStores } from '#worker/data/stores/write-stores.ts';
import worker from '#worker/index.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import { demoStores } from '../../../demo/stores.ts';
import { raisedLimits, raiseLimits } from '../../networks.ts';
import { type Visitor, visitor } from '../visitor.ts';
import {
  commercetoolsBindings,
  middlewareBindings,
  type RemoteBindings,
} from './remote-bindings.ts';

const { TEST_MIGRATIONS, MIDDLEWARE_DB, COMMERCETOOLS_DB } = bindings as typeof bindings &
  RemoteBindings & { TEST_MIGRATIONS: D1Migration[] };

/** Stores and categories, once for all files of a process. */
async function prepared(db: D1Database): Promise<void> {
  const isThere = await db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'settings'").first();
  if (isThere) return;
  const now = new Date();
  await applyD1Migrations(db, TEST_MIGRATIONS);
  await writeStores(db, demoStores(now), now);
  await db.prepare(raiseLimits).bind(JSON.stringify(raisedLimits)).run();
  await catalogueWriter(db, now).writeCategories(await readCategories(bindings.DB));
}

/** The shops in front know these articles. */
export async function copyToFront(...skus: string[]): Promise<void> {
  const products = await readProductsBySku(bindings.DB, skus);
  for (const db of [MIDDLEWARE_DB, COMMERCETOOLS_DB]) {
    await prepared(db);
    await catalogueWriter(db, new Date()).writeProducts(products);
  }
}

/** Who visits the shop with these bindings. */
export function visitorOf(front: Bindings, market: string): Visitor {
  return visitor(market, async (address, init) => {
    const context = createExecutionContext();
    const request = new Request(address, init) as Request<unknown, IncomingRequestCfProperties>;
    const response = await worker.fetch(request, front, context);
    await waitOnExecutionContext(context);
    return response;
  });
}

export const commercetoolsShopper = (market: string): Visitor =>
  visitorOf(commercetoolsBindings(bindings), market);

export const middlewareShopper = (market: string): Visitor =>
  visitorOf(middlewareBindings(bindings), market);
