/** The demo catalogue, built from `kinds/` and the texts: always the same documents for the same date. */
import { bwareDocuments } from './bware.ts';
import { categoryDocuments } from './categories.ts';
import type { DemoDocument, DemoProduct } from './documents.ts';
import {
  giftCardCategory,
  giftCardDocuments,
  isOfGiftCardDepartment,
} from './gift-cards/documents.ts';
import { readArticles } from './kinds.ts';
import { productDocuments } from './products.ts';
import { setDocuments } from './sets.ts';
import { testProduct } from './test-product.ts';

/** Every document, categories before the products that name them. */
export function demoCatalogue(now: Date): DemoDocument[] {
  const articles = readArticles();
  const products = productDocuments(articles, now);
  const all = [
    ...products,
    ...bwareDocuments(products, now),
    ...setDocuments(products, now),
    ...giftCardDocuments(now),
    ...products.slice(0, 1).map(testProduct),
  ];
  const categories = categoryDocuments(articles);
  const beside = categories.filter(isOfGiftCardDepartment).length;
  return [...categories, giftCardCategory(beside + 1), ...withParents(all)];
}

/** Adds to each accessory the products that it belongs to. */
function withParents(products: readonly DemoProduct[]): DemoProduct[] {
  const parents = new Map<string, string[]>();
  for (const { sku, relatedAccessories } of products) {
    for (const accessory of relatedAccessories) {
      parents.set(accessory, [...(parents.get(accessory) ?? []), sku]);
    }
  }
  return products.map((product) => {
    const parentProductsForAccessory = parents.get(product.sku);
    return parentProductsForAccessory ? { ...product, parentProductsForAccessory } : product;
  });
}
