/** The products that are compared with an article, and the rows shown. Source: checklist REC-2, catalogue.txt §4. */
import { availabilityOf } from '../inventory/availability.ts';
import type { LowStock } from '../inventory/low-stock.ts';
import type { AttributeRaw } from './document.ts';
import { currentPrice, type ProductSummary } from './product.ts';
import { figureText } from './technical-data/stated-values.ts';

/** The most articles compared on a product page; a shopper's own choice has at most five (compare-choice.ts). */
export const maxComparedBeside = 10;

/** Attributes that a product page shows; the page of the comparison shows all. */
export const comparedAttributes = 5;

export type ComparedProduct = ProductSummary & {
  family: string;
  attributesRaw: AttributeRaw[];
};

/** Points that rank the candidates of a comparison. */
export const comparisonScores = { inStock: 3, tagged: { Popular: 2, Sale: 1 } };

export function comparisonScore({
  availableQuantity,
  tags,
}: Pick<ProductSummary, 'availableQuantity' | 'tags'>): number {
  const { inStock, tagged } = comparisonScores;
  const scores = Object.entries(tagged).map(([tag, score]) => (tags.includes(tag) ? score : 0));
  return scores.reduce((sum, score) => sum + score, availableQuantity > 0 ? inStock : 0);
}

type Ranked = Pick<ComparedProduct, 'sku' | 'family' | 'availableQuantity' | 'tags'>;

/** The article, then the others of its family by score; ties in input order. */
export function ranked<Product extends Ranked>(
  article: Product,
  candidates: readonly Product[],
  shown: number,
): Product[] {
  const family = candidates
    .filter(({ sku, family }) => sku !== article.sku && family === article.family)
    .toSorted((a, b) => comparisonScore(b) - comparisonScore(a));
  return [article, ...family].slice(0, Math.max(1, shown));
}

/** One article alone is no comparison. */
export function isComparison(products: readonly unknown[]): boolean {
  return products.length > 1;
}

export type ComparisonRow = {
  name: string;
  label: string;
  /** One value per product, in their order; undefined if the product does not have the attribute. */
  values: (string | undefined)[];
  /** Whether the values differ. */
  differs: boolean;
};

/** A row for every attribute of any product: those of the first product in its order, then the others'. */
export function comparisonRows(
  products: readonly Pick<ComparedProduct, 'attributesRaw'>[],
): ComparisonRow[] {
  const labels = new Map<string, string>();
  for (const { attributesRaw } of products) {
    for (const { name, label } of attributesRaw) if (!labels.has(name)) labels.set(name, label);
  }
  return [...labels].map(([name, label]) => {
    const values = products.map(({ attributesRaw }) => figureIn(attributesRaw, name));
    return { name, label, values, differs: new Set(values).size > 1 };
  });
}

type Facts = Pick<
  ProductSummary,
  'price' | 'availableQuantity' | 'isPackageTypeFreight' | 'releaseDate' | 'restockDate' | 'rating'
>;

/** Which of the facts that every article has differ between the products. `today` is an ISO day. */
export function differingFacts(
  products: readonly Facts[],
  today: string,
  lowStock: LowStock,
): Record<'price' | 'delivery' | 'rating', boolean> {
  const differ = (textOf: (product: Facts) => string) => new Set(products.map(textOf)).size > 1;
  return {
    price: differ(({ price }) => `${currentPrice(price)}`),
    delivery: differ((product) => deliveryValue(product, today, lowStock)),
    rating: differ(({ rating }) => (rating.count > 0 ? `${rating.average} ${rating.count}` : '')),
  };
}

function deliveryValue(product: Facts, today: string, lowStock: LowStock): string {
  const availability = availabilityOf(product, currentPrice(product.price), { today, lowStock });
  const arrives = availability.state === 'ok' || availability.state === 'low';
  return JSON.stringify([availability, arrives && product.isPackageTypeFreight]);
}

function figureIn(attributes: readonly AttributeRaw[], wanted: string): string | undefined {
  const found = attributes.find(({ name }) => name === wanted);
  return found && figureText(found);
}
