/** What of a wish list can be bought now, in its reader's store. */
import { currentPrice, type ProductSummary } from '../catalogue/product.ts';

export type Obtainable = {
  /** Articles, one piece of each. */
  skus: string[];
  /** Their current prices together, VAT included. */
  centAmount: number;
  /** Articles of the list that are left out: sold out, not sold here, or a gift card, which is bought apart. */
  left: string[];
};

/** `articles`: what the store sells, by SKU. */
export function obtainableOf(
  skus: readonly string[],
  articles: ReadonlyMap<string, ProductSummary>,
): Obtainable {
  const found = skus.flatMap((sku) => {
    const article = articles.get(sku);
    return article && article.availableQuantity > 0 && !article.isGiftCard ? [article] : [];
  });
  return {
    skus: found.map(({ sku }) => sku),
    centAmount: found.reduce((sum, { price }) => sum + currentPrice(price), 0),
    left: skus.filter((sku) => found.every((article) => article.sku !== sku)),
  };
}
