/** The article that a shopper is offered in place of one that is out of stock. */
import type { ProductSummary } from './product.ts';

export type NearestArticle = {
  article: ProductSummary;
  /** Figures that both state, as cards do: ["Inhalt 8 L"]. */
  same: string[];
};

/**
 * The first in stock of its family, which come ranked, else of its category, which come by nearness in price. Of the
 * same family the one with the most figures in common; B-ware only if nothing else is there.
 */
export function nearestArticle(
  own: Pick<ProductSummary, 'sku' | 'facts' | 'isBware'>,
  family: readonly ProductSummary[],
  others: readonly ProductSummary[],
): NearestArticle | undefined {
  const sameIn = ({ facts }: ProductSummary) => facts.filter((fact) => own.facts.includes(fact));
  const inStock = (each: ProductSummary) => each.sku !== own.sku && each.availableQuantity > 0;
  const rank = (each: ProductSummary) =>
    sameIn(each).length + (each.isBware === own.isBware ? 1000 : 0);
  const [relative] = family.filter(inStock).toSorted((a, b) => rank(b) - rank(a));
  const article = relative ?? others.find(inStock);
  return article && { article, same: sameIn(article) };
}
