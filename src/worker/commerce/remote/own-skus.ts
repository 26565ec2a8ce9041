/**
 * A remote whose merchant has SKUs of any form, as the shop sees it: with the number that each article has here
 * (`data/catalogue/foreign-skus.ts`). SKUs that are numbers of the shop's form are the same on both sides.
 */
import { isOwnSku } from '#domain/catalogue/import/foreign-sku.ts';
import type { Outcome } from '#domain/operations.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import {
  renumberedCart,
  renumberedDraft,
  renumberedUpdates,
  type SkuTable,
  skusOfCart,
  skusOfUpdates,
  skusReferredTo,
  toldOf,
} from '#domain/remote/renumbered.ts';
import type { Numbering } from '../../data/catalogue/foreign-skus.ts';
import type { CatalogueSource, ProductsFound, StockEntry } from './catalogue-source.ts';
import type { RemoteCarts, RemoteShop } from './remote-shop.ts';

const none: SkuTable = new Map();

const foreignOnly = (skus: readonly string[]) => skus.filter((sku) => !isOwnSku(sku));

export const inOwnSkus = (shop: RemoteShop, numbering: Numbering): RemoteShop => ({
  ...shop,
  carts: cartsInOwnSkus(shop.carts, numbering),
  ...(shop.catalogue && { catalogue: catalogueInOwnSkus(shop.catalogue, numbering) }),
});

function cartsInOwnSkus(carts: RemoteCarts, { foreignOf, knownOf }: Numbering): RemoteCarts {
  async function outward(updates: readonly CartUpdate[]): Promise<CartUpdate[]> {
    const skus = skusOfUpdates(updates);
    return renumberedUpdates(updates, skus.length > 0 ? await foreignOf(skus) : none);
  }

  async function inward<Data extends RemoteCart | null>(
    answer: Outcome<Data>,
  ): Promise<Outcome<Data | RemoteCart>> {
    if (!answer.ok || !answer.data) return answer;
    const skus = foreignOnly(skusOfCart(answer.data));
    if (skus.length === 0) return answer;
    return { ok: true, data: renumberedCart(answer.data, await knownOf(skus)) };
  }

  return {
    ...carts,
    create: async ({ updates, ...draft }, asked) =>
      inward(await carts.create({ ...draft, updates: await outward(updates) }, asked)),
    find: async (by, asked) => inward(await carts.find(by, asked)),
    update: async (cart, updates, asked) =>
      inward(await carts.update(cart, await outward(updates), asked)),
  };
}

/** Articles that are new here get a number when they are read. */
export function catalogueInOwnSkus(
  source: CatalogueSource,
  { numbersFor, foreignOf, knownOf }: Numbering,
): CatalogueSource {
  const { products, stock, stockBySku, prices, reviews } = source;

  async function inOwn<Found extends ProductsFound>(found: Found): Promise<Found> {
    const { drafts, withdrawn, refused } = found;
    const skus = drafts.map(({ sku }) => sku);
    const goods = [
      ...foreignOnly(drafts.flatMap(skusReferredTo)).map((sku) => ({ sku })),
      ...drafts
        .filter(({ sku }) => !isOwnSku(sku))
        .map(({ sku, facts: { isBware } }) => ({ sku, isBware })),
    ];
    const numbers = goods.length > 0 ? await numbersFor(goods, skus.filter(isOwnSku)) : none;
    const others = foreignOnly([...withdrawn, ...refused.map(({ sku }) => sku)]);
    const known = others.length > 0 ? await knownOf(others) : none;
    return {
      ...found,
      drafts: drafts.map((draft) => renumberedDraft(draft, numbers)),
      withdrawn: withdrawn.flatMap((sku) => (isOwnSku(sku) ? sku : (known.get(sku) ?? []))),
      refused: refused.map(({ sku, why }) => {
        const number = known.get(sku);
        return number ? { sku: number, why: toldOf(why, sku) } : { sku, why };
      }),
    };
  }

  /** The shop has no stock of articles that it does not know. */
  async function entriesInOwn(entries: readonly StockEntry[]): Promise<StockEntry[]> {
    const skus = foreignOnly(entries.map(({ sku }) => sku));
    const known = skus.length > 0 ? await knownOf(skus) : none;
    return entries.flatMap((entry) => {
      const sku = isOwnSku(entry.sku) ? entry.sku : known.get(entry.sku);
      return sku ? { ...entry, sku } : [];
    });
  }

  async function outward(skus: readonly string[]): Promise<string[]> {
    const table = await foreignOf(skus);
    return skus.map((sku) => table.get(sku) ?? sku);
  }

  const mapped = async <Data, Other>(
    answer: Outcome<Data>,
    change: (data: Data) => Promise<Other>,
  ): Promise<Outcome<Other>> =>
    answer.ok ? { ok: true, data: await change(answer.data) } : answer;

  return {
    ...source,
    productsBySku: async (skus) => mapped(await source.productsBySku(await outward(skus)), inOwn),
    ...(products && { products: async (after) => mapped(await products(after), inOwn) }),
    ...(stock && {
      stock: async (after) =>
        mapped(await stock(after), async ({ entries, ...part }) => ({
          ...part,
          entries: await entriesInOwn(entries),
        })),
    }),
    // The others come with their products.
    ...(prices && {
      prices: async (after) =>
        mapped(await prices(after), async ({ skus, ...part }) => {
          const known = await knownOf(foreignOnly(skus));
          return {
            ...part,
            skus: skus.flatMap((sku) => (isOwnSku(sku) ? sku : (known.get(sku) ?? []))),
          };
        }),
    }),
    ...(reviews && {
      reviews: async (after) =>
        mapped(await reviews(after), async ({ reviews: found, ...part }) => {
          const goods = foreignOnly(found.map(({ sku }) => sku)).map((sku) => ({ sku }));
          const numbers = goods.length > 0 ? await numbersFor(goods, []) : none;
          return {
            ...part,
            reviews: found.map((each) => ({ ...each, sku: numbers.get(each.sku) ?? each.sku })),
          };
        }),
    }),
    ...(stockBySku && {
      stockBySku: async (skus) => mapped(await stockBySku(await outward(skus)), entriesInOwn),
    }),
  };
}
