/** Product queries of the calls: from the predicate to rows, with the family of each. Source: catalogue.txt §7. */
import { type SQL, sql } from 'drizzle-orm';
import type { ProductAnswer } from '#domain/catalogue/calls/product-answer.ts';
import { type ProductQuery, productQueries } from '#domain/catalogue/calls/product-query.ts';
import type { Where, WhereField } from '#domain/catalogue/calls/where.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { productNumberIn } from '#domain/catalogue/product.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import type { Caller } from '#domain/operations.ts';
import { eachOf, nearest, rows } from '../../d1/statements.ts';
import { bestSellersOfAny, idsOf } from '../listing/best-sellers.ts';
import { pricedProducts, sellableProducts } from '../listing/summaries.ts';
import { availableQuantity, isAvailable, todayOf } from '../stock/stock.ts';
import { type AnswerRow, answerOf } from './answer-rows.ts';

const defaultLimit = 20;
/** The maximum for all families of a response together. */
const maxVersions = 480;

export type ProductSearch = Partial<
  Pick<ProductQuery, 'where' | 'skus' | 'limit' | 'query' | 'unsellable'>
> & {
  offset?: number;
};

/** Published products that the store may sell, or, if `unsellable`, all with a price there; newest first. */
export async function findProducts(
  binding: D1Database,
  search: ProductSearch,
  caller: Caller,
  categories: readonly Category[],
): Promise<ProductAnswer[]> {
  const { where, skus, offset = 0, query = 'main-product', unsellable = false } = search;
  const named: { inStock?: boolean; enabledOnMarket?: boolean; limit?: number } =
    productQueries[query];
  const conditions = [
    ...(where ? [conditionOf(where)] : []),
    ...(skus ? [sql`p.sku IN ${eachOf(skus)}`] : []),
    ...(named.inStock ? [isAvailable(todayOf(caller))] : []),
    ...(named.enabledOnMarket
      ? [
          sql`EXISTS (SELECT 1 FROM json_each(p.details, '$.enabledOnMarket')
            WHERE value = ${caller.store.key})`,
        ]
      : []),
  ];
  const limit = search.limit ?? named.limit ?? skus?.length ?? defaultLimit;
  return answersFor(
    binding,
    sql`${sql.join([sql`true`, ...conditions], sql` AND `)}`,
    { limit, offset, unsellable },
    caller,
    categories,
  );
}

/** The best-selling products of these categories, newest first. */
export function productsInCategories(
  binding: D1Database,
  keys: readonly string[],
  except: readonly string[],
  limit: number,
  caller: Caller,
  categories: readonly Category[],
): Promise<ProductAnswer[]> {
  const picked = bestSellersOfAny(eachOf(keys), idsOf(except), limit, caller);
  const about = sql`p.id IN (SELECT product_id FROM (${picked}))`;
  const page = { limit, offset: 0, unsellable: false };
  return answersFor(binding, about, page, caller, categories);
}

async function answersFor(
  binding: D1Database,
  about: SQL,
  { limit, offset, unsellable }: { limit: number; offset: number; unsellable: boolean },
  caller: Caller,
  categories: readonly Category[],
): Promise<ProductAnswer[]> {
  const reader = nearest(binding);
  const select = selectAnswers(caller, unsellable);
  const found = await rows<AnswerRow>(
    reader,
    sql`${select} AND ${about}
      ORDER BY p.published DESC, p.created_at DESC, p.sku LIMIT ${limit} OFFSET ${offset}`,
  );
  const families = [...new Set(found.map(({ family }) => family))];
  const versions =
    families.length === 0
      ? []
      : await rows<AnswerRow>(
          reader,
          sql`${select} AND p.family IN ${eachOf(families)}
            ORDER BY p.created_at DESC, p.sku LIMIT ${maxVersions}`,
        );
  return found.map((row) => {
    const others = versions.filter(({ family, sku }) => family === row.family && sku !== row.sku);
    return answerOf(row, others, categories, caller);
  });
}

function selectAnswers(caller: Caller, unsellable: boolean): SQL {
  const products = unsellable ? pricedProducts(caller) : sellableProducts(caller);
  return sql`SELECT p.*, t.name, t.slug, g.document AS page, pr.sellable,
      ${availableQuantity(todayOf(caller))} AS available_quantity,
      pr.currency, pr.cent_amount, pr.discounted_cent_amount, pr.discounted_from,
      pr.discounted_until, pr.discount, pr.lowest_cent_amount
    FROM ${products}
    CROSS JOIN product_pages g ON g.language = ${languageOf(caller.locale)} AND g.product_id = p.id
    WHERE p.published = 1`;
}

const columns: Record<WhereField, SQL> = {
  id: sql`p.id`,
  key: sql`p.sku`,
  sku: sql`p.sku`,
  slug: sql`t.slug`,
  family: sql`p.family`,
  isBware: sql`p.is_bware`,
};

/** A slug is found by the number in which it ends. */
function conditionOf(where: Where): SQL {
  if (where.kind === 'equals' && where.field === 'slug') {
    const numbers = where.values.flatMap((slug) => productNumberIn(String(slug)) ?? []);
    return sql`(p.number IN ${eachOf(numbers)} AND t.slug IN ${eachOf(where.values.map(String))})`;
  }
  if (where.kind === 'equals') {
    const values = where.values.map((value) =>
      typeof value === 'boolean' ? Number(value) : value,
    );
    return sql`${columns[where.field]} IN ${eachOf(values)}`;
  }
  const parts = where.parts.map(conditionOf);
  return sql`(${sql.join(parts, where.kind === 'and' ? sql` AND ` : sql` OR `)})`;
}
