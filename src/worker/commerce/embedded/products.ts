/** Products by SKU for lines and slots, and the product page in one round trip. */
import { type SQL, sql } from 'drizzle-orm';
import type { AttributeRaw, Image } from '#domain/catalogue/document.ts';
import type { ProductDetail, ProductSummary } from '#domain/catalogue/product.ts';
import { inLocaleSpelling } from '#domain/locale/swiss.ts';
import type { Caller, Data } from '#domain/operations.ts';
import { batch, type Database } from './database.ts';
import { languageOf } from './language.ts';
import { type SummaryRow, sellableProducts, summaryColumns, summaryOf } from './summaries.ts';
import { productWhereabouts, type WhereaboutsRow, whereaboutsOf } from './whereabouts.ts';

/** The most accessories and other versions a product page shows. */
const relatedLimit = 8;

/** In the order asked for; what this store does not sell is left out. */
export async function loadProducts(
  db: Database,
  skus: readonly string[],
  caller: Caller,
): Promise<ProductSummary[]> {
  const rows = await db.all<SummaryRow>(
    selectSummaries(caller, sql`p.sku IN (SELECT value FROM json_each(${JSON.stringify(skus)}))`),
  );
  const bySku = new Map(rows.map((row) => [row.sku, summaryOf(row, caller.locale)]));
  return [...new Set(skus)].flatMap((sku) => bySku.get(sku) ?? []);
}

type DetailRow = SummaryRow &
  WhereaboutsRow & {
    model: string;
    ean: string;
    family: string;
    description: string;
    highlights: string;
    package_contents: string;
    faq: string;
    rating_distribution: string;
    categories: string;
  };

/** The product with this eight-digit number; undefined when this market does not have it. */
export async function loadProductPage(
  db: Database,
  number: string,
  caller: Caller,
): Promise<Data<'getProductPage'> | undefined> {
  const now = caller.now.toISOString();
  const source = sellableProducts(caller.store.key, languageOf(caller.locale));
  const [details, accessories, versions] = (await batch(db, [
    sql`SELECT ${summaryColumns(now)}, p.model, p.ean, p.family, t.description,
      t.highlights, t.package_contents, t.faq, p.rating_distribution,
      (SELECT json_group_array(category_key) FROM product_categories WHERE product_id = p.id)
        AS categories, ${productWhereabouts()}
      FROM ${source} WHERE p.published = 1 AND p.number = ${number}`,
    selectRelated(
      caller,
      sql`i.available_quantity > 0 AND p.sku IN (SELECT value FROM products o,
          json_each(o.related_accessories) WHERE o.number = ${number})`,
    ),
    selectRelated(
      caller,
      sql`p.number <> ${number}
          AND p.family = (SELECT family FROM products WHERE number = ${number})`,
    ),
  ])) as [DetailRow[], SummaryRow[], SummaryRow[]];
  const [row] = details;
  if (!row) return undefined;
  const spelled = (text: string) => inLocaleSpelling(text, caller.locale);
  return {
    product: {
      ...summaryOf(row, caller.locale),
      model: row.model,
      ean: row.ean,
      family: row.family,
      description: spelled(row.description),
      highlights: JSON.parse(spelled(row.highlights)) as string[],
      attributesRaw: JSON.parse(spelled(row.attributes_raw)) as AttributeRaw[],
      packageContents: JSON.parse(spelled(row.package_contents)) as string[],
      faq: JSON.parse(spelled(row.faq)) as ProductDetail['faq'],
      images: JSON.parse(row.images) as Image[],
      ratingDistribution: JSON.parse(row.rating_distribution) as number[],
      categories: JSON.parse(row.categories) as string[],
    },
    accessories: accessories.map((each) => summaryOf(each, caller.locale)),
    versions: versions.map((each) => summaryOf(each, caller.locale)),
    whereabouts: whereaboutsOf(row),
  };
}

function selectRelated(caller: Caller, where: SQL): SQL {
  return sql`${selectSummaries(caller, where)} LIMIT ${relatedLimit}`;
}

function selectSummaries(caller: Caller, where: SQL): SQL {
  const now = caller.now.toISOString();
  return sql`SELECT ${summaryColumns(now)}
    FROM ${sellableProducts(caller.store.key, languageOf(caller.locale))}
    WHERE p.published = 1 AND ${where}
    ORDER BY p.rating_count DESC, p.sku`;
}
