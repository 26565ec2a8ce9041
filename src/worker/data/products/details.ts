/** The columns and joins of product pages, and the conversion of a row to a ProductDetail. */
import { type SQL, sql } from 'drizzle-orm';
import { attributesIn } from '#domain/catalogue/connection.ts';
import type { Image, ProductText, RatingSource } from '#domain/catalogue/document.ts';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { inLocaleSpelling } from '#domain/locale/spelling.ts';
import type { Caller } from '#domain/operations.ts';
import type { ProductDetails } from '../catalogue/product-schema.ts';
import {
  type SummaryRow,
  sellableProducts,
  summaryColumns,
  summaryOf,
} from '../listing/summaries.ts';

export type DetailRow = SummaryRow & {
  model: string;
  ean: string;
  family: string;
  rating_distribution: string;
  rating_source: RatingSource | null;
  attributes: string;
  details: string;
  page: string;
};

export function detailColumns(caller: Caller): SQL {
  return sql`${summaryColumns(caller)}, p.model, p.ean, p.family, p.rating_distribution, p.rating_source,
    p.attributes, p.details, g.document AS page`;
}

/** Products that this store may sell, with their pages in this language. The using statement must check `published`. */
export function sellableDetails(caller: Caller): SQL {
  return sql`${sellableProducts(caller)}
    CROSS JOIN product_pages g ON g.language = ${languageOf(caller.locale)} AND g.product_id = p.id`;
}

export function detailOf(row: DetailRow, caller: Caller): ProductDetail {
  const text = JSON.parse(inLocaleSpelling(row.page, caller.locale)) as Omit<
    ProductText,
    'name' | 'slug'
  >;
  const details = JSON.parse(row.details) as ProductDetails;
  const { openBox, categories, manufacturer, responsiblePerson } = details;
  const { deliveryPackage, numberOf360Images, spinUrl, video, netSize, grossSize, takeBack } =
    details;
  const { withdrawalExcluded, declarations, parts } = details;
  const { warnings = [], hazardStatements, openBoxNote, manualUrl } = text;
  const { metaTitle, metaDescription } = text;
  const summary = summaryOf(row, caller);
  const attributes = JSON.parse(row.attributes) as ProductDetail['attributes'];
  return {
    ...summary,
    rating: { ...summary.rating, ...(row.rating_source && { source: row.rating_source }) },
    model: row.model,
    ...(row.ean && { ean: row.ean }),
    family: row.family,
    description: text.description.trim(),
    highlights: text.highlights.filter(isSaid),
    attributesRaw: attributesIn(caller.store.key, { ...text, attributes }).filter(({ value }) =>
      isSaid(value),
    ),
    packageContents: text.packageContents.filter(isSaid),
    faq: text.faq.filter(({ question, answer }) => isSaid(question) && isSaid(answer)),
    warnings: warnings.filter(isSaid),
    ...(hazardStatements && { hazardStatements: hazardStatements.filter(isSaid) }),
    ...(openBox && { openBox }),
    ...(openBoxNote && { openBoxNote }),
    ...(manualUrl && { manualUrl }),
    ...(metaTitle && { metaTitle }),
    ...(metaDescription && { metaDescription }),
    images: JSON.parse(row.images) as Image[],
    ratingDistribution: JSON.parse(row.rating_distribution) as number[],
    attributes,
    categories,
    ...(manufacturer && { manufacturer }),
    ...(responsiblePerson && { responsiblePerson }),
    ...(deliveryPackage && { deliveryPackage }),
    ...(numberOf360Images && { numberOf360Images }),
    ...(spinUrl && { spinUrl }),
    ...(video && { video }),
    ...(netSize && { netSize }),
    ...(grossSize && { grossSize }),
    ...(takeBack && { takeBack }),
    ...(declarations && { declarations }),
    ...(withdrawalExcluded && { withdrawalExcluded }),
    ...(parts && { parts }),
  };
}

/** Empty values of the catalogue are not shown. */
const isSaid = (text: string) => text.trim() !== '';
