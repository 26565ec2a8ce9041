/** Products by SKU for lines and slots, and the product page in one round trip. */
import { type SQL, sql } from 'drizzle-orm';
import { attributesIn } from '#domain/catalogue/connection.ts';
import type { Image, ProductText, RatingSource } from '#domain/catalogue/document.ts';
import type { ProductDetail, ProductSummary } from '#domain/catalogue/product.ts';
import { type GuaranteeOffer, guaranteeOffers } from '#domain/guarantee/offers.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { inLocaleSpelling } from '#domain/locale/spelling.ts';
import type { Caller, Data } from '#domain/operations.ts';
import { batch, eachOf, nearest, rows } from '../../d1/statements.ts';
import type { ProductDetails } from '../catalogue/product-schema.ts';
import { guaranteeStatement, readGuarantees } from '../deals/guarantees.ts';
import { categoriesAbove } from '../listing/listing-index.ts';
import {
  type SummaryRow,
  sellableProducts,
  summaryColumns,
  summaryOf,
} from '../listing/summaries.ts';
import {
  type PageAvailabilityRow,
  pageAvailabilityOf,
  productAvailability,
} from './availability.ts';
import { relationStatements, relationsOf } from './relations.ts';

/** Products in the requested order; those that this store does not sell are omitted. */
export async function loadProducts(
  binding: D1Database,
  skus: readonly string[],
  caller: Caller,
): Promise<ProductSummary[]> {
  const found = await rows<SummaryRow>(
    nearest(binding),
    selectSummaries(caller, sql`p.sku IN ${eachOf(skus)}`),
  );
  const bySku = new Map(found.map((row) => [row.sku, summaryOf(row, caller)]));
  return [...new Set(skus)].flatMap((sku) => bySku.get(sku) ?? []);
}

type DetailRow = SummaryRow &
  PageAvailabilityRow & {
    model: string;
    ean: string;
    family: string;
    rating_distribution: string;
    rating_source: RatingSource | null;
    attributes: string;
    details: string;
    page: string;
    categories_above: string;
  };

/** The product with this eight-digit number; undefined when this market does not have it. */
export async function loadProductPage(
  binding: D1Database,
  number: string,
  caller: Caller,
): Promise<Data<'getProductPage'> | undefined> {
  const [details = [], guarantees = [], ...related] = await batch(nearest(binding), [
    sql`SELECT ${summaryColumns(caller)}, p.model, p.ean, p.family, p.rating_distribution, p.rating_source,
      p.attributes, p.details, g.document AS page, ${sql.raw(categoriesAbove)} AS categories_above,
      ${productAvailability()}
      FROM ${sellableProducts(caller)}
      CROSS JOIN product_pages g ON g.language = ${languageOf(caller.locale)} AND g.product_id = p.id
      WHERE p.published = 1 AND p.number = ${number}`,
    guaranteeStatement,
    ...relationStatements(number, caller),
  ]);
  const [row] = details as DetailRow[];
  if (!row) return undefined;
  return {
    product: detailOf(row, caller),
    guarantees: guaranteesOf(row, guarantees, caller),
    ...relationsOf(ownOf(row), related, caller),
    pageAvailability: pageAvailabilityOf(row),
  };
}

/** The table of technical data stands in the page's text. */
function ownOf({ family, attributes, page }: DetailRow) {
  const { attributesRaw } = JSON.parse(page) as ProductText;
  return { family, attributes, attributes_raw: JSON.stringify(attributesRaw) };
}

function guaranteesOf(row: DetailRow, guarantees: unknown[], caller: Caller): GuaranteeOffer[] {
  const { sku, brand, price } = summaryOf(row, caller);
  const categories = JSON.parse(row.categories_above) as string[];
  const { centAmount, discounted } = price;
  return guaranteeOffers(
    {
      sku,
      productType: row.product_type,
      brand,
      categories,
      centAmount,
      ...(discounted && { discountedCentAmount: discounted.centAmount }),
    },
    readGuarantees(guarantees),
    caller.store,
  );
}

function detailOf(row: DetailRow, caller: Caller): ProductDetail {
  const text = JSON.parse(inLocaleSpelling(row.page, caller.locale)) as Omit<
    ProductText,
    'name' | 'slug'
  >;
  const details = JSON.parse(row.details) as ProductDetails;
  const { categories, manufacturer, responsiblePerson } = details;
  const { deliveryPackage, numberOf360Images, spinUrl, video, netSize, grossSize, takeBack } =
    details;
  const { withdrawalExcluded, declarations } = details;
  const { warnings = [], hazardStatements, manualUrl, metaTitle, metaDescription } = text;
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
  };
}

/** Empty values of the catalogue are not shown. */
const isSaid = (text: string) => text.trim() !== '';

function selectSummaries(caller: Caller, where: SQL): SQL {
  return sql`SELECT ${summaryColumns(caller)} FROM ${sellableProducts(caller)}
    WHERE p.published = 1 AND ${where}
    ORDER BY p.rating_count DESC, p.sku`;
}
