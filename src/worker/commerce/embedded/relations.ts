/** What stands beside a product on its page: what fits, what could be taken instead, what it is compared with. */
import { type SQL, sql } from 'drizzle-orm';
import {
  type ComparedProduct,
  comparisonScores,
  enoughOfFamily,
  mostCompared,
} from '#domain/catalogue/comparison.ts';
import type { AttributeRaw } from '#domain/catalogue/document.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import {
  comparedLimit,
  complementaryLimit,
  relatedLimit,
} from '#domain/catalogue/product-query.ts';
import { inLocaleSpelling } from '#domain/locale/swiss.ts';
import type { Caller } from '#domain/operations.ts';
import { eachOf, nearest, rows } from './database.ts';
import { languageOf } from './language.ts';
import { priceAt } from './prices.ts';
import { bestOnShelf, bestOnShelves } from './shelf-picks.ts';
import {
  type SummaryRow,
  sellableProducts,
  summaryColumns,
  summaryJoins,
  summaryOf,
} from './summaries.ts';

export type Relations = {
  accessories: ProductSummary[];
  /** What it is an accessory of. */
  parents: ProductSummary[];
  /** Other versions of the same product. */
  versions: ProductSummary[];
  /** Of the same leaf category and another family, nearest in price. */
  alternatives: ProductSummary[];
  /** Candidates of the comparison: the family first. */
  compared: ComparedProduct[];
};

/** Of a long shelf, the best-selling: who wants more opens the category. */
const shelfSeen = 60;
/** Versions are chosen from on the page: all of them, within reason. */
const mostVersions = 60;

type ComparedRow = SummaryRow & { family: string; attributes_raw: string };

/** One statement for each relation, to be read by `relationsOf`. */
export function relationStatements(number: string, caller: Caller): SQL[] {
  const own = (column: SQL) => sql`(SELECT ${column} FROM products o WHERE o.number = ${number})`;
  const listed = (column: SQL) =>
    sql`p.sku IN (SELECT value FROM products o, json_each(${column}) WHERE o.number = ${number})`;
  const inStock = sql`i.available_quantity > 0`;
  const family = own(sql`o.family`);
  const strangers = (limit: number) =>
    bestOnShelf(own(sql`o.details ->> '$.categories[0]'`), familyOf(family), limit, caller);
  return [
    selectRelated(caller, sql`${inStock} AND ${listed(sql`o.related_accessories`)}`),
    selectRelated(caller, sql`${inStock} AND ${listed(sql`o.parent_products`)}`),
    selectRelated(caller, sql`p.number <> ${number} AND p.family = ${family}`, mostVersions),
    alternatives(number, strangers(shelfSeen), caller),
    compared(toCompare(number, family, strangers(comparedLimit), caller), caller),
  ];
}

export function relationsOf(answers: readonly unknown[][], caller: Caller): Relations {
  const [accessories, parents, versions, others, candidates] = answers as [
    SummaryRow[],
    SummaryRow[],
    SummaryRow[],
    SummaryRow[],
    ComparedRow[],
  ];
  const cards = (found: readonly SummaryRow[]) => found.map((row) => summaryOf(row, caller));
  return {
    accessories: cards(accessories),
    parents: cards(parents),
    versions: cards(versions),
    alternatives: cards(others),
    compared: candidates.map((row) => comparedOf(row, caller)),
  };
}

/** Side by side in the order asked for; what this store does not sell is left out. */
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

/** In stock, from the categories that these products name, best-selling first. */
export async function loadComplements(
  binding: D1Database,
  skus: readonly string[],
  caller: Caller,
): Promise<ProductSummary[]> {
  const named = sql`(SELECT DISTINCT c.value FROM products o, json_each(o.referenced_categories) c
    WHERE o.sku IN ${eachOf(skus)})`;
  const found = await rows<SummaryRow>(
    nearest(binding),
    sql`SELECT ${summaryColumns(caller.now.toISOString())}
      FROM (${bestOnShelves(named, skus, complementaryLimit, caller)}) chosen
      ${summaryJoins(sql`chosen.product_id`, caller)} ORDER BY chosen.rank, p.sku`,
  );
  return found.map((row) => summaryOf(row, caller));
}

function comparedOf(row: ComparedRow, caller: Caller): ComparedProduct {
  const raw = JSON.parse(inLocaleSpelling(row.attributes_raw, caller.locale)) as AttributeRaw[];
  return { ...summaryOf(row, caller), family: row.family, attributesRaw: raw };
}

function familyOf(family: SQL): SQL {
  return sql`SELECT id FROM products WHERE family = ${family}`;
}

/**
 * Candidates in the order of `ranked`, as few as a page shows at most: what a card and a comparison say of a product is
 * read for these alone. Source: checklist REC-2.
 */
function toCompare(number: string, family: SQL, strangers: SQL, { store }: Caller): SQL {
  const tagged = Object.entries(comparisonScores.tagged).map(
    ([tag, score]) => sql`${score} * EXISTS (SELECT 1 FROM product_tags g
      WHERE g.tag = ${tag} AND g.product_id = p.id)`,
  );
  const score = sql.join(
    [sql`${comparisonScores.inStock} * coalesce(i.available_quantity > 0, 0)`, ...tagged],
    sql` + `,
  );
  return sql`WITH relatives AS MATERIALIZED (SELECT f.id FROM products f
      CROSS JOIN prices fp ON fp.store = ${store.key} AND fp.product_id = f.id AND fp.sellable = 1
      WHERE f.family = ${family} AND f.published = 1 AND f.number <> ${number})
    SELECT candidate.id FROM (SELECT id, 0 AS stranger FROM relatives
        UNION ALL SELECT product_id, 1 FROM (${strangers})
          WHERE (SELECT count(*) FROM relatives) < ${enoughOfFamily}) candidate
      CROSS JOIN products p ON p.id = candidate.id AND (p.is_bware = 0 OR NOT stranger)
      LEFT JOIN inventory i ON i.sku = p.sku
    ORDER BY stranger, ${score} DESC, p.rating_count DESC, p.sku LIMIT ${mostCompared}`;
}

function compared(ids: SQL, caller: Caller): SQL {
  const now = caller.now.toISOString();
  return sql`SELECT ${summaryColumns(now)}, p.family, g.document -> '$.attributesRaw' AS attributes_raw
    FROM (${ids}) chosen ${summaryJoins(sql`chosen.id`, caller)}
    CROSS JOIN product_pages g ON g.language = ${languageOf(caller.locale)} AND g.product_id = p.id
    ORDER BY p.rating_count DESC, p.sku`;
}

function alternatives(number: string, strangers: SQL, caller: Caller): SQL {
  const now = caller.now.toISOString();
  const priced = sql`CROSS JOIN prices pr ON pr.store = ${caller.store.key} AND pr.product_id =`;
  const ownPrice = sql`(SELECT ${priceAt(now)} FROM products o ${priced} o.id
    WHERE o.number = ${number})`;
  return sql`SELECT ${summaryColumns(now)} FROM (
      SELECT stranger.product_id, abs(${priceAt(now)} - ${ownPrice}) AS distance
      FROM (${strangers}) stranger ${priced} stranger.product_id ORDER BY 2, 1 LIMIT ${relatedLimit}) nearest
    ${summaryJoins(sql`nearest.product_id`, caller)} ORDER BY nearest.distance, p.sku`;
}

function selectRelated(caller: Caller, where: SQL, limit = relatedLimit): SQL {
  const now = caller.now.toISOString();
  return sql`SELECT ${summaryColumns(now)} FROM ${sellableProducts(caller)}
    WHERE p.published = 1 AND ${where}
    ORDER BY p.rating_count DESC, p.sku LIMIT ${limit}`;
}
