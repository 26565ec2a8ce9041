/** A backup brings back every row; a killed import goes on where it stopped. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import type { BackupEnd, BackupHead } from '../scripts/catalogue/backup.ts';
import { derivedTables } from '../scripts/catalogue/tables.ts';
import { emptyState, rowsIn, run, start, workplace } from './catalogue/command.ts';
import { madeUpCategories } from './catalogue/made-up-categories.ts';
import { madeUpProducts } from './catalogue/made-up-products.ts';
import { chance } from './domain/seeded.ts';

const folder = workplace();
const file = (name: string) => join(folder, name);
let state = '';

const linesOf = (name: string) =>
  gunzipSync(readFileSync(file(name)))
    .toString()
    .trim()
    .split('\n');
const headOf = (name: string) => JSON.parse(linesOf(name)[0] ?? '') as BackupHead;
const endOf = (name: string) => JSON.parse(linesOf(name).at(-1) ?? '') as BackupEnd;
/** Without the moment it was taken, and what it says of itself at the end. */
const rowsOf = (name: string) => linesOf(name).slice(1, -1);
const bytesOf = (name: string) => readFileSync(file(name)).toString('latin1');

beforeAll(async () => {
  state = await emptyState();
  const draw = chance(42);
  const categories = madeUpCategories(draw, 10);
  const keys = categories.map(({ key }) => key);
  const products = madeUpProducts(draw, 420, keys);
  writeFileSync(
    file('x.ndjson'),
    [...categories, ...products].map((each) => `${canonicalLine(each)}\n`).join(''),
  );
}, 180_000);

describe('an import that is killed', () => {
  it('goes on where it stopped and ends with the same rows as in one go', async () => {
    const { ran, kill } = start(state, ['import', file('x.ndjson')]);
    const progress = () =>
      rowsIn<{ value: string }>(state, "SELECT value FROM settings WHERE key LIKE 'import %'");
    await expect.poll(progress, { timeout: 150_000, interval: 50 }).toHaveLength(1);
    kill();
    expect((await ran).code).toBe(null);
    const [stopped] = rowsIn<{ count: number }>(state, 'SELECT count(*) AS count FROM products');
    expect(stopped?.count).toBeGreaterThan(0);
    expect(stopped?.count).toBeLessThan(420);
    const resumed = await run(state, ['import', file('x.ndjson')]);
    expect(resumed.err).toMatch(/^goes on after record \d+, where it stopped/);
    expect(resumed.out).toContain('loaded 420 products and 10 categories; refused 0 rows');
    expect(progress()).toEqual([]);
    await run(state, ['export', file('resumed.ndjson')]);
    expect(bytesOf('resumed.ndjson') === bytesOf('x.ndjson')).toBe(true);
  }, 180_000);
});

describe('a file that changed after an import of it was killed', () => {
  it('is imported from the beginning, and so it is with other options', async () => {
    const half = await emptyState();
    const stopped = async () => {
      const { ran, kill } = start(half, ['import', file('y.ndjson'), '--restart']);
      const progress = () =>
        rowsIn<{ value: string }>(half, "SELECT value FROM settings WHERE key LIKE 'import %'");
      const recorded = () => JSON.parse(progress()[0]?.value ?? '{}').records ?? 0;
      await expect.poll(recorded, { timeout: 150_000, interval: 50 }).toBeGreaterThan(0);
      kill();
      await ran;
    };
    const text = readFileSync(file('x.ndjson'), 'utf8');
    writeFileSync(file('y.ndjson'), text);
    await stopped();
    const changed = text.replace(/"orderHint":/, '"hideChevron":true,"orderHint":');
    expect(changed).not.toBe(text);
    writeFileSync(file('y.ndjson'), changed);
    const again = await run(half, ['import', file('y.ndjson'), '--dry-run']);
    expect(again.err).not.toContain('goes on');
    const anew = await run(half, ['import', file('y.ndjson')]);
    expect(anew.err).toMatch(
      /^an earlier run stopped half-way, but the file has changed since: starts over/,
    );
    await run(half, ['export', file('anew.ndjson')]);
    expect(bytesOf('anew.ndjson')).toContain('"hideChevron":true');
    await stopped();
    const other = await run(half, ['import', file('y.ndjson'), '--stock']);
    expect(other.err).toMatch(
      /^an earlier run stopped half-way, but it was read with other options: starts over/,
    );
    expect(other.out).toContain('loaded 420 products and 10 categories; refused 0 rows');
  }, 300_000);
});

describe('a backup', () => {
  it('brings every row back into an empty database, and nothing into another', async () => {
    expect(await run(state, ['backup', file('a.gz')])).toMatchObject({ code: 0, err: '' });
    const fresh = await emptyState();
    expect(await run(fresh, ['restore', file('a.gz')])).toMatchObject({ code: 0, err: '' });
    await run(fresh, ['backup', file('b.gz')]);
    // It holds customers and orders.
    expect(statSync(file('a.gz')).mode.toString(8).slice(-3)).toBe('600');
    expect(rowsOf('b.gz').length).toBeGreaterThan(3000);
    expect(rowsOf('b.gz').join('\n') === rowsOf('a.gz').join('\n')).toBe(true);
    const again = await run(fresh, ['restore', file('a.gz')]);
    expect(again).toMatchObject({ code: 2 });
    expect(again.err).toMatch(/^the database is not empty/);
  }, 180_000);

  it('holds every table, but for those that are derived, and these are there again after a restore', async () => {
    const fresh = await emptyState();
    await run(fresh, ['restore', file('a.gz')]);
    const held = new Set(Object.keys(headOf('a.gz').tables));
    const all = rowsIn<{ name: string }>(
      state,
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'
       AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations'`,
    ).map(({ name }) => name);
    expect(all.filter((name) => !held.has(name)).toSorted()).toEqual(
      Object.keys(derivedTables).toSorted(),
    );
    expect([...held].filter((name) => !all.includes(name))).toEqual([]);
    const shelves = 'SELECT * FROM shelves ORDER BY category_key, product_id';
    expect(rowsIn(state, shelves).length).toBeGreaterThan(420);
    expect(rowsIn(fresh, shelves)).toEqual(rowsIn(state, shelves));
    expect(rowsIn(fresh, 'SELECT * FROM listing_counts')).toEqual([]);
    const changed = rowsIn<{ tag: string }>(fresh, 'SELECT tag FROM page_changes ORDER BY tag');
    expect(changed.map(({ tag }) => tag)).toEqual(['catalogue', 'listings']);
  }, 180_000);

  it('of another schema is refused with what to do, one whose columns do not fit with which', async () => {
    const fresh = await emptyState();
    const head = headOf('a.gz');
    const older = async (name: string, changed: object) => {
      const lines = [JSON.stringify({ ...head, ...changed }), ...rowsOf('a.gz')];
      const text = lines.map((line) => `${line}\n`).join('');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const end = JSON.stringify({ rows: endOf('a.gz').rows, sha256 });
      writeFileSync(file(name), gzipSync(`${text}${end}\n`));
      return run(fresh, ['restore', file(name)]);
    };
    const before = await older('before.gz', { schema: '0002_markets_and_accounts.sql' });
    expect(before).toMatchObject({ code: 1 });
    expect(before.err).toMatch(
      /^the backup is of the schema 0002_markets_and_accounts\.sql, the database of \S+: restore it with the version of the shop that wrote it/,
    );
    const columns = head.tables.stores?.slice(0, 1);
    const fewer = await older('fewer.gz', { tables: { ...head.tables, stores: columns } });
    expect(fewer).toMatchObject({ code: 1 });
    expect(fewer.err).toContain('does not fit the database: stores has the columns key');
    expect(rowsIn(fresh, 'SELECT count(*) AS count FROM products')).toEqual([{ count: 0 }]);
  }, 180_000);

  it('that is damaged, cut off or of another schema is refused before anything is written', async () => {
    const fresh = await emptyState();
    const lines = gunzipSync(readFileSync(file('a.gz')))
      .toString()
      .split('\n');
    const variants = {
      cut: readFileSync(file('a.gz')).subarray(0, 5000),
      changed: gzipSync(
        lines.with(5, lines[5]?.replace(/(?:null|"[^"]*")\]$/, '"other"]') ?? '').join('\n'),
      ),
      older: gzipSync('{"format":"another 1"}\n{"rows":{},"sha256":""}\n'),
    };
    for (const [name, bytes] of Object.entries(variants)) {
      writeFileSync(file(name), bytes);
      expect(await run(fresh, ['restore', file(name), '--overwrite'])).toMatchObject({ code: 1 });
    }
    expect(rowsIn(fresh, 'SELECT count(*) AS count FROM products')).toEqual([{ count: 0 }]);
  }, 180_000);
});
