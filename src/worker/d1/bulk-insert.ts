/**
 * Inserts many rows in few statements: `INSERT … SELECT … FROM json_each(?1)`, with one parameter per statement, well
 * below the limit of two megabytes for a parameter.
 */

export type Row = readonly unknown[];

/** The maximum size of a parameter in bytes. */
const maxBytes = 1_400_000;
const encoder = new TextEncoder();

type Target = {
  table: string;
  columns: readonly string[];
  /** What happens to a row whose key exists already; by default the statement fails. `only`: the updated columns. */
  onConflict?: { key: string; do: 'keep' | 'update'; only?: readonly string[] };
};

/** The statements that write these rows; each row holds its values in the order of the columns. */
export function inserts(
  db: D1Database,
  { table, columns, onConflict }: Target,
  rows: readonly Row[],
): D1PreparedStatement[] {
  const picks = columns.map((_, index) => `value ->> ${index}`).join(', ');
  const updated = onConflict?.only ?? columns;
  const sets = updated.map((column) => `${column} = excluded.${column}`).join(', ');
  const conflict = onConflict
    ? ` WHERE true ON CONFLICT (${onConflict.key}) DO ${onConflict.do === 'keep' ? 'NOTHING' : `UPDATE SET ${sets}`}`
    : '';
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${picks} FROM json_each(?1)${conflict}`;
  return jsonChunks(rows).map((json) => db.prepare(sql).bind(json));
}

/** The rows as JSON arrays, split so that none exceeds `maxBytes`. */
export function jsonChunks(rows: readonly Row[]): string[] {
  const parts: string[][] = [];
  let room = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    const bytes = encoder.encode(json).byteLength + 1;
    if (bytes > room || parts.length === 0) {
      parts.push([]);
      room = maxBytes;
    }
    parts.at(-1)?.push(json);
    room -= bytes;
  }
  return parts.map((part) => `[${part.join(',')}]`);
}
