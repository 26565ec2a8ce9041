/**
 * `npm run catalogue -- restore FILE`: restores a backup into an empty database of the same schema. The whole file is
 * checked before the first row is written; afterwards the rows of every table are counted.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { catalogueTag, listingsTag } from '#domain/routing/cached-page.ts';
import { fillListingIndex } from '../../src/worker/data/listing/listing-index.ts';
import { markChanged } from '../../src/worker/data/pages/page-changes.ts';
import { appliedMigrations } from '../local-database.ts';
import { type BackupEnd, type BackupHead, backupFormat } from './backup.ts';
import { linesOf } from './files/lines.ts';
import {
  countsOf,
  derivedTables,
  insertOf,
  ownTablesOf,
  quoted,
  type Table,
  tablesOf,
} from './tables.ts';
import { FileRefused, WrongUsage } from './usage.ts';

/** Maximum characters of rows in one statement; a parameter must be below 2 MB. */
const statementLength = 500_000;
/** Products added to the listing index together. */
const shelvedAtOnce = 2000;

export async function restore(
  path: string,
  db: D1Database,
  { overwrite, dryRun = false }: { overwrite: boolean; dryRun?: boolean },
): Promise<BackupEnd> {
  const { head, end } = await checked(path);
  const schema = (await appliedMigrations(db)).at(-1) ?? '';
  if (schema !== head.schema) {
    throw new FileRefused(
      `the backup is of the schema ${head.schema}, the database of ${schema}: restore it with the version of the shop that wrote it, and migrate that`,
    );
  }
  const tables = await ownTablesOf(db);
  const misfit = misfitIn(head, tables);
  if (misfit) throw new FileRefused(`the backup does not fit the database: ${misfit}`);
  const filled = Object.entries(await countsOf(db, tables)).filter(([, count]) => count > 0);
  if (filled.length > 0 && !overwrite) {
    const [first] = filled;
    throw new WrongUsage(
      `the database is not empty (${first?.[0]} has ${first?.[1]} rows): --overwrite replaces it`,
    );
  }
  if (dryRun) return end;
  for (const { name } of await tablesOf(db)) await empty(db, name);
  await write(path, db, tables);
  await derive(db);
  const counts = await countsOf(db, tables);
  const wrong = Object.entries(end.rows).filter(
    ([name, count]) => !Object.hasOwn(derivedTables, name) && counts[name] !== count,
  );
  if (wrong.length > 0) {
    const list = wrong.map(
      ([name, count]) => `${name} has ${counts[name]} rows instead of ${count}`,
    );
    throw new Error(`the restored database is not whole: ${list.join(', ')}`);
  }
  return end;
}

/** Append-only tables refuse deletions by a trigger, which is absent for that moment. */
async function empty(db: D1Database, table: string): Promise<void> {
  const { results: guards } = await db
    .prepare(
      `SELECT name, sql FROM sqlite_master
       WHERE type = 'trigger' AND tbl_name = ?1 AND sql LIKE '%BEFORE DELETE%'`,
    )
    .bind(table)
    .all<{ name: string; sql: string }>();
  await db.batch([
    ...guards.map(({ name }) => db.prepare(`DROP TRIGGER ${quoted(name)}`)),
    db.prepare(`DELETE FROM ${quoted(table)}`),
    ...guards.map(({ sql }) => db.prepare(sql)),
  ]);
}

/** The difference between the tables of backup and database; undefined if they are equal. */
function misfitIn(head: BackupHead, tables: readonly Table[]): string | undefined {
  const here = new Map(tables.map(({ name, columns }) => [name, columns.join(', ')]));
  const there = Object.entries(head.tables).filter(([name]) => !Object.hasOwn(derivedTables, name));
  for (const [name, columns] of there) {
    const own = here.get(name);
    if (own === undefined) return `it has a table ${name}`;
    if (own !== columns.join(', ')) return `${name} has the columns ${columns.join(', ')}`;
  }
  const lacking = [...here.keys()].find((name) => !Object.hasOwn(head.tables, name));
  return lacking && `it has no table ${lacking}`;
}

/** Rebuilds what a backup omits: see derivedTables. */
async function derive(db: D1Database): Promise<void> {
  for (let after = ''; ; ) {
    const { results } = await db
      .prepare(`SELECT id FROM products WHERE id > ?1 ORDER BY id LIMIT ${shelvedAtOnce}`)
      .bind(after)
      .all<{ id: string }>();
    const last = results.at(-1);
    if (!last) break;
    await fillListingIndex(db, JSON.stringify(results.map(({ id }) => id))).run();
    after = last.id;
  }
  await markChanged(db, [catalogueTag, listingsTag], new Date()).run();
}

/** Reads the whole file and verifies its hash and row counts. */
async function checked(path: string): Promise<{ head: BackupHead; end: BackupEnd }> {
  if (!existsSync(path)) throw new WrongUsage(`there is no file ${path}`);
  const hash = createHash('sha256');
  const rows = new Map<string, number>();
  let head: BackupHead | undefined;
  let previous: string | undefined;
  for await (const line of backupLines(path)) {
    if (previous !== undefined) {
      hash.update(`${previous}\n`);
      if (head === undefined) head = headIn(previous);
      else count(previous, rows);
    }
    previous = line;
  }
  head ??= headIn(previous ?? '');
  const end: Partial<BackupEnd> = objectIn(previous ?? '');
  if (!end.rows || end.sha256 !== hash.digest('hex'))
    throw new FileRefused('the backup is damaged or not whole');
  const wrong = Object.entries(end.rows).find(([name, number]) => (rows.get(name) ?? 0) !== number);
  if (wrong) throw new FileRefused(`the backup lacks rows of ${wrong[0]}`);
  return { head, end: { rows: end.rows, sha256: end.sha256 } };
}

function headIn(line: string): BackupHead {
  const head: Partial<BackupHead> = objectIn(line);
  if (head.format !== backupFormat) throw new FileRefused('the file is no backup of this shop');
  return {
    format: backupFormat,
    schema: head.schema ?? '',
    at: head.at ?? '',
    tables: head.tables ?? {},
  };
}

/** Empty if the line is not a JSON object: a foreign or truncated file. */
function objectIn(line: string): object {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

function count(line: string, rows: Map<string, number>): void {
  const name = tableIn(line);
  rows.set(name, (rows.get(name) ?? 0) + 1);
}

/** `["orders",…` → `orders` */
const tableIn = (line: string) => line.slice(2, line.indexOf('"', 2));

async function* backupLines(path: string): AsyncGenerator<string> {
  const unzipped = createReadStream(path).pipe(createGunzip());
  try {
    for await (const line of linesOf(decoded(unzipped), Number.POSITIVE_INFINITY)) {
      if ('text' in line) yield line.text;
    }
  } catch (error) {
    // Errors of zlib for a file that is not gzipped or truncated.
    const broken =
      error instanceof Error && 'code' in error && /^(Z_|ERR_)/.test(String(error.code));
    throw broken ? new FileRefused('the backup is damaged or not whole') : error;
  }
}

async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function write(path: string, db: D1Database, tables: readonly Table[]): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  let rows: string[] = [];
  let length = 0;
  let current: Table | undefined;
  const flush = async () => {
    if (current && rows.length > 0) await insertOf(db, current, rows).run();
    [rows, length] = [[], 0];
  };
  for await (const line of backupLines(path)) {
    if (!line.startsWith('["')) continue;
    const table = byName.get(tableIn(line));
    if (table !== current || length > statementLength) await flush();
    current = table;
    // The row without its table's name is a list of cells.
    rows.push(`[${line.slice(line.indexOf('"', 2) + 2)}`);
    length += line.length;
  }
  await flush();
}
