/** Listings of a category or of search results: items, counts and facets of several queries in one round trip. */
import { type SQL, sql } from 'drizzle-orm';
import type { ListingFacets, ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import type { Caller } from '#domain/operations.ts';
import { batch, nearest } from '../../d1/statements.ts';
import { cacheCountUntilChange } from './cache-counts.ts';
import type { CachedRow, VersionAndLimits } from './cached-counts.ts';
import { countedOf } from './counted-listing.ts';
import { type CountedListing, countStatements, questionOf } from './counts.ts';
import type { FacetCounts } from './facets.ts';
import { type FoundDocument, type FoundRow, foundListing } from './found-listing.ts';
import { pageAvailabilityStatements, readPageAvailability } from './page-availability.ts';
import { filtered, inOrder, itemScopeOf, type ListingRequest, orderOf } from './scope.ts';
import { type SummaryRow, summaryColumns, summaryJoins, summaryOf } from './summaries.ts';

/** The counts of a listing that is not counted. */
const uncounted: CountedListing = {
  total: 0,
  facets: {
    brands: [],
    tags: [],
    ratings: [],
    categories: [],
    attributes: [],
    energyClasses: [],
    inStock: 0,
    onSale: 0,
    priceBins: [],
  },
};

export async function loadListings(
  binding: D1Database,
  queries: readonly ListingRequest[],
  caller: Caller,
): Promise<ListingPage[]> {
  const asked = await Promise.all(
    queries.map(async (query) => ({ query, question: await questionOf(query, caller) })),
  );
  const statements = asked.map(({ query, question }) => ({
    items: [query.hits ? foundListing(query, caller, question) : itemsOf(query, caller)],
    counts: query.counted !== 'none' && !query.hits ? countStatements(query, caller, question) : [],
    pageAvailability:
      query.counted === 'all' && query.category
        ? pageAvailabilityStatements(query.category, caller)
        : [],
  }));
  const answers = await batch(
    nearest(binding),
    statements.flatMap(({ items, counts, pageAvailability }) => [
      ...items,
      ...counts,
      ...pageAvailability,
    ]),
  );
  const take = (sent: readonly SQL[]) => answers.splice(0, sent.length);
  return asked.map((request, index) => {
    const { query } = request;
    const { items = [], counts = [], pageAvailability = [] } = statements[index] ?? {};
    const [found = []] = take(items) as FoundRow[][];
    const rows = take(counts);
    const counted = () =>
      query.hits
        ? readFoundCounts(binding, found, request, caller)
        : readCounts(binding, rows, request, caller);
    return {
      items: found.filter(isItem).map((row) => summaryOf(row, caller)),
      ...(query.counted === 'none' ? uncounted : counted()),
      ...(query.category &&
        pageAvailability.length > 0 && {
          pageAvailability: readPageAvailability(
            binding,
            take(pageAvailability),
            query.category,
            caller,
          ),
        }),
    };
  });
}

const isItem = (row: FoundRow): row is FoundRow & SummaryRow => row.id !== null;

/** `question`: the cache name of its count. */
type Request = { query: ListingRequest; question: string | undefined };

/** The cached counts, or the new ones, which are then cached. */
function readCounts(
  binding: D1Database,
  [cached, versions, counted, below]: unknown[][],
  { query, question }: Request,
  caller: Caller,
): CountedListing {
  const [known] = cached as CachedRow[];
  if (known) return JSON.parse(known.document) as CountedListing;
  const [row] = counted as { counts: string }[];
  if (!row) throw new Error('a count without a row');
  const facets = JSON.parse(row.counts) as FacetCounts;
  const document = countedOf(facets, below as CategoryCounts, query, caller.locale);
  const [version] = versions as { at: string }[];
  // An empty result may come from any made-up query and is not cached: counting it again is cheap.
  if (question !== undefined && version && document.total > 0) {
    const at = JSON.parse(version.at) as VersionAndLimits;
    cacheCountUntilChange(binding, caller, { question, at, document });
  }
  return document;
}

type CategoryCounts = ListingFacets['categories'];

/** The same for search results, whose order is cached too. */
function readFoundCounts(
  binding: D1Database,
  [row]: FoundRow[],
  { query, question }: Request,
  caller: Caller,
): CountedListing {
  if (row?.cached) return JSON.parse(row.cached) as CountedListing;
  if (row?.counts === undefined) throw new Error('a search without counts');
  const counts = countedOf(JSON.parse(row.counts) as FacetCounts, [], query, caller.locale);
  const { products, at } = row;
  if (question !== undefined && products !== undefined && at !== undefined && counts.total > 0) {
    const document: FoundDocument = { counts, order: JSON.parse(products) };
    cacheCountUntilChange(binding, caller, { question, at: JSON.parse(at), document });
  }
  return counts;
}

/** Selects the page's products first, on narrow tables, and then joins the columns of their cards. */
function itemsOf(query: ListingRequest, caller: Caller): SQL {
  const { join, keys, index } = orderOf(query, caller);
  const { shelves, priced, about, filters } = itemScopeOf(query, caller, index);
  return sql`SELECT ${summaryColumns(caller)}
    FROM (SELECT found.product_id, row_number() OVER () AS place FROM (
      SELECT s.product_id FROM ${shelves} ${priced} ${join} WHERE ${about} AND ${filtered(filters)}
      ORDER BY ${inOrder(keys, sql`s.product_id`)}
      LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}) found) chosen
    ${summaryJoins(sql`chosen.product_id`, caller)}
    ORDER BY chosen.place`;
}
