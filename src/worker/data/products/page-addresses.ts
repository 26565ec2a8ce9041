/** All page addresses of a market, in pages, for its sitemaps; and why a product has no page. */
import { sql } from 'drizzle-orm';
import type { Image } from '#domain/catalogue/document.ts';
import type { AddressPage } from '#domain/catalogue/operations.ts';
import type { UnavailableReason } from '#domain/catalogue/unavailable-reason.ts';
import type { Caller } from '#domain/operations.ts';
import { batch, nearest } from '../../d1/statements.ts';
import { sellableProducts } from '../listing/summaries.ts';
import { foundCategorySlugs, hasGoods, productSlugs } from './availability.ts';

type AddressRow = { slugs: string; images: string | null; last_modified: string | null };
type Range = { offset: number; limit: number };

/** Products a store sells, oldest number first, so that a new one changes only the last file. */
export async function loadProductAddresses(
  binding: D1Database,
  { offset, limit }: Range,
  { store, now }: Caller,
): Promise<AddressPage> {
  const at = now.toISOString();
  const source = sql`products p
    CROSS JOIN prices pr ON pr.store = ${store.key} AND pr.product_id = p.id AND pr.sellable = 1
    WHERE p.published = 1`;
  // The last change we can prove: its creation, a change of its price, the beginning or end of a reduction.
  return addressPage(
    await batch(nearest(binding), [
      sql`SELECT ${productSlugs()} AS slugs, p.images, max(p.created_at,
          coalesce((SELECT max(h.valid_from) FROM price_history h
            WHERE h.store = pr.store AND h.sku = p.sku AND h.valid_from <= ${at}), ''),
          coalesce(iif(pr.discounted_until <= ${at}, pr.discounted_until, NULL), ''),
          coalesce(iif(pr.discounted_from <= ${at}, pr.discounted_from, NULL), '')) AS last_modified
        FROM ${source} ORDER BY p.number LIMIT ${limit} OFFSET ${offset}`,
      sql`SELECT count(*) AS total FROM ${source}`,
    ]),
  );
}

/** Categories in which a store sells something, without stubs. Their change times are not stored. */
export async function loadCategoryAddresses(
  binding: D1Database,
  { offset, limit, fewest }: Range & { fewest: number },
  { store }: Caller,
): Promise<AddressPage> {
  const source = sql`categories k WHERE ${hasGoods(sql`k.key`, sql`${store.key}`)}`;
  return addressPage(
    await batch(nearest(binding), [
      sql`SELECT ${foundCategorySlugs(sql`k.key`, store.key, fewest)} AS slugs, NULL AS images, NULL AS last_modified
        FROM ${source} ORDER BY k.key LIMIT ${limit} OFFSET ${offset}`,
      sql`SELECT count(*) AS total FROM ${source}`,
    ]),
  );
}

function addressPage([rows, counts]: unknown[][]): AddressPage {
  return {
    results: (rows as AddressRow[]).map(({ slugs, images, last_modified: lastModified }) => ({
      slugs: JSON.parse(slugs) as Record<string, string>,
      images: (JSON.parse(images ?? '[]') as Image[]).map(({ url }) => url),
      ...(lastModified && { lastModified }),
    })),
    total: (counts as { total: number }[])[0]?.total ?? 0,
  };
}

/** The maximum length of a chain of successors: a longer one is a cycle or a mistake. */
const maxLineLength = 10;

/** Called only for a number that has no page here. */
export async function loadUnavailableReason(
  binding: D1Database,
  number: string,
  caller: Caller,
): Promise<UnavailableReason> {
  const [removed, successors, elsewhere] = (await batch(nearest(binding), [
    sql`SELECT 1 FROM removed_products WHERE number = ${number}`,
    sql`WITH RECURSIVE line(number, step) AS (
        SELECT ${number}, 0 UNION ALL
        SELECT r.successor, line.step + 1 FROM line JOIN removed_products r USING (number)
          WHERE r.successor IS NOT NULL AND line.step < ${maxLineLength}
      )
      SELECT t.slug FROM line CROSS JOIN ${sellableProducts(caller)}
        WHERE p.number = line.number AND line.step > 0 AND p.published = 1
        ORDER BY line.step LIMIT 1`,
    sql`SELECT 1 FROM products WHERE number = ${number} AND published = 1`,
  ])) as [unknown[], { slug: string }[], unknown[]];
  const [successor] = successors;
  if (removed.length > 0) {
    return successor ? { kind: 'succeeded', slug: successor.slug } : { kind: 'gone' };
  }
  return { kind: elsewhere.length > 0 ? 'not-sold-here' : 'unknown' };
}
