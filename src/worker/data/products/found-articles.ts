/** Finds articles by the numbers that buyers use (SKU, EAN), a thousand in one round trip. */
import { type SQL, sql } from 'drizzle-orm';
import { articleBy, type FoundArticle, type Identity } from '#domain/catalogue/found-article.ts';
import type { Caller } from '#domain/operations.ts';
import { keysOf } from '#domain/quick-order/numbers.ts';
import { batch, eachOf, nearest } from '../../d1/statements.ts';
import {
  type SummaryRow,
  sellableProducts,
  summaryColumns,
  summaryOf,
} from '../listing/summaries.ts';

type IdentityRow = { sku: string; ean: string; is_bware: number };

/** One result per number, in the same order. */
export async function findArticles(
  binding: D1Database,
  numbers: readonly string[],
  caller: Caller,
): Promise<FoundArticle[]> {
  const requested = numbers.map((number) => ({ number, keys: keysOf(number) }));
  const skus = requested.flatMap(({ keys }) => keys.sku ?? []);
  const eans = requested.flatMap(({ keys }) => keys.eans);
  const meant = sql`p.published = 1 AND p.id IN (${idsBy(skus, eans)})`;
  const [identities = [], summaries = []] = await batch(nearest(binding), [
    sql`SELECT p.sku, p.ean, p.is_bware FROM products p WHERE ${meant} ORDER BY p.sku`,
    sql`SELECT ${summaryColumns(caller)} FROM ${sellableProducts(caller)} WHERE ${meant}`,
  ]);
  const known = (identities as IdentityRow[]).map(identityOf);
  const sold = (summaries as SummaryRow[]).map((row) => summaryOf(row, caller));
  const index = {
    bySku: new Map(known.map((each) => [each.sku, each])),
    byEan: Map.groupBy(known, ({ ean }) => ean),
    sold: new Map(sold.map((product) => [product.sku, product])),
  };
  return requested.map(({ number, keys }) => articleBy(number, keys, index));
}

function idsBy(skus: readonly string[], eans: readonly string[]): SQL {
  return sql`SELECT id FROM products WHERE sku IN ${eachOf(skus)}
    UNION SELECT id FROM products WHERE ean IN ${eachOf(eans)}`;
}

function identityOf({ sku, ean, is_bware: isBware }: IdentityRow): Identity {
  return { sku, ean, isBware: isBware === 1 };
}
