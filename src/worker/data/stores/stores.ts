import { sql } from 'drizzle-orm';
import type { CountryCode } from '#domain/country/countries.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { bankFaults } from '#domain/store/bank-faults.ts';
import type { Store } from '#domain/store/store.ts';
import { cachedInIsolate } from '../../d1/isolate-cache.ts';
import { rows } from '../../d1/statements.ts';

type Row = { document: string };

/** The store of a country. Throws if the database is not set up; the message names the command for it. */
export function loadStore(db: D1Database, country: CountryCode, now: Date): Promise<Store> {
  return cachedInIsolate(db, `store ${country}`, now, async () => {
    const [row] = await rows<Row>(db, sql`SELECT document FROM stores WHERE key = ${country}`);
    if (!row) throw new Error(`store ${country} is not in the database: run "npm run demo"`);
    return JSON.parse(row.document) as Store;
  });
}

/** All stores. */
export async function loadStores(db: D1Database): Promise<Store[]> {
  const found = await rows<Row>(db, sql`SELECT document FROM stores ORDER BY rowid`);
  return found.map(({ document }) => JSON.parse(document) as Store);
}

/** Writes all 25 stores; idempotent. */
export async function writeStores(db: D1Database, documents: readonly Store[]): Promise<void> {
  const missing = countryCodes.filter((key) => !documents.some((store) => store.key === key));
  if (missing.length > 0) throw new Error(`no store for ${missing.join(', ')}`);
  for (const document of documents) {
    const faults = bankFaults(document.bankDetails);
    if (faults.length > 0) throw new Error(`store ${document.key}: ${faults.join('; ')}`);
    await rows(
      db,
      sql`INSERT INTO stores (key, document) VALUES (${document.key}, ${JSON.stringify(document)})
        ON CONFLICT (key) DO UPDATE SET document = excluded.document`,
    );
  }
}
