/** How far the catalogue of a remote backend has been copied, as a fact about this database. */
import { sql } from 'drizzle-orm';
import { prepared, rows } from '../../d1/statements.ts';

const keyOf = (remote: string) => `catalogue of ${remote}`;

export async function readProgress<Progress extends object>(
  db: D1Database,
  remote: string,
): Promise<Progress | undefined> {
  const [row] = await rows<{ value: string }>(
    db,
    sql`SELECT value FROM settings WHERE key = ${keyOf(remote)}`,
  );
  return row && JSON.parse(row.value);
}

export async function writeProgress(
  db: D1Database,
  remote: string,
  progress: object,
): Promise<void> {
  await prepared(
    db,
    sql`INSERT INTO settings (key, value) VALUES (${keyOf(remote)}, ${JSON.stringify(progress)})
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  ).run();
}
