/** Reads published reviews of a product. */
import { type SQL, sql } from 'drizzle-orm';
import { distributionOf } from '#domain/catalogue/calls/product-answer.ts';
import type { RatingSource } from '#domain/catalogue/document.ts';
import type { Language } from '#domain/country/countries.ts';
import type { Input } from '#domain/operations.ts';
import { satisfies } from '#domain/review/attribute-filter.ts';
import type { ReviewPage } from '#domain/review/operations.ts';
import type { Review, ReviewStatistics } from '#domain/review/review.ts';
import { attributesOf } from '#domain/review/review-attributes.ts';
import type { ReviewSort } from '#domain/review/sorting.ts';
import { batch, eachOf, nearest, type Reader, rows } from '../../d1/statements.ts';
import { type ReviewRow, reviewColumns, reviewOf } from './review-rows.ts';

const orders: Record<ReviewSort, SQL> = {
  'Most recent': sql`review_created_at DESC, id DESC`,
  'Top reviews': sql`rating DESC, review_created_at DESC, text DESC, id DESC`,
};

/** Reviews per query to which attribute filters are applied. */
const filteredAtOnce = 500;

type ShownRow = ReviewRow & { photos: string };

/** The ids of the files of a review, in the order in which they were uploaded. */
const photos = sql`(SELECT json_group_array(id) FROM (SELECT files.id FROM files
  WHERE owner_kind = 'review' AND owner_ref = reviews.id ORDER BY files.created_at, files.id))`;

const hasPhotos = sql`EXISTS (SELECT 1 FROM files WHERE owner_kind = 'review' AND owner_ref = reviews.id)`;

const shownOf = (row: ShownRow): Review => ({
  ...reviewOf(row),
  photos: JSON.parse(row.photos) as string[],
});

/** `photos` of the reviews: the ids of their files. */
export async function loadReviews(
  binding: D1Database,
  query: Input<'getReview'>,
): Promise<ReviewPage> {
  const { productId, offset, limit, sort, stars, language, withPhotos, readIn, filters } = query;
  const ofProduct = sql`sku = ${productId} AND state = 'published'`;
  const chosen = sql`${ofProduct}${stars === undefined ? sql`` : sql` AND rating = ${stars}`}${
    language === undefined ? sql`` : sql` AND language = ${language}`
  }${withPhotos ? sql` AND ${hasPhotos}` : sql``}`;
  const readable =
    readIn === undefined
      ? sql``
      : sql`(language = ${readIn}) DESC, (text_translations ->> ${`$.${readIn}`} IS NOT NULL) DESC, `;
  const db = nearest(binding);
  const isFiltered = filters.length > 0;
  const inOrder = sql`SELECT ${reviewColumns}, ${photos} AS photos FROM reviews WHERE ${chosen}
    ORDER BY ${readable}${orders[sort]}`;
  const [found, counted, languages, rated, pictured] = (await batch(db, [
    sql`${inOrder} LIMIT ${isFiltered ? 0 : limit} OFFSET ${offset}`,
    sql`SELECT count(*) AS total FROM reviews WHERE ${chosen}`,
    sql`SELECT language, count(*) AS count FROM reviews WHERE ${ofProduct}
      GROUP BY language ORDER BY count DESC, language`,
    ratingOf(productId),
    sql`SELECT count(*) AS total FROM reviews WHERE ${ofProduct} AND ${hasPhotos}`,
  ])) as [
    ShownRow[],
    { total: number }[],
    { language: Language; count: number }[],
    RatingRow[],
    { total: number }[],
  ];
  const { results, total } = isFiltered
    ? await filtered(db, inOrder, query)
    : { results: found.map(shownOf), total: counted[0]?.total ?? 0 };
  const statistics = statisticsOf(rated[0]);
  const { averageRating, ratingsDistribution } = statistics;
  const page = { offset, limit, count: results.length, total, exists: total > 0, results };
  return {
    ...page,
    averageRating,
    ratingsDistribution,
    reviewRatingStatistics: statistics,
    ratingSource: rated[0]?.source ?? null,
    languages,
    withPhotos: pictured[0]?.total ?? 0,
  };
}

/** Reads all in parts, so that the total is right and the memory bounded. */
async function filtered(
  db: Reader,
  inOrder: SQL,
  { filters, offset, limit }: Input<'getReview'>,
): Promise<{ results: Review[]; total: number }> {
  const results: Review[] = [];
  let total = 0;
  for (let start = 0; ; start += filteredAtOnce) {
    const part = await rows<ShownRow>(db, sql`${inOrder} LIMIT ${filteredAtOnce} OFFSET ${start}`);
    for (const review of part.map(shownOf)) {
      const attributes = attributesOf(review);
      if (!filters.every((filter) => satisfies(attributes, filter))) continue;
      if (total >= offset && total < offset + limit) results.push(review);
      total += 1;
    }
    if (part.length < filteredAtOnce) return { results, total };
  }
}

type RatingRow = {
  average: number;
  count: number;
  distribution: string;
  source: RatingSource | null;
};

/** The stored statistics, which cards and structured data show too. */
const ratingOf = (sku: string) => sql`SELECT rating_average AS average, rating_count AS count,
  rating_distribution AS distribution, rating_source AS source FROM products WHERE sku = ${sku}`;

function statisticsOf(row: RatingRow | undefined): ReviewStatistics {
  const counts = row ? (JSON.parse(row.distribution) as number[]) : [0, 0, 0, 0, 0];
  return {
    averageRating: row?.average ?? 0,
    ratingsDistribution: distributionOf(counts),
    count: row?.count ?? 0,
  };
}

export const reviewsByIds = (db: Reader, ids: readonly string[]): Promise<ReviewRow[]> =>
  rows(db, sql`SELECT ${reviewColumns} FROM reviews WHERE id IN ${eachOf(ids)}`);

export async function isPublished(db: Reader, id: string | null): Promise<boolean> {
  return id !== null && (await reviewRow(db, id))?.state === 'published';
}

export async function reviewRow(db: Reader, id: string): Promise<ReviewRow | undefined> {
  return (await rows<ReviewRow>(db, sql`SELECT ${reviewColumns} FROM reviews WHERE id = ${id}`))[0];
}
