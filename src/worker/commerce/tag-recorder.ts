/** Records the cache tags of a page (SKUs, listings), so that its cached copy can be dropped when one of them changes. */

import { contentTag } from '#domain/content/pages.ts';
import type { Commerce } from '#domain/operations.ts';
import { listingsTag } from '#domain/routing/cached-page.ts';

/** Wraps the backend: the cache tags of its responses are added to `tags`. */
export function recordTags(commerce: Commerce, tags: Set<string>): Commerce {
  const addSkus = (products: readonly { sku: string }[]) => {
    for (const { sku } of products) tags.add(sku);
  };
  return {
    ...commerce,
    async getContent(input, caller) {
      for (const slug of input.slugs) tags.add(contentTag(slug));
      return commerce.getContent(input, caller);
    },
    async getProductCards(input, caller) {
      const outcome = await commerce.getProductCards(input, caller);
      if (outcome.ok) addSkus(outcome.data.products);
      return outcome;
    },
    async getProductPage(input, caller) {
      const outcome = await commerce.getProductPage(input, caller);
      if (outcome.ok) {
        const { product, parts, accessories, parents, versions, ...others } = outcome.data;
        addSkus([product, ...parts, ...accessories, ...parents, ...versions]);
        addSkus([...others.alternatives, ...others.compared]);
      }
      return outcome;
    },
    async getComparison(input, caller) {
      const outcome = await commerce.getComparison(input, caller);
      if (outcome.ok) addSkus(outcome.data.products);
      return outcome;
    },
    async getBrands(input, caller) {
      tags.add(listingsTag);
      return commerce.getBrands(input, caller);
    },
    async searchProducts(input, caller) {
      const outcome = await commerce.searchProducts(input, caller);
      tags.add(listingsTag);
      if (outcome.ok) for (const { items } of outcome.data.listings) addSkus(items);
      return outcome;
    },
  };
}
