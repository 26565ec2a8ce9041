/** Ratings of products as if they had reviews, for tests of what shows ratings. */
import { env } from 'cloudflare:test';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { refillShelvesOf } from '#worker/data/listing/listing-index.ts';

/** The shop stores no ratings of documents: a test calls this after each import. */
export async function rateAsWritten(documents: readonly ProductDocument[]): Promise<void> {
  const rated = documents.flatMap(({ sku, rating }) => (rating ? [{ sku, rating }] : []));
  if (rated.length === 0) return;
  await env.DB.batch([
    ...rated.map(({ sku, rating: { average, count, distribution, source } }) =>
      env.DB.prepare(
        `UPDATE products SET rating_average = ?2, rating_count = ?3, rating_distribution = ?4,
          rating_source = ?5 WHERE sku = ?1`,
      ).bind(sku, average, count, JSON.stringify(distribution), source ?? null),
    ),
    ...refillShelvesOf(
      env.DB,
      rated.map(({ sku }) => sku),
    ),
  ]);
}
