/** The products of a merchant feed, a part in one round trip. Source: eu-2026.md SEO-33. */
import { sql } from 'drizzle-orm';
import type { FeedProduct } from '#domain/feed/operations.ts';
import type { Caller } from '#domain/operations.ts';
import { nearest, rows } from '../../d1/statements.ts';
import { type DetailRow, detailColumns, detailOf, sellableDetails } from './details.ts';

type FeedRow = DetailRow & { has_versions: number; discounted_from: string | null };

/** Products by number, after the one with that number: a part costs the same wherever it is in the feed. */
export async function loadFeedProducts(
  binding: D1Database,
  { after = '', limit }: { after?: string | undefined; limit: number },
  caller: Caller,
): Promise<FeedProduct[]> {
  const found = await rows<FeedRow>(
    nearest(binding),
    sql`SELECT ${detailColumns(caller)}, pr.discounted_from,
        EXISTS (SELECT 1 FROM products v
          CROSS JOIN prices vp ON vp.store = pr.store AND vp.product_id = v.id AND vp.sellable = 1
          WHERE v.family = p.family AND v.id <> p.id AND v.is_bware = p.is_bware
            AND v.published = 1) AS has_versions
      FROM ${sellableDetails(caller)}
      WHERE p.published = 1 AND p.number > ${after} ORDER BY p.number LIMIT ${limit}`,
  );
  return found.map((row) => feedProductOf(row, caller));
}

function feedProductOf(row: FeedRow, caller: Caller): FeedProduct {
  const product = detailOf(row, caller);
  const reducedFrom = product.price.discounted && row.discounted_from;
  return {
    ...product,
    hasVersions: row.has_versions === 1,
    ...(reducedFrom && { reducedFrom }),
  };
}
