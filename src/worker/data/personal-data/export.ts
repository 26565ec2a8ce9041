/** The rows of a person, as the marks say: everything but what is secret. */
import { sql } from 'drizzle-orm';
import type { ExportedRow, ExportedTables } from '#domain/personal-data/export.ts';
import type { TableMarks } from '../../d1/personal-data.ts';
import { batch } from '../../d1/statements.ts';
import { type Person, rowsOf } from './person.ts';

/** Tables without a row of the person are left out. JSON columns are read. */
export async function exportedTables(
  db: D1Database,
  { keys }: Person,
  marks: readonly TableMarks[],
): Promise<ExportedTables> {
  const found = marks.flatMap((each) => {
    const theirs = rowsOf(each, keys);
    return theirs ? [{ ...each, theirs }] : [];
  });
  const results = await batch(
    db,
    found.map(({ table, none, personal, theirs }) => {
      const columns = sql.raw([...none, ...personal].join(', '));
      return sql`SELECT ${columns} FROM ${sql.raw(table)} WHERE ${theirs}`;
    }),
  );
  const tables = found.map(({ table }, at) => [table, (results[at] ?? []).map(readable)] as const);
  return Object.fromEntries(tables.filter(([, rows]) => rows.length > 0));
}

function readable(row: unknown): ExportedRow {
  const columns = Object.entries(row as ExportedRow);
  return Object.fromEntries(columns.map(([name, value]) => [name, parsed(value)]));
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    // A text of the shopper may begin like JSON.
    return value;
  }
}
