/** Assigns our numbers to the SKUs of other shops, once and for good: the next import finds the same product. */
import { max, sql } from 'drizzle-orm';
import { skusAfter } from '#domain/catalogue/import/foreign-sku.ts';
import { databaseOf, eachOf, rows } from './database.ts';
import { foreignSkus } from './import-schema.ts';

/** Candidates looked at together. */
const atOnce = 1000;

/** The number of each foreign SKU; those without one yet get the next that are free. */
export async function assignSkus(
  db: D1Database,
  foreign: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(foreign)];
  const known = await assignedSkus(db, wanted);
  const fresh = wanted.filter((sku) => !known.has(sku));
  if (fresh.length === 0) return known;
  const free = await freeSkus(db, fresh.length);
  await db
    .prepare(
      `INSERT INTO foreign_skus (foreign_sku, sku)
       SELECT value ->> 0, value ->> 1 FROM json_each(?1) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(JSON.stringify(fresh.map((sku, at) => [sku, free[at]])))
    .run();
  return assignedSkus(db, wanted);
}

/** Those that have one. */
export async function assignedSkus(
  db: D1Database,
  foreign: readonly string[],
): Promise<Map<string, string>> {
  const found = await rows<{ foreign_sku: string; sku: string }>(
    db,
    sql`SELECT foreign_sku, sku FROM foreign_skus WHERE foreign_sku IN ${eachOf(foreign)}`,
  );
  return new Map(found.map(({ foreign_sku, sku }) => [foreign_sku, sku]));
}

async function freeSkus(db: D1Database, count: number): Promise<string[]> {
  const highest = await databaseOf(db)
    .select({ sku: max(foreignSkus.sku) })
    .from(foreignSkus)
    .get();
  const free: string[] = [];
  let after = highest?.sku ?? undefined;
  for (let tried = 0; free.length < count; tried += atOnce) {
    if (tried > 1_000_000) throw new Error('no free number is left for foreign SKUs');
    const candidates = skusAfter(after, atOnce);
    const taken = await takenOf(db, candidates);
    free.push(...candidates.filter((sku) => !taken.has(sku)));
    after = candidates.at(-1);
  }
  return free.slice(0, count);
}

async function takenOf(db: D1Database, skus: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ sku: string }>(
    db,
    sql`SELECT sku FROM products WHERE sku IN ${eachOf(skus)}
        UNION SELECT sku FROM foreign_skus WHERE sku IN ${eachOf(skus)}`,
  );
  return new Set(found.map(({ sku }) => sku));
}
