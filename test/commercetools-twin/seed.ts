/** Fills a twin with the demo shop, from the drafts of which a real project would be filled. */

import { demoCatalogue } from '../../demo/catalogue.ts';
import { demoCodes, demoDiscounts } from '../../demo/discounts.ts';
import type { DemoCategory, DemoProduct } from '../../demo/documents.ts';
import { demoReviews } from '../../demo/files.ts';
import { demoGuarantees } from '../../demo/guarantees.ts';
import { demoStores } from '../../demo/stores.ts';
import { categoryDrafts } from '../../scripts/backends/commercetools/categories.ts';
import { typeDrafts } from '../../scripts/backends/commercetools/custom-field-sets.ts';
import {
  cartDiscountDraft,
  discountCodeDraft,
  volumeDiscountDrafts,
} from '../../scripts/backends/commercetools/discounts.ts';
import { guaranteeDraft } from '../../scripts/backends/commercetools/guarantees.ts';
import { inventoryDrafts } from '../../scripts/backends/commercetools/inventory.ts';
import {
  figureTypes,
  productTypeDrafts,
} from '../../scripts/backends/commercetools/product-types.ts';
import { productDraft, reductionDraft } from '../../scripts/backends/commercetools/products.ts';
import { reviewDraft } from '../../scripts/backends/commercetools/reviews.ts';
import { shippingMethodDrafts } from '../../scripts/backends/commercetools/shipping-methods.ts';
import {
  channelDraft,
  storeDraft,
  zoneDraft,
} from '../../scripts/backends/commercetools/stores.ts';
import { taxCategoryDraft } from '../../scripts/backends/commercetools/taxes.ts';
import type { Fields } from './store/fields-of.ts';
import type { Records, TypeId } from './store/records.ts';

export type SeedOptions = {
  /** The date that prices and stores are of; now if absent. */
  at?: Date;
  /** The first so many products; all if absent. */
  products?: number;
  /** SKUs in addition to those. */
  skus?: readonly string[];
};

export const seedDemo =
  ({ at = new Date(), products: count, skus = [] }: SeedOptions = {}) =>
  async (records: Records): Promise<void> => {
    const documents = demoCatalogue(at);
    const all = documents.filter((each): each is DemoProduct => each.type === 'product');
    const categories = documents.filter((each): each is DemoCategory => each.type === 'category');
    const chosen = all.filter(
      ({ sku }, index) => index < (count ?? all.length) || skus.includes(sku),
    );
    const stores = demoStores(at);
    const add = (typeId: TypeId, drafts: readonly Fields[]) => addAll(typeId, drafts, records);

    await add('type', typeDrafts());
    await add('tax-category', [taxCategoryDraft(at)]);
    await add('zone', stores.map(zoneDraft));
    await add('channel', stores.map(channelDraft));
    await add('store', stores.map(storeDraft));
    await add('shipping-method', shippingMethodDrafts(stores));
    await add('product-type', productTypeDrafts(figureTypes(all)));
    await add('category', categoryDrafts(categories));
    const [reduction] = await add('product-discount', [reductionDraft]);
    const setting = { at, reductionId: String(reduction?.id) };
    await add(
      'product',
      chosen.map((document) => productDraft(document, setting)),
    );
    await add('product', demoGuarantees(all).map(guaranteeDraft));
    await add('inventory-entry', inventoryDrafts(chosen));
    const rules = stores[0]?.volumeDiscounts ?? {};
    const keys = stores.map(({ key }) => key);
    const discounts = await add('cart-discount', [
      ...demoDiscounts.map(cartDiscountDraft),
      ...volumeDiscountDrafts(rules, keys),
    ]);
    const idOf = (key: string) => String(discounts.find((each) => each.key === key)?.id);
    await add(
      'discount-code',
      demoCodes.map((code) => discountCodeDraft(code, idOf)),
    );
    const sold = new Set(chosen.map(({ sku }) => sku));
    await add(
      'review',
      demoReviews()
        .filter(({ sku }) => sold.has(sku))
        .map(reviewDraft),
    );
  };

async function addAll(
  typeId: TypeId,
  drafts: readonly Fields[],
  records: Records,
): Promise<Fields[]> {
  const added: Fields[] = [];
  for (const draft of drafts) added.push(await records.create(typeId, draft));
  return added;
}
