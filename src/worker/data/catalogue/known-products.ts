/** Which products there are. */
import { sql } from 'drizzle-orm';
import { prepared, rows } from '../../d1/statements.ts';

/** The SKUs, by id, of products that have one of these ids or SKUs. */
export async function skusById(
  db: D1Database,
  products: readonly { id: string; sku: string }[],
): Promise<Map<string, string>> {
  const ids = JSON.stringify(products.map(({ id }) => id));
  const skus = JSON.stringify(products.map(({ sku }) => sku));
  const { results } = await prepared(
    db,
    sql`SELECT id, sku FROM products WHERE id IN (SELECT value FROM json_each(${ids}))
       UNION SELECT id, sku FROM products WHERE sku IN (SELECT value FROM json_each(${skus}))`,
  ).all<{ id: string; sku: string }>();
  return new Map(results.map(({ id, sku }) => [id, sku]));
}

/** SKUs of published products after `after`, in their order. */
export async function publishedSkus(
  db: D1Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const found = await rows<{ sku: string }>(
    db,
    sql`SELECT sku FROM products WHERE sku > ${after} AND published = 1 ORDER BY sku LIMIT ${limit}`,
  );
  return found.map(({ sku }) => sku);
}
