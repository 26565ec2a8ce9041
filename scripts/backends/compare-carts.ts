/** `npm run backends -- compare carts`: both backends price the same carts, and where amounts differ is told. */
import type { Cart } from '#domain/cart/cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { storeAt } from '#domain/store/dated-changes.ts';
import type { StoredStore } from '#domain/store/store.ts';
import type { Settings } from '#worker/settings/settings.ts';
import { catalogueInOwnSkus, inOwnSkus } from '../../src/worker/commerce/remote/own-skus.ts';
import { loadCartFacts } from '../../src/worker/data/carts/cart-facts.ts';
import { temporaryNumbering } from '../../src/worker/data/catalogue/remote-skus.ts';
import { loadStores } from '../../src/worker/data/stores/stores.ts';
import { preparedOnce } from '../catalogue/loading/prepared-once.ts';
import { progressBar } from '../catalogue/progress.ts';
import type { Output } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { cartDifferences, placed } from './cart-differences.ts';
import { cartSample, type Sample } from './cart-sample.ts';
import { cartsOfBoth } from './carts-of-both.ts';
import { type Difference, tableOf } from './differences.ts';
import type { RemoteWithCatalogue } from './remote-source.ts';

/** `stores`: absent: all. */
export type CartsAsked = { articles: number; stores?: readonly CountryCode[] | undefined };
type Own = { db: D1Database; settings: Settings; now: Date; output: Output };

/** Returns whether every store that sells was asked, every difference has a reason, and no cart is left at the remote. */
export async function compareCarts(
  remote: RemoteWithCatalogue,
  { articles, stores: chosen }: CartsAsked,
  { db: opened, settings, now, output }: Own,
): Promise<boolean> {
  const db = preparedOnce(opened);
  const numbering = temporaryNumbering(db);
  const source = catalogueInOwnSkus(remote.catalogue, numbering);
  const { carts } = inOwnSkus(remote, numbering);
  const stores = storesAmong(await loadStores(db), chosen).map((store) => storeAt(store, now));
  const sample = await cartSample(source, stores, { db, now, articles });
  const nameOf = (sku: string) => sample.foreignSkus.get(sku) ?? sku;
  const differences: Difference[] = [];
  let [asked, done, left] = [0, 0, 0];
  const all = sample.of.reduce((sum, { skus }) => sum + skus.length, 0);
  const onLeft = (why: string) => {
    left += 1;
    output.error(why);
  };
  const bar = progressBar('Carts', all);
  try {
    for (const { store, skus } of sample.of) {
      const facts = await loadCartFacts(db, store, { skus, codes: [] }, now);
      for (const sku of skus) {
        for await (const each of cartsOfBoth(sku, facts, { carts, db, settings }, onLeft)) {
          asked += 1;
          if ('why' in each) refused(sku, each);
          else differences.push(...cartDifferences(each, nameOf));
        }
        done += 1;
        bar.reach(done, all);
      }
    }
  } finally {
    // Also if the remote fails in between.
    bar.stop();
    if (differences.length > 0) for (const line of tableOf(differences)) output.log(line);
  }
  const [first] = sample.leftOut;
  if (first !== undefined)
    output.log(
      `${sample.leftOut.size} articles with another price there were left out, ${nameOf(first)} first: npm run backends -- compare`,
    );
  const keysOf = (some: Sample['of']) => some.map(({ store }) => store.key).join(', ');
  const silent = sample.of.filter(({ skus }) => skus.length === 0);
  const unknown = silent.filter(({ inStock }) => inStock > 0);
  if (unknown.length > 0)
    output.log(`no article is on sale in both at the same price: ${keysOf(unknown)}`);
  const empty = silent.filter(({ inStock }) => inStock === 0);
  if (empty.length > 0) output.log(`nothing is in stock: ${keysOf(empty)}`);
  const open = differences.filter(({ reason }) => reason === undefined).length;
  output.log(
    `carts compared: ${asked} at ${source.name}, in ${keysOf(sample.of.filter(({ skus }) => skus.length > 0)) || 'no store'}`,
  );
  output.log(`differences: ${differences.length}, unexplained: ${open}`);
  return asked > 0 && unknown.length === 0 && open === 0 && left === 0;

  function refused(sku: string, { shop, why }: { shop: Cart; why: string }): void {
    const [line] = shop.lineItems;
    const what = placed('cart', shop, line?.quantity ?? 0);
    output.error(`${nameOf(sku)}, ${what}: ${why}`);
    const total = String(shop.totalPrice.centAmount);
    differences.push({ of: nameOf(sku), what, remote: 'refused', shop: total });
  }
}

function storesAmong(
  all: readonly StoredStore[],
  chosen: readonly CountryCode[] | undefined,
): readonly StoredStore[] {
  const missing = chosen?.find((key) => !all.some((store) => store.key === key));
  if (missing) throw new WrongUsage(`the shop has no store ${missing}: docs/operations/stores.md`);
  return chosen ? all.filter(({ key }) => chosen.includes(key)) : all;
}
