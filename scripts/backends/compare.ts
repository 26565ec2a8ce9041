/** `npm run backends -- compare`: asks the remote and the shop's copy the same questions, and tells where answers differ. */
import {
  type CategoriesKnown,
  categoriesKnown,
} from '#domain/catalogue/import/categories-known.ts';
import type { Outcome } from '#domain/operations.ts';
import { completedProduct } from '#domain/remote/catalogue/completed-product.ts';
import { dataOf, progressOf } from '../../src/worker/commerce/remote/catalogue/follow.ts';
import {
  beginning,
  type CatalogueSource,
  type Cursor,
  type Part,
  type ProductsFound,
} from '../../src/worker/commerce/remote/catalogue-source.ts';
import { catalogueInOwnSkus } from '../../src/worker/commerce/remote/own-skus.ts';
import { publishedSkus } from '../../src/worker/data/catalogue/known-products.ts';
import {
  readCategories,
  readProductsBySku,
} from '../../src/worker/data/catalogue/read-documents.ts';
import { temporaryNumbering } from '../../src/worker/data/catalogue/remote-skus.ts';
import { preparedOnce } from '../catalogue/loading/prepared-once.ts';
import type { Output } from '../catalogue/run-command.ts';
import { type Difference, differencesOf, tableOf } from './differences.ts';

const notYet = 'changed since the last run: npm run backends -- import';
const skusAtOnce = 5000;

/** Returns whether every difference has a reason. */
export async function compareCatalogues(
  remote: CatalogueSource,
  opened: D1Database,
  { log }: Output,
): Promise<boolean> {
  const db = preparedOnce(opened);
  const source = catalogueInOwnSkus(remote, temporaryNumbering(db));
  const now = new Date();
  const stored = await readCategories(db);
  const known = categoriesKnown(stored);
  const fresh = await changedSince(source, db);
  const differences: Difference[] = [...(await ofCategories(source, known, fresh.at))];
  const seen = new Set<string>();
  const explained = new Map<string, string>();
  /** What articles are called there, by the shop's number. */
  const foreignSkus = new Map<string, string>();
  let onSale = 0;
  for await (const { drafts, withdrawn, refused } of everyPart(source, db, beginning)) {
    onSale += drafts.length;
    for (const { sku, why } of refused) explained.set(sku, `refused: ${why}`);
    for (const sku of withdrawn) seen.add(sku);
    const skus = [...drafts.map(({ sku }) => sku), ...withdrawn];
    const copies = new Map(
      (await readProductsBySku(db, skus)).map((product) => [product.sku, product]),
    );
    for (const sku of withdrawn) {
      if (copies.get(sku)?.published)
        differences.push({ of: sku, what: 'article', remote: 'withdrawn', shop: 'on sale' });
    }
    for (const draft of drafts) {
      seen.add(draft.sku);
      if (draft.foreignSku) foreignSkus.set(draft.sku, draft.foreignSku);
      const before = copies.get(draft.sku);
      const found = differencesOf(draft, before, known);
      differences.push(...found);
      const made = found.length > 0 && completedProduct(draft, { before, known, now });
      if (made && 'why' in made) explained.set(draft.sku, `refused: ${made.why}`);
    }
  }
  let offered = 0;
  for (let after = ''; ; ) {
    const skus = await publishedSkus(db, { after, limit: skusAtOnce });
    offered += skus.length;
    for (const sku of skus.filter((each) => !seen.has(each)))
      differences.push({ of: sku, what: 'article', remote: '–', shop: 'on sale' });
    after = skus.at(-1) ?? '';
    if (skus.length < skusAtOnce) break;
  }
  const told = differences.map((difference): Difference => {
    const { of, what, reason } = difference;
    const isFresh = (what === 'stock' ? fresh.stock : fresh.skus).has(of) || fresh.skus.has(of);
    const found = reason ?? explained.get(of) ?? (isFresh ? notYet : undefined);
    return { ...difference, ...(found && { reason: found }) };
  });
  const nameOf = (sku: string) => foreignSkus.get(sku) ?? sku;
  const named = told.map((difference) => ({ ...difference, of: nameOf(difference.of) }));
  if (named.length > 0) for (const line of tableOf(named)) log(line);
  for (const [sku, why] of explained)
    if (!told.some(({ of }) => of === sku)) log(`${nameOf(sku)}: ${why}`);
  const open = told.filter(({ reason }) => reason === undefined).length;
  const { followedAt = 'never' } = (await progressOf({ db, source })) ?? {};
  log(`followed last: ${followedAt}`);
  log(
    `on sale: ${onSale} articles at ${source.name}, ${offered} in the shop; categories: ${stored.length}`,
  );
  log('carts are compared by: npm run backends -- compare carts');
  log(`differences: ${told.length}, unexplained: ${open}`);
  return open === 0;
}

type Fresh = { skus: Set<string>; stock: Set<string>; at: string };

/** What the next run of the job would read. */
async function changedSince(source: CatalogueSource, db: D1Database): Promise<Fresh> {
  const progress = await progressOf({ db, source });
  const fresh: Fresh = {
    skus: new Set(),
    stock: new Set(),
    at: progress?.categories ?? beginning.at,
  };
  // Without a list nothing tells what has changed.
  if (!source.products) return fresh;
  const start = progress?.products.cursor ?? beginning;
  for await (const { drafts, withdrawn } of everyPart(source, db, start)) {
    for (const { sku } of drafts) fresh.skus.add(sku);
    for (const sku of withdrawn) fresh.skus.add(sku);
  }
  if (!progress) return fresh;
  for await (const { skus } of partsAfter(progress.prices.cursor, source.prices))
    for (const sku of skus) fresh.skus.add(sku);
  for await (const { entries } of partsAfter(progress.stock.cursor, source.stock))
    for (const { sku } of entries) fresh.stock.add(sku);
  return fresh;
}

/** A list of the remote from there on; nothing of one that it does not have. */
async function* partsAfter<List extends Part>(
  start: Cursor,
  read: ((after: Cursor) => Promise<Outcome<List>>) | undefined,
): AsyncGenerator<List> {
  for (let after: Cursor | undefined = start; read && after; ) {
    const part: List = dataOf(await read(after));
    yield part;
    after = part.isLast ? undefined : part.last;
  }
}

/** Of a remote without a list: what it has of the articles that the shop knows. */
async function* everyPart(
  source: CatalogueSource,
  db: D1Database,
  start: Cursor,
): AsyncGenerator<ProductsFound> {
  if (source.products) {
    yield* partsAfter(start, source.products);
    return;
  }
  for (let after = ''; ; ) {
    const skus = await publishedSkus(db, { after, limit: source.skusAtOnce });
    if (skus.length > 0) yield dataOf(await source.productsBySku(skus));
    if (skus.length < source.skusAtOnce) return;
    after = skus.at(-1) ?? '';
  }
}

async function ofCategories(
  source: CatalogueSource,
  known: CategoriesKnown,
  copiedAt: string,
): Promise<Difference[]> {
  const { drafts, refused } = dataOf(await source.categories(beginning.at));
  const later = new Set(dataOf(await source.categories(copiedAt)).drafts.map(({ key }) => key));
  return [
    ...refused.map(({ sku, why }) => ({
      of: `category ${sku}`,
      what: 'category',
      remote: 'is there',
      shop: '–',
      reason: `refused: ${why}`,
    })),
    ...drafts.flatMap((draft): Difference[] => {
      const of = `category ${draft.key}`;
      const stored = known.byKey(draft.key);
      const reason = later.has(draft.key) ? { reason: notYet } : {};
      if (!stored) return [{ of, what: 'category', remote: 'is there', shop: '–', ...reason }];
      return Object.entries(draft.texts).flatMap(([language, text]): Difference[] => {
        const shop = new Map(Object.entries(stored.texts)).get(language)?.name ?? '–';
        const remote = text.name ?? '–';
        return remote === shop ? [] : [{ of, what: `name.${language}`, remote, shop, ...reason }];
      });
    }),
  ];
}
