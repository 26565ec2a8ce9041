import { sql } from 'drizzle-orm';
import type { CountryCode } from '#domain/country/countries.ts';
import { storeAt } from '#domain/store/dated-changes.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { cachedInIsolate } from '../../d1/isolate-cache.ts';
import { rows } from '../../d1/statements.ts';

type Row = { document: string };

/** The store of a country with the rules of this moment. Throws if it has not been loaded. */
export async function loadStore(
  db: D1Database,
  country: CountryCode,
  now: Date,
): Promise<StoredStore> {
  const stored = await cachedInIsolate(db, `store ${country}`, now, async () => {
    const [row] = await rows<Row>(db, sql`SELECT document FROM stores WHERE key = ${country}`);
    if (!row) throw new Error(`store ${country} is not in the database: docs/operations/stores.md`);
    return JSON.parse(row.document) as StoredStore;
  });
  return storeAt(stored, now);
}

/** All stores with the rules of this moment, in the order in which they were loaded first. */
export async function storesAt(db: D1Database, now: Date): Promise<StoredStore[]> {
  const stored = await cachedInIsolate(db, 'stores', now, () => loadStores(db));
  return stored.map((store) => storeAt(store, now));
}

/** Of the stores that have set them. */
export async function invoicesKeptYears(db: D1Database): Promise<Map<CountryCode, number>> {
  const found = await rows<{ key: CountryCode; years: number }>(
    db,
    sql`SELECT key, document ->> '$.invoicesKeptYears' AS years FROM stores WHERE years IS NOT NULL`,
  );
  return new Map(found.map(({ key, years }) => [key, years]));
}

/** All stores as they were loaded, in the order in which they were loaded first. */
export async function loadStores(db: D1Database): Promise<StoredStore[]> {
  const found = await rows<Row>(db, sql`SELECT document FROM stores ORDER BY rowid`);
  return found.map(({ document }) => JSON.parse(document) as StoredStore);
}
