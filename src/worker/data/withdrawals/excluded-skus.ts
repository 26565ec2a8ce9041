/** Which articles cannot be withdrawn from, as their documents say now. */
import { sql } from 'drizzle-orm';
import type { ExcludedSkus } from '#domain/withdrawal/own-steps.ts';
import { eachOf, rows } from '../../d1/statements.ts';

export async function excludedSkus(db: D1Database, skus: readonly string[]): Promise<ExcludedSkus> {
  const found = await rows<{ sku: string }>(
    db,
    sql`SELECT sku FROM products
      WHERE sku IN ${eachOf(skus)} AND details ->> '$.withdrawalExcluded' IS NOT NULL`,
  );
  return new Set(found.map(({ sku }) => sku));
}
