/** The articles that texts of shoppers are about. */
import type { Articles } from '#client/review/article-link.tsx';
import type { KontorContext } from '#worker/request/context.ts';

/** The most that one call answers. */
const mostArticles = 48;

/** By SKU; those that are not sold in this market lack, and those of the oldest of very many texts. */
export async function articlesOf(c: KontorContext, skus: readonly string[]): Promise<Articles> {
  const { commerce, caller } = c.get('shop');
  const asked = [...new Set(skus)].slice(0, mostArticles);
  if (asked.length === 0) return new Map();
  const cards = await commerce.getProductCards({ skus: asked }, caller);
  return new Map(cards.ok ? cards.data.products.map((product) => [product.sku, product]) : []);
}
