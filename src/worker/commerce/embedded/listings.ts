/** Listings, of what a category holds or the search found: items, counts and facets of several questions in one round trip. */
import { type SQL, sql } from 'drizzle-orm';
import type { Campaign } from '#domain/catalogue/campaigns.ts';
import type { ListingPage } from '#domain/catalogue/listing-page.ts';
import type { Sort } from '#domain/catalogue/listing-query.ts';
import { dayStartIn } from '#domain/locale/dates.ts';
import type { Caller } from '#domain/operations.ts';
import { countedOf } from './counted-listing.ts';
import { batch, nearest } from './database.ts';
import { type KeptRow, keepCount, type VersionRow } from './kept-counts.ts';
import { readWhereabouts, whereaboutsStatements } from './kept-whereabouts.ts';
import { languageOf } from './language.ts';
import { type Counted, countStatements, questionOf } from './listing-counts.ts';
import { type Asked, filtered, itemScopeOf } from './listing-scope.ts';
import { priceAt } from './prices.ts';
import { type SummaryRow, summaryColumns, summaryJoins, summaryOf } from './summaries.ts';

/** The answer of a listing that was not counted. */
const uncounted: Counted = {
  total: 0,
  facets: {
    brands: [],
    tags: [],
    ratings: [],
    categories: [],
    attributes: [],
    inStock: 0,
    onSale: 0,
    priceBins: [],
  },
};

export async function loadListings(
  binding: D1Database,
  queries: readonly Asked[],
  caller: Caller,
): Promise<ListingPage[]> {
  const statements = queries.map((query) => ({
    items: [itemsOf(query, caller)],
    counts: query.counted ? countStatements(query, caller) : [],
    whereabouts:
      query.counted && query.category ? whereaboutsStatements(query.category, caller) : [],
  }));
  const answers = await batch(
    nearest(binding),
    statements.flatMap(({ items, counts, whereabouts }) => [...items, ...counts, ...whereabouts]),
  );
  const take = (asked: readonly SQL[]) => answers.splice(0, asked.length);
  return queries.map((query, index) => {
    const { items = [], counts = [], whereabouts = [] } = statements[index] ?? {};
    const [found] = take(items);
    return {
      items: (found as SummaryRow[]).map((row) => summaryOf(row, caller)),
      ...(counts.length > 0 ? readCounts(binding, take(counts), query, caller) : uncounted),
      ...(query.category &&
        whereabouts.length > 0 && {
          whereabouts: readWhereabouts(binding, take(whereabouts), query.category, caller),
        }),
    };
  });
}

type Version = VersionRow & Record<'next_from' | 'next_until' | 'next_release', string | null>;

/** What was kept, or what has just been counted and is kept from now on. */
function readCounts(
  binding: D1Database,
  [kept, versions, ...counts]: unknown[][],
  query: Asked,
  caller: Caller,
): Counted {
  const [known] = kept as KeptRow[];
  if (known) return JSON.parse(known.document) as Counted;
  const document = countedOf(counts, query, caller.locale);
  const [at] = versions as Version[];
  const question = questionOf(query);
  // What finds nothing may be made up: it is cheap to count again.
  if (question !== undefined && at && at.version !== null && document.total > 0) {
    const limits = [
      at.next_from,
      at.next_until,
      at.next_release && dayStartIn(caller.store.key, at.next_release).toISOString(),
      ...campaignLimits(caller.store.campaigns, caller.now),
    ];
    const [validUntil] = limits.flatMap((limit) => limit ?? []).sort();
    const { version } = at;
    keepCount(binding, caller, { question, version, document, ...(validUntil && { validUntil }) });
  }
  return document;
}

function campaignLimits(campaigns: readonly Campaign[], now: Date): string[] {
  return campaigns
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .filter((limit) => Date.parse(limit) > now.getTime());
}

/**
 * How well it was found, told a little more by what sells: what is sold out counts for a tenth less, used goods for a
 * twentieth, and five stars for a twentieth more.
 */
const worth = sql`f.value * (1 - 0.1 * s.out_of_stock - 0.05 * (s.rank >= 1000000000))
  * (1 + 0.001 * s.rating_tenths)`;

/** The page's products are found first, on narrow tables, and only then joined with what their cards show. */
function itemsOf(query: Asked, caller: Caller): SQL {
  const now = caller.now.toISOString();
  const { join, order, index } = orderOf(query, caller, now);
  const { shelves, priced, about, filters } = itemScopeOf(query, caller, index);
  return sql`SELECT ${summaryColumns(caller)}
    FROM (SELECT found.product_id, row_number() OVER () AS place FROM (
      SELECT s.product_id FROM ${shelves} ${priced} ${join} WHERE ${about} AND ${filtered(filters)}
      ORDER BY ${order}, s.product_id
      LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}) found) chosen
    ${summaryJoins(sql`chosen.product_id`, caller)}
    ORDER BY chosen.place`;
}

function orderOf({ sort, hits }: Asked, caller: Caller, now: string) {
  const price = priceAt(now);
  const named = sql`CROSS JOIN product_texts n
    ON n.language = ${languageOf(caller.locale)} AND n.product_id = s.product_id`;
  // An article before its release keeps the place it is going to have: it is there to be seen.
  const selling = sql`s.out_of_stock, s.rank`;
  const none = sql``;
  // Left to itself, SQLite reads the stock's order and sorts the whole shop.
  const byNewest = sql`INDEXED BY shelves_by_newest`;
  const orders: Record<Sort, { join: SQL; order: SQL; index?: SQL }> = {
    relevance: {
      join: none,
      order: hits ? sql`${worth} DESC, ${selling}` : selling,
    },
    'price-asc': { join: none, order: sql`${price} ASC` },
    'price-desc': { join: none, order: sql`${price} DESC` },
    'name-asc': { join: named, order: sql`n.sort_name ASC` },
    'name-desc': { join: named, order: sql`n.sort_name DESC` },
    newest: { join: none, order: sql`s.created_at DESC`, index: byNewest },
  };
  return orders[sort];
}
