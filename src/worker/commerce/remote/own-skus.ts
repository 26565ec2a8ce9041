/**
 * A remote whose merchant has SKUs of any form, as the shop sees it: with the number that each article has here
 * (`data/catalogue/remote-skus.ts`). SKUs that are numbers of the shop's form are the same on both sides.
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
import type { Numbering } from '../../data/catalogue/remote-skus.ts';
import type { CatalogueSource, ProductsFound, StockEntry } from './catalogue-source.ts';
import type { RemoteCarts, RemoteShop } from './remote-shop.ts';

export const inOwnSkus = (shop: RemoteShop, numbering: Numbering): RemoteShop => ({
  ...shop,
  carts: cartsInOwnSkus(shop.carts, numbering),
  ...(shop.catalogue && { catalogue: catalogueInOwnSkus(shop.catalogue, numbering) }),
});

const foreignOnly = (skus: readonly string[]) => skus.filter((sku) => !isOwnSku(sku));

async function withData<Data, Other>(
  answer: Promise<Outcome<Data>>,
  change: (data: Data) => Other | Promise<Other>,
): Promise<Outcome<Other>> {
  const given = await answer;
  return given.ok ? { ok: true, data: await change(given.data) } : given;
}

function cartsInOwnSkus(carts: RemoteCarts, numbering: Numbering): RemoteCarts {
  const outward = async (updates: readonly CartUpdate[]): Promise<CartUpdate[]> =>
    renumberedUpdates(updates, await numbering.foreignOf(skusOfUpdates(updates)));
  const inward = async (cart: RemoteCart): Promise<RemoteCart> =>
    renumberedCart(cart, await numbering.knownOf(foreignOnly(skusOfCart(cart))));

  return {
    ...carts,
    create: async ({ updates, ...draft }, asked) =>
      withData(carts.create({ ...draft, updates: await outward(updates) }, asked), inward),
    find: (by, asked) => withData(carts.find(by, asked), (cart) => cart && inward(cart)),
    update: async (cart, updates, asked) =>
      withData(carts.update(cart, await outward(updates), asked), inward),
  };
}

/** Articles that are new here get a number when they are read. */
export function catalogueInOwnSkus(source: CatalogueSource, numbering: Numbering): CatalogueSource {
  const { products, stock, stockBySku, prices } = source;

  /** The number of each SKU that has one: itself, unless it is that of an article with another SKU there. */
  async function numbersOf(skus: readonly string[]): Promise<SkuTable> {
    const own = skus.filter(isOwnSku);
    const [taken, known] = await Promise.all([
      numbering.foreignOf(own),
      numbering.knownOf(foreignOnly(skus)),
    ]);
    const free = own.filter((sku) => !taken.has(sku));
    return new Map([...free.map((sku): [string, string] => [sku, sku]), ...known]);
  }

  async function inOwn<Found extends ProductsFound>(found: Found): Promise<Found> {
    const { drafts, withdrawn, refused } = found;
    const goods = [
      ...drafts.flatMap(skusReferredTo).map((sku) => ({ sku })),
      ...drafts.map(({ sku, facts: { isBware } }) => ({ sku, isBware })),
    ];
    const foreign = goods.filter(({ sku }) => !isOwnSku(sku));
    const named = drafts.map(({ sku }) => sku).filter(isOwnSku);
    const taken = await numbering.foreignOf(named);
    const numbers = await numbering.numbersFor(foreign, named);
    const known = await numbersOf([...withdrawn, ...refused.map(({ sku }) => sku)]);
    return {
      ...found,
      drafts: drafts
        .filter(({ sku }) => !taken.has(sku))
        .map((draft) => renumberedDraft(draft, numbers)),
      withdrawn: withdrawn.flatMap((sku) => known.get(sku) ?? []),
      refused: [
        ...refused.map(({ sku, why }) => {
          const number = known.get(sku) ?? sku;
          return { sku: number, why: number === sku ? why : toldOf(why, sku) };
        }),
        ...[...taken].map(([sku, theirs]) => ({
          sku,
          why: `sku: is the number of ${theirs} here`,
        })),
      ],
    };
  }

  /** The shop has no stock of articles that it does not know. */
  async function entriesInOwn(entries: readonly StockEntry[]): Promise<StockEntry[]> {
    const known = await numbersOf(entries.map(({ sku }) => sku));
    return entries.flatMap(({ sku: theirs, ...entry }) => {
      const sku = known.get(theirs);
      return sku ? { ...entry, sku } : [];
    });
  }

  async function outward(skus: readonly string[]): Promise<string[]> {
    const table = await numbering.foreignOf(skus);
    return skus.map((sku) => table.get(sku) ?? sku);
  }

  return {
    ...source,
    productsBySku: async (skus) => withData(source.productsBySku(await outward(skus)), inOwn),
    ...(products && { products: (after) => withData(products(after), inOwn) }),
    ...(stock && {
      stock: (after) =>
        withData(stock(after), async ({ entries, ...part }) => ({
          ...part,
          entries: await entriesInOwn(entries),
        })),
    }),
    // Articles that are not known come with their products.
    ...(prices && {
      prices: (after) =>
        withData(prices(after), async ({ skus, ...part }) => ({
          ...part,
          skus: [...(await numbersOf(skus)).values()],
        })),
    }),
    ...(stockBySku && {
      stockBySku: async (skus) => withData(stockBySku(await outward(skus)), entriesInOwn),
    }),
  };
}
