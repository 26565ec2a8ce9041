/** The stock of articles, for all channels. Gift cards and guarantees have none. */
import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { Draft } from './drafts.ts';

export const inventoryDrafts = (products: readonly ProductDocument[]): Draft[] =>
  products
    .filter(({ productType }) => productType !== 'gift_card')
    .map(({ sku, availableQuantity, restockDate }) => ({
      sku,
      quantityOnStock: availableQuantity,
      ...(restockDate && { expectedDelivery: `${restockDate}T00:00:00.000Z` }),
    }));
