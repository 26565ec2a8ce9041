/** Removes a product permanently: its page returns 410 or redirects to its successor (eu-2026.md SEO-13). */

import { sql } from 'drizzle-orm';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { listingsTag } from '#domain/routing/cached-page.ts';
import { prepared } from '../../d1/statements.ts';
import { markChanged } from '../pages/page-changes.ts';
import { productsChanged } from './product-changes.ts';

type Removal =
  | { ok: true /** Whether it was removed already. */; before: boolean }
  | { ok: false; code: 'unknown-product' | 'unknown-successor' | 'ring' };

/** A repeated call changes only the successor: the last one is stored. */
export async function removeProduct(
  db: D1Database,
  sku: string,
  { successor, now }: { successor?: string | undefined; now: Date },
): Promise<Removal> {
  const [number, next] = [productNumberOf(sku), successor && productNumberOf(successor)];
  const { results } = await prepared(
    db,
    sql`SELECT p.sku, r.number IS NOT NULL AND p.published = 0 AS removed
       FROM products p LEFT JOIN removed_products r ON r.number = p.number
       WHERE p.sku IN (${sku}, ${successor ?? null})`,
  ).all<{ sku: string; removed: number }>();
  const found = new Map(results.map((row) => [row.sku, row.removed === 1]));
  const before = found.get(sku);
  if (before === undefined) return { ok: false, code: 'unknown-product' };
  if (successor && !found.has(successor)) return { ok: false, code: 'unknown-successor' };
  if (next && (await leadsTo(db, next, number))) return { ok: false, code: 'ring' };
  await db.batch([
    prepared(db, sql`UPDATE products SET published = 0 WHERE sku = ${sku}`),
    prepared(
      db,
      sql`DELETE FROM shelves WHERE product_id = (SELECT id FROM products WHERE sku = ${sku})`,
    ),
    prepared(
      db,
      sql`INSERT INTO removed_products (number, removed_at, successor) VALUES (${number}, ${now.toISOString()}, ${next ?? null})
         ON CONFLICT (number) DO UPDATE SET successor = excluded.successor`,
    ),
    markChanged(db, [listingsTag, sku], now),
    ...productsChanged(db, [sku], now),
  ]);
  return { ok: true, before };
}

/** Whether the chain of successors starting with `from` contains `to`; `from` itself is part of it. */
async function leadsTo(db: D1Database, from: string, to: string): Promise<boolean> {
  const found = await prepared(
    db,
    sql`WITH RECURSIVE line(number) AS (
        SELECT ${from} UNION
        SELECT r.successor FROM line JOIN removed_products r USING (number)
          WHERE r.successor IS NOT NULL)
       SELECT 1 FROM line WHERE number = ${to}`,
  ).first();
  return found !== null;
}
