/** `npm run backends -- export commercetools`: the shop's data as drafts, one NDJSON file for each kind. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { readCategories, readProducts } from '../../src/worker/data/catalogue/read-documents.ts';
import { readCartDiscounts } from '../../src/worker/data/deals/discounts.ts';
import { readExtraGuarantees } from '../../src/worker/data/deals/guarantees.ts';
import { loadStores } from '../../src/worker/data/stores/stores.ts';
import { preparedOnce } from '../catalogue/loading/prepared-once.ts';
import { everyCode } from '../catalogue/stored-deals.ts';
import { categoryDrafts } from './commercetools/categories.ts';
import { typeDrafts } from './commercetools/custom-field-sets.ts';
import {
  cartDiscountDraft,
  discountCodeDraft,
  volumeDiscountDrafts,
} from './commercetools/discounts.ts';
import { byKey, type Draft } from './commercetools/drafts.ts';
import { guaranteeDraft } from './commercetools/guarantees.ts';
import { inventoryDrafts } from './commercetools/inventory.ts';
import { figureTypes, productTypeDrafts } from './commercetools/product-types.ts';
import { productDraft, reductionDraft } from './commercetools/products.ts';
import { shippingMethodDrafts } from './commercetools/shipping-methods.ts';
import { channelDraft, storeDraft, zoneDraft } from './commercetools/stores.ts';
import { taxCategoryDraft } from './commercetools/taxes.ts';

const productsAtOnce = 50;

/** `reductionId`: of the product discount of product-discounts.ndjson, once it exists; without it no price is reduced. */
export async function exportDrafts(
  opened: D1Database,
  folder: string,
  { at, reductionId }: { at: Date; reductionId?: string | undefined },
): Promise<Map<string, number>> {
  mkdirSync(folder, { recursive: true });
  const db = preparedOnce(opened);
  const counts = new Map<string, number>();
  const add = (kind: string, drafts: readonly Draft[]) => {
    const path = `${folder}/${kind}.ndjson`;
    if (!counts.has(kind)) writeFileSync(path, '');
    appendFileSync(path, drafts.map((draft) => `${JSON.stringify(draft)}\n`).join(''));
    counts.set(kind, (counts.get(kind) ?? 0) + drafts.length);
  };
  const stores = await loadStores(db);
  add('types', typeDrafts());
  add('tax-categories', [taxCategoryDraft(at)]);
  add('zones', stores.map(zoneDraft));
  add('channels', stores.map(channelDraft));
  add('stores', stores.map(storeDraft));
  add('shipping-methods', shippingMethodDrafts(stores));
  add('categories', categoryDrafts(await readCategories(db)));
  add('product-discounts', [reductionDraft]);
  const attributes: ProductDocument['attributes'][] = [];
  for await (const products of everyPage(db)) {
    attributes.push(...products.map((product) => product.attributes));
    const setting = { at, reductionId: reductionId ?? '' };
    add(
      'products',
      products.map((product) =>
        productDraft(reductionId ? product : withoutReductions(product), setting),
      ),
    );
    add('inventory', inventoryDrafts(products));
  }
  add(
    'product-types',
    productTypeDrafts(figureTypes(attributes.map((each) => ({ attributes: each })))),
  );
  add('guarantees', (await readExtraGuarantees(db)).map(guaranteeDraft));
  add('cart-discounts', [
    ...(await readCartDiscounts(db)).map(cartDiscountDraft),
    ...volumeDrafts(stores),
  ]);
  for await (const { applications: _, ...code } of everyCode(db)) {
    const cartDiscounts = code.cartDiscounts.map((key) => byKey('cart-discount', key));
    add('discount-codes', [{ ...discountCodeDraft(code, (key) => key), cartDiscounts }]);
  }
  return counts;
}

async function* everyPage(db: D1Database): AsyncGenerator<ProductDocument[]> {
  for (let after = ''; ; ) {
    const page = await readProducts(db, { after, limit: productsAtOnce });
    if (page.length > 0) yield page;
    if (page.length < productsAtOnce) return;
    after = page.at(-1)?.sku ?? '';
  }
}

function withoutReductions(product: ProductDocument): ProductDocument {
  const prices = Object.entries(product.prices).map(([store, { discounted: _, ...price }]) => [
    store,
    price,
  ]);
  return { ...product, prices: Object.fromEntries(prices) };
}

/** Stores with the same rules have their discounts together. */
function volumeDrafts(stores: readonly StoredStore[]): Draft[] {
  const byRules = Map.groupBy(stores, ({ volumeDiscounts }) => JSON.stringify(volumeDiscounts));
  return [...byRules.values()].flatMap((alike) => {
    const keys: CountryCode[] = alike.map(({ key }) => key);
    return volumeDiscountDrafts(alike[0]?.volumeDiscounts ?? {}, keys);
  });
}
