/** Extra guarantees as they are kept. */
import { sql } from 'drizzle-orm';
import type { ExtraGuarantee } from '#domain/guarantee/extra-guarantee.ts';
import { inserts } from './statements.ts';

/** All of them: they are few. */
export const guaranteeStatement = sql`SELECT document FROM extra_guarantees`;

export function readGuarantees(rows: readonly unknown[]): ExtraGuarantee[] {
  return (rows as { document: string }[]).map(
    ({ document }) => JSON.parse(document) as ExtraGuarantee,
  );
}

/** Keeps them, each in place of the one that was kept under its SKU. */
export async function writeGuarantees(
  db: D1Database,
  guarantees: readonly ExtraGuarantee[],
): Promise<void> {
  const rows = guarantees.map((each) => [each.sku, JSON.stringify(each)]);
  const columns = ['sku', 'document'];
  const onConflict = { key: 'sku', do: 'update' } as const;
  await db.batch(inserts(db, { table: 'extra_guarantees', columns, onConflict }, rows));
}
