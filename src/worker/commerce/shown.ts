/** Notes what a page shows, so that its kept copy can be dropped when any of it changes. */

import type { Commerce } from '#domain/operations.ts';
import { listingsTag } from '#domain/routing/kept-page.ts';

/** The same backend; the SKUs of its answers are added to `shown`. */
export function noting(commerce: Commerce, shown: Set<string>): Commerce {
  const note = (products: readonly { sku: string }[]) => {
    for (const { sku } of products) shown.add(sku);
  };
  return {
    ...commerce,
    async getProductCards(input, caller) {
      const outcome = await commerce.getProductCards(input, caller);
      if (outcome.ok) note(outcome.data.products);
      return outcome;
    },
    async getProductPage(input, caller) {
      const outcome = await commerce.getProductPage(input, caller);
      if (outcome.ok) {
        const { product, accessories, parents, versions, alternatives, compared } = outcome.data;
        note([product, ...accessories, ...parents, ...versions, ...alternatives, ...compared]);
      }
      return outcome;
    },
    async getComparison(input, caller) {
      const outcome = await commerce.getComparison(input, caller);
      if (outcome.ok) note(outcome.data.products);
      return outcome;
    },
    async searchProducts(input, caller) {
      const outcome = await commerce.searchProducts(input, caller);
      shown.add(listingsTag);
      if (outcome.ok) for (const { items } of outcome.data.listings) note(items);
      return outcome;
    },
  };
}
