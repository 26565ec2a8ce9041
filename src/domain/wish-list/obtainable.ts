/** What of a wish list can be bought now, in its reader's store. */
import { currentPrice, type ProductSummary } from '../catalogue/product.ts';
import { type WishList, wantedPieces } from './wish-list.ts';

export type Obtainable = {
  skus: string[];
  /** What their wanted pieces cost now, as far as there are so many, VAT included. */
  centAmount: number;
  /** Articles of the list that are left out: sold out, not sold here, or a gift card, which is bought apart. */
  left: string[];
};

/** `articles`: what the store sells, by SKU. */
export function obtainableOf(
  list: Pick<WishList, 'skus' | 'quantities'>,
  articles: ReadonlyMap<string, ProductSummary>,
): Obtainable {
  const { skus } = list;
  const priceOf = ({ sku, price, availableQuantity }: ProductSummary) =>
    currentPrice(price) * Math.min(wantedPieces(list, sku), availableQuantity);
  const found = skus.flatMap((sku) => {
    const article = articles.get(sku);
    return article && article.availableQuantity > 0 && !article.isGiftCard ? [article] : [];
  });
  return {
    skus: found.map(({ sku }) => sku),
    centAmount: found.reduce((sum, article) => sum + priceOf(article), 0),
    left: skus.filter((sku) => found.every((article) => article.sku !== sku)),
  };
}
