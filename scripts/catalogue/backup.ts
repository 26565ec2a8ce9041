/**
 * `npm run catalogue -- backup FILE`: every row of the shop except derived tables (tables.ts). The file is gzipped
 * NDJSON: a first line that describes it, a line per row as `["table", …cells]`, and a last line with the number of
 * rows of each table and the SHA-256 of all lines before it.
 */
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { appliedMigrations } from '../local-database.ts';
import type { Output } from './run-command.ts';
import { countsOf, ownTablesOf, rowsOf, type Table } from './tables.ts';
import { WrongUsage } from './usage.ts';

export const backupFormat = 'kontor-backup 1';

export type BackupHead = {
  format: string;
  schema: string;
  at: string;
  tables: Record<string, string[]>;
};
export type BackupEnd = { rows: Record<string, number>; sha256: string };

export async function backup(
  path: string,
  db: D1Database,
  now: Date,
  { error: warn }: Pick<Output, 'error'>,
): Promise<BackupEnd> {
  if (existsSync(path))
    throw new WrongUsage(`${path} is there already: a backup overwrites nothing`);
  const tables = await ownTablesOf(db);
  const end: BackupEnd = { rows: {}, sha256: '' };
  const before = await countsOf(db, tables);
  const lines = linesOf(db, tables, now, end);
  // Only the owner may read the file, because it contains customers and orders.
  const file = createWriteStream(`${path}.part`, { mode: 0o600 });
  await pipeline(Readable.from(lines), createGzip(), file);
  // Only a complete backup gets the final name.
  renameSync(`${path}.part`, path);
  const moved = tables
    .filter(({ name }) => end.rows[name] !== before[name])
    .map(({ name }) => name);
  if (moved.length > 0) warn(`changed while they were read: ${moved.join(', ')}`);
  return end;
}

async function* linesOf(
  db: D1Database,
  tables: readonly Table[],
  now: Date,
  end: BackupEnd,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  const migrations = await appliedMigrations(db);
  const columns = Object.fromEntries(tables.map((table) => [table.name, table.columns]));
  const head: BackupHead = {
    format: backupFormat,
    schema: migrations.at(-1) ?? '',
    at: now.toISOString(),
    tables: columns,
  };
  yield line(head);
  for (const table of tables) {
    end.rows[table.name] = 0;
    for await (const row of rowsOf(db, table)) {
      yield line([table.name, ...row]);
      end.rows[table.name] = (end.rows[table.name] ?? 0) + 1;
    }
  }
  end.sha256 = hash.digest('hex');
  yield `${JSON.stringify(end)}\n`;
}
