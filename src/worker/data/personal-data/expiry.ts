/** Deletes rows by age, as their marks say. */
import { sql } from 'drizzle-orm';
import type { TableMarks } from '../../d1/personal-data.ts';
import { batch } from '../../d1/statements.ts';
import { tableMarks } from './marks.ts';

export async function forgetExpired(
  db: D1Database,
  now: Date,
  marks: readonly TableMarks[] = tableMarks,
): Promise<void> {
  const statements = marks.flatMap(({ table, expires }) => {
    if (!expires) return [];
    const before = new Date(now.getTime() - expires.days * 86_400_000).toISOString();
    return [sql`DELETE FROM ${sql.raw(table)} WHERE ${sql.raw(expires.column)} <= ${before}`];
  });
  await batch(db, statements);
}
