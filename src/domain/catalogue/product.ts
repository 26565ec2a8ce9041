/** Products as pages read them: one language, one store. */
import type { ProductPrice, ProductSummary } from './calls/product-summary.ts';
import type { AttributeRaw, Image, ProductDocument, RatingSource } from './document.ts';
import type { Manufacturer, ResponsiblePerson } from './product-safety.ts';

export type { ProductPrice, ProductSummary };

/** An accessory, or what an article is an accessory of, with what both state that makes them fit (fit.ts). */
export type RelatedProduct = ProductSummary & { fit?: AttributeRaw };

/** The whole product page. */
export type ProductDetail = ProductSummary & {
  rating: { source?: RatingSource };
  model: string;
  /** GTIN, if it has one. */
  ean?: string;
  family: string;
  description: string;
  highlights: string[];
  attributesRaw: AttributeRaw[];
  packageContents: string[];
  faq: { question: string; answer: string }[];
  images: Image[];
  ratingDistribution: number[];
  categories: string[];
  /** In the market's language. */
  warnings: string[];
  hazardStatements?: string[];
  openBoxNote?: string;
  manualUrl?: string;
  metaTitle?: string;
  metaDescription?: string;
  attributes: ProductDocument['attributes'];
  manufacturer?: Manufacturer;
  responsiblePerson?: ResponsiblePerson;
} & Pick<
    ProductDocument,
    | 'deliveryPackage'
    | 'numberOf360Images'
    | 'spinUrl'
    | 'video'
    | 'netSize'
    | 'grossSize'
    | 'takeBack'
    | 'declarations'
    | 'withdrawalExcluded'
    | 'parts'
    | 'openBox'
  >;

/** What it costs now, in cents, VAT included. */
export function currentPrice({ centAmount, discounted }: ProductPrice): number {
  return discounted?.centAmount ?? centAmount;
}

/** What is struck through: the lowest price of 30 days, never a higher one; undefined without a reduction (P-02). */
export function struckPrice({ discounted }: ProductPrice): number | undefined {
  return discounted?.lowestCentAmount;
}

/** The announced reduction in whole percent, from the lowest price of 30 days (eu-2026.md P-02). */
export function reductionPercent({ discounted }: ProductPrice): number | undefined {
  if (!discounted || discounted.centAmount >= discounted.lowestCentAmount) return undefined;
  const { centAmount, lowestCentAmount } = discounted;
  // Integers until the last step: in floating point, 1 − 80/100 is slightly less than 0.2.
  return Math.floor(((lowestCentAmount - centAmount) * 100) / lowestCentAmount);
}

/** The largest of the announced reductions in whole percent; undefined where nothing is reduced. */
export function maxReduction(products: readonly { price: ProductPrice }[]): number | undefined {
  const percents = products.flatMap(({ price }) => reductionPercent(price) ?? []);
  return percents.length > 0 ? Math.max(...percents) : undefined;
}

/** The eight digits in which a product's slug ends, if it is one. */
export function productNumberIn(slug: string): string | undefined {
  return /-(\d{8})$/.exec(slug)?.[1];
}

/** `EX10012345` → `10012345`, as customers quote it. */
export function productNumberOf(sku: string): string {
  return sku.replace(/^EX/, '');
}

/** The number if a text is one of eight digits and nothing else: `10012345`. */
export function articleNumberOnly(text: string): string | undefined {
  return /^\s*(\d{8})\s*$/.exec(text)?.[1];
}

/** Of its PDF in the page's language. */
export function dataSheetPath(sku: string): string {
  return `/data-sheet/${productNumberOf(sku)}`;
}
