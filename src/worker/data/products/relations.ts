/** Related products on a product page: parts of a set, accessories, versions, others of its category, candidates for comparison. */
import { type SQL, sql } from 'drizzle-orm';
import { relatedLimit, sameCategoryLimit } from '#domain/catalogue/calls/product-query.ts';
import {
  type ComparedProduct,
  comparisonScores,
  maxComparedBeside,
} from '#domain/catalogue/comparison.ts';
import { attributesIn } from '#domain/catalogue/connection.ts';
import type { AttributeRaw, ProductDocument } from '#domain/catalogue/document.ts';
import { fitOf } from '#domain/catalogue/fit.ts';
import type { ProductSummary, RelatedProduct } from '#domain/catalogue/product.ts';
import type { Version } from '#domain/catalogue/versions.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { inLocaleSpelling } from '#domain/locale/spelling.ts';
import type { Caller } from '#domain/operations.ts';
import { eachOf, nearest, rows } from '../../d1/statements.ts';
import { bestSellersOf } from '../listing/best-sellers.ts';
import { isAccessoryRank, isAccessoryText } from '../listing/listing-index.ts';
import {
  inOrderOf,
  type SummaryRow,
  selectSummaries,
  sellableProducts,
  summaryColumns,
  summaryJoins,
  summaryOf,
} from '../listing/summaries.ts';
import { type PriceRow, priceAt, priceColumns, priceOf } from '../prices/prices.ts';
import { isAvailable, todayOf } from '../stock/stock.ts';

export type Relations = {
  /** Of a set, in the order of its document; those that this store does not sell are omitted. */
  parts: ProductSummary[];
  accessories: RelatedProduct[];
  /** Products that it is an accessory of. */
  parents: RelatedProduct[];
  /** Other versions of the same product. */
  versions: Version[];
  /**
   * Other products of its leaf category, nearest in price: neither of its family nor fitting to it. An accessory has
   * accessories, and only these have them.
   */
  alternatives: ProductSummary[];
  /** Candidates of the comparison: its family. */
  compared: ComparedProduct[];
};

/** Alternatives are chosen from this many best-selling products of the category. */
const shelfSeen = 60;
/** The page offers all versions, up to this limit. */
const maxVersions = 60;

type TableRow = { attributes: string; attributes_raw: string };
type VersionRow = Pick<SummaryRow, 'sku' | 'name' | 'slug' | 'is_bware'> &
  PriceRow &
  TableRow & { model: string };
type ComparedRow = SummaryRow & TableRow & { family: string };

/** The product of the page, as far as its relations refer to it. */
type Own = Pick<ComparedRow, 'family'> & TableRow;

/** One statement for each relation, to be read by `relationsOf`. */
export function relationStatements(number: string, caller: Caller): SQL[] {
  const own = (column: SQL) => sql`(SELECT ${column} FROM products o WHERE o.number = ${number})`;
  const listed = (column: SQL) =>
    sql`p.sku IN (SELECT value FROM products o, json_each(${column}) WHERE o.number = ${number})`;
  const parts = sql`o.details -> '$.parts'`;
  const inStock = isAvailable(todayOf(caller));
  const family = own(sql`o.family`);
  const category = own(sql`o.details ->> '$.categories[0]'`);
  const related = sql`SELECT p.id FROM products p WHERE p.family = ${family}
    OR ${listed(sql`o.related_accessories`)} OR ${listed(sql`o.parent_products`)} OR ${listed(parts)}`;
  // Alternatives of a machine are machines, those of an accessory accessories.
  const alike = sql`(${sql.raw(isAccessoryRank('s.rank'))}) =
    (SELECT ${sql.raw(isAccessoryText)} FROM products p WHERE p.number = ${number})`;
  const strangers = bestSellersOf(category, related, shelfSeen, caller, alike);
  return [
    selectRelated(caller, sql`${inStock} AND ${listed(sql`o.related_accessories`)}`),
    selectRelated(caller, sql`${inStock} AND ${listed(sql`o.parent_products`)}`),
    versionsOf(family, number, caller),
    alternatives(number, strangers, caller),
    compared(toCompare(number, family, caller), caller),
    selectSummaries(caller, listed(parts)),
  ];
}

/** `skus`: those of the parts of a set. */
export function relationsOf(
  own: Own,
  skus: readonly string[],
  answers: readonly unknown[][],
  caller: Caller,
): Relations {
  const [accessories, parents, versions, others, candidates, parts] = answers as [
    ComparedRow[],
    ComparedRow[],
    VersionRow[],
    SummaryRow[],
    ComparedRow[],
    SummaryRow[],
  ];
  const cards = (found: readonly SummaryRow[]) => found.map((row) => summaryOf(row, caller));
  return {
    parts: inOrderOf(skus, parts, caller),
    accessories: accessories.map((row) =>
      withFit(row, fitOf(statedOf(own, caller), statedOf(row, caller)), caller),
    ),
    parents: parents.map((row) =>
      withFit(row, fitOf(statedOf(row, caller), statedOf(own, caller)), caller),
    ),
    versions: versions.map((row) => versionOf(row, caller)),
    alternatives: cards(others),
    compared: candidates.map((row) => comparedOf(row, caller)),
  };
}

/** Products in the requested order; those that this store does not sell are omitted. */
export async function loadCompared(
  binding: D1Database,
  skus: readonly string[],
  caller: Caller,
): Promise<ComparedProduct[]> {
  const ids = sql`SELECT id FROM products WHERE sku IN ${eachOf(skus)}`;
  const found = await rows<ComparedRow>(nearest(binding), compared(ids, caller));
  const bySku = new Map(found.map((row) => [row.sku, comparedOf(row, caller)]));
  return skus.flatMap((sku) => bySku.get(sku) ?? []);
}

function comparedOf(row: ComparedRow, caller: Caller): ComparedProduct {
  return { ...summaryOf(row, caller), family: row.family, attributesRaw: rawOf(row, caller) };
}

function versionOf(row: VersionRow, caller: Caller): Version {
  const { sku, slug, model, is_bware } = row;
  const name = inLocaleSpelling(row.name, caller.locale);
  const isBware = is_bware === 1;
  return {
    sku,
    slug,
    name,
    model,
    isBware,
    price: priceOf(row),
    attributesRaw: rawOf(row, caller),
  };
}

function withFit(row: SummaryRow, fit: AttributeRaw | undefined, caller: Caller): RelatedProduct {
  return { ...summaryOf(row, caller), ...(fit && { fit }) };
}

function statedOf(row: Own, caller: Caller) {
  const attributes = JSON.parse(row.attributes) as ProductDocument['attributes'];
  return { family: row.family, attributes, attributesRaw: rawOf(row, caller) };
}

function rawOf(row: TableRow, { locale, store }: Caller): AttributeRaw[] {
  const attributesRaw = JSON.parse(inLocaleSpelling(row.attributes_raw, locale)) as AttributeRaw[];
  const attributes = JSON.parse(row.attributes) as ProductDocument['attributes'];
  return attributesIn(store.key, { attributes, attributesRaw });
}

/** The other products of the family that this store sells. */
function versionsOf(family: SQL, number: string, caller: Caller): SQL {
  return sql`SELECT p.sku, t.name, t.slug, p.model, p.is_bware, p.attributes,
      ${priceColumns(caller.now.toISOString())}, g.document -> '$.attributesRaw' AS attributes_raw
    FROM ${sellableProducts(caller)}
    CROSS JOIN product_pages g ON g.language = ${languageOf(caller.locale)} AND g.product_id = p.id
    WHERE p.published = 1 AND p.number <> ${number} AND p.family = ${family}
    ORDER BY p.sku LIMIT ${maxVersions}`;
}

/**
 * Candidates in the order of `ranked`, at most as many as a page shows: the columns of cards and comparison are read
 * for these only. Source: checklist REC-2.
 */
function toCompare(number: string, family: SQL, caller: Caller): SQL {
  const tagged = Object.entries(comparisonScores.tagged).map(
    ([tag, score]) => sql`${score} * EXISTS (SELECT 1 FROM product_tags g
      WHERE g.tag = ${tag} AND g.product_id = p.id)`,
  );
  const score = sql.join(
    [sql`${comparisonScores.inStock} * (${isAvailable(todayOf(caller))})`, ...tagged],
    sql` + `,
  );
  return sql`SELECT p.id FROM products p
      CROSS JOIN prices fp ON fp.store = ${caller.store.key} AND fp.product_id = p.id AND fp.sellable = 1
      LEFT JOIN inventory i ON i.sku = p.sku
    WHERE p.family = ${family} AND p.published = 1 AND p.number <> ${number}
    ORDER BY ${score} DESC, p.rating_count DESC, p.sku LIMIT ${maxComparedBeside}`;
}

function compared(ids: SQL, caller: Caller): SQL {
  return sql`SELECT ${summaryColumns(caller)}, p.family, p.attributes,
      g.document -> '$.attributesRaw' AS attributes_raw
    FROM (${ids}) chosen ${summaryJoins(sql`chosen.id`, caller)}
    CROSS JOIN product_pages g ON g.language = ${languageOf(caller.locale)} AND g.product_id = p.id
    ORDER BY p.rating_count DESC, p.sku`;
}

function alternatives(number: string, strangers: SQL, caller: Caller): SQL {
  const now = caller.now.toISOString();
  const priced = sql`CROSS JOIN prices pr ON pr.store = ${caller.store.key} AND pr.product_id =`;
  const ownPrice = sql`(SELECT ${priceAt(now)} FROM products o ${priced} o.id
    WHERE o.number = ${number})`;
  return sql`SELECT ${summaryColumns(caller)} FROM (
      SELECT stranger.product_id, abs(${priceAt(now)} - ${ownPrice}) AS distance
      FROM (${strangers}) stranger ${priced} stranger.product_id
      ORDER BY 2, 1 LIMIT ${sameCategoryLimit}) nearest
    ${summaryJoins(sql`nearest.product_id`, caller)} ORDER BY nearest.distance, p.sku`;
}

/** The best rated of each family first: four baskets do not take the place of a lid. */
export function selectRelated(caller: Caller, where: SQL): SQL {
  const turn = sql`row_number() OVER (PARTITION BY p.family ORDER BY p.rating_count DESC, p.sku)`;
  return sql`SELECT ${summaryColumns(caller)}, p.family, p.attributes,
      g.document -> '$.attributesRaw' AS attributes_raw
    FROM ${sellableProducts(caller)}
    CROSS JOIN product_pages g ON g.language = ${languageOf(caller.locale)} AND g.product_id = p.id
    WHERE p.published = 1 AND ${where}
    ORDER BY ${turn}, p.rating_count DESC, p.sku LIMIT ${relatedLimit}`;
}
