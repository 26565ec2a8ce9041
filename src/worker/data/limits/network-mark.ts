/** Networks are stored as a hash with a key that the database made at random, so that they cannot be read from it. */
import { sql } from 'drizzle-orm';
import { contentHash } from '../../d1/content-hash.ts';
import { cachedInIsolate } from '../../d1/isolate-cache.ts';
import { batch } from '../../d1/statements.ts';

const hourMs = 3_600_000;

export async function networkMark(db: D1Database, network: string, now: Date): Promise<string> {
  const key = await cachedInIsolate(db, 'network key', now, () => networkKey(db), hourMs);
  return (await contentHash(`${key} ${network}`)).slice(0, 32);
}

async function networkKey(db: D1Database): Promise<string> {
  const made = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  const [, found] = await batch(db, [
    sql`INSERT INTO settings (key, value) VALUES ('network-key', ${made}) ON CONFLICT DO NOTHING`,
    sql`SELECT value FROM settings WHERE key = 'network-key'`,
  ]);
  const [row] = found as { value: string }[];
  return row?.value ?? made;
}
