import { eq } from 'drizzle-orm';
import type { CountryCode } from '#domain/country/countries.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { bankFaults } from '#domain/store/bank-faults.ts';
import type { Store } from '#domain/store/store.ts';
import { stores } from './catalogue-schema.ts';
import type { Database } from './database.ts';
import { keptInIsolate } from './kept.ts';

/** The store of a country. A database without it is not set up: that is an operator's error, with its remedy. */
export function loadStore(
  binding: D1Database,
  db: Database,
  country: CountryCode,
  now: Date,
): Promise<Store> {
  return keptInIsolate(binding, `store ${country}`, now, async () => {
    const row = await db.select().from(stores).where(eq(stores.key, country)).get();
    if (!row) throw new Error(`store ${country} is not in the database: run "npm run demo"`);
    return row.document;
  });
}

/** All of them. */
export async function loadStores(db: Database): Promise<Store[]> {
  const rows = await db.select().from(stores);
  return rows.map(({ document }) => document);
}

/** Writes all 25 stores; the same again changes nothing. */
export async function writeStores(db: Database, documents: readonly Store[]): Promise<void> {
  const missing = countryCodes.filter((key) => !documents.some((store) => store.key === key));
  if (missing.length > 0) throw new Error(`no store for ${missing.join(', ')}`);
  for (const document of documents) {
    const faults = bankFaults(document.bankDetails);
    if (faults.length > 0) throw new Error(`store ${document.key}: ${faults.join('; ')}`);
    await db
      .insert(stores)
      .values({ key: document.key, document })
      .onConflictDoUpdate({ target: stores.key, set: { document } });
  }
}
