/** Reads and writes extra guarantees. */
import { sql } from 'drizzle-orm';
import type { ExtraGuarantee } from '#domain/guarantee/extra-guarantee.ts';
import { catalogueTag } from '#domain/routing/cached-page.ts';
import { inserts } from '../../d1/bulk-insert.ts';
import { rows } from '../../d1/statements.ts';
import { markChanged } from '../pages/page-changes.ts';

/** Selects all guarantees, because there are few. */
export const guaranteeStatement = sql`SELECT document FROM extra_guarantees`;

export function readGuarantees(rows: readonly unknown[]): ExtraGuarantee[] {
  return (rows as { document: string }[]).map(
    ({ document }) => JSON.parse(document) as ExtraGuarantee,
  );
}

/** All guarantees, ordered by SKU. */
export async function readExtraGuarantees(db: D1Database): Promise<ExtraGuarantee[]> {
  return readGuarantees(await rows(db, sql`SELECT document FROM extra_guarantees ORDER BY sku`));
}

/** Upserts them by SKU. Drops all cached pages, because any product may be sold with them. */
export async function writeGuarantees(
  db: D1Database,
  guarantees: readonly ExtraGuarantee[],
  now: Date,
): Promise<void> {
  const records = guarantees.map((each) => [each.sku, JSON.stringify(each)]);
  const columns = ['sku', 'document'];
  const onConflict = { key: 'sku', do: 'update' } as const;
  await db.batch([
    ...inserts(db, { table: 'extra_guarantees', columns, onConflict }, records),
    markChanged(db, [catalogueTag], now),
  ]);
}
