/** A backup restores every row; a killed import continues where it stopped. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import { type BackupEnd, type BackupHead, backup } from '../../scripts/catalogue/backup.ts';
import { restore } from '../../scripts/catalogue/restore.ts';
import { derivedTables } from '../../scripts/catalogue/tables.ts';
import { FileRefused } from '../../scripts/catalogue/usage.ts';
import { chance } from '../domain/seeded.ts';
import { closeDatabases, run, start } from './command.ts';
import { madeUpCategories } from './made-up-categories.ts';
import { madeUpProducts } from './made-up-products.ts';
import { openShop, type Shop } from './shop.ts';
import { shelf, simpleProduct } from './simple-product.ts';
import { changeIn, emptyState, rowsIn } from './state.ts';
import { workplace } from './workplace.ts';

afterAll(closeDatabases);

const folder = workplace();
const file = (name: string) => join(folder, name);

const linesOf = (name: string) =>
  gunzipSync(readFileSync(file(name)))
    .toString()
    .trim()
    .split('\n');
const headOf = (name: string) => JSON.parse(linesOf(name)[0] ?? '') as BackupHead;
const endRecordOf = (name: string) => JSON.parse(linesOf(name).at(-1) ?? '') as BackupEnd;
/** The lines without the head, which has the time of the backup, and without the end record. */
const rowsOf = (name: string) => linesOf(name).slice(1, -1);
const bytesOf = (name: string) => readFileSync(file(name)).toString('latin1');

const madeUp = (count: number): string => {
  const draw = chance(42);
  const categories = madeUpCategories(draw, 10);
  const products = madeUpProducts(
    draw,
    count,
    categories.map(({ key }) => key),
  );
  return [...categories, ...products].map((each) => `${canonicalLine(each)}\n`).join('');
};

/** Slows each product after the first part down by about a second, so that the import cannot end before it is killed. */
const slowSecondPart = `CREATE TRIGGER slow AFTER INSERT ON products WHEN (SELECT count(*) FROM products) > 200
  BEGIN
    SELECT count(*) FROM (
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000000) SELECT i FROM n);
  END`;

describe('an import that is killed', () => {
  it('continues where it stopped and ends with the same rows as an uninterrupted one', async () => {
    const state = await emptyState();
    changeIn(state, slowSecondPart);
    writeFileSync(file('x.ndjson'), madeUp(260));
    const { ran, kill } = start(state, ['import', file('x.ndjson')]);
    const progress = () =>
      rowsIn<{ value: string }>(state, "SELECT value FROM settings WHERE key LIKE 'import %'");
    await expect.poll(progress, { timeout: 150_000, interval: 50 }).toHaveLength(1);
    kill();
    expect((await ran).code).toBe(null);
    changeIn(state, 'DROP TRIGGER slow');
    const [stopped] = rowsIn<{ count: number }>(state, 'SELECT count(*) AS count FROM products');
    expect(stopped?.count).toBeGreaterThan(0);
    expect(stopped?.count).toBeLessThan(260);
    const resumed = await run(state, ['import', file('x.ndjson')]);
    expect(resumed.err).toMatch(/^goes on after record \d+, where it stopped/);
    expect(resumed.out).toContain('loaded 260 products and 10 categories; refused 0 rows');
    expect(progress()).toEqual([]);
    await run(state, ['export', file('resumed.ndjson')]);
    expect(bytesOf('resumed.ndjson') === bytesOf('x.ndjson')).toBe(true);
  }, 180_000);
});

const appendOnlyRow = `INSERT INTO withdrawals (sequence, id, number, store, locale, site,
    order_reference, name, email, inbox, statement, received_at, is_mail_held_back,
    idempotency_key, hash)
  VALUES (1, 'a', 'W-26-000001', 'de', 'de-DE', '', '', '', '', '', '', strftime('%Y-%m-%d'), 0, 'k', 'h')`;

describe('a backup', () => {
  /** The shop that is backed up, and the state of the database for the restore. */
  let shop: Shop;
  let fresh = '';
  beforeAll(async () => {
    [shop, fresh] = await Promise.all([openShop(), emptyState()]);
    await shop.load('x.ndjson', madeUp(100));
  }, 180_000);
  afterAll(() => shop.close());
  const count = () => shop.db.prepare('SELECT count(*) AS count FROM products').first('count');
  const refusal = async (name: string): Promise<string> => {
    const refused = await restore(file(name), shop.db, { overwrite: true }).catch((error) => error);
    expect(refused).toBeInstanceOf(FileRefused);
    expect(await count()).toBe(100);
    return refused.message;
  };

  it('restores every row into an empty database, and is refused by another', async () => {
    await shop.db.prepare(appendOnlyRow).run();
    await backup(file('a.gz'), shop.db, new Date(), console);
    const asked = await run(fresh, ['restore', file('a.gz'), '--dry-run']);
    expect(asked).toMatchObject({ code: 0, out: expect.stringMatching(/tables would be back\n$/) });
    expect(rowsIn(fresh, 'SELECT count(*) AS count FROM products')).toEqual([{ count: 0 }]);
    expect(await run(fresh, ['restore', file('a.gz')])).toMatchObject({ code: 0, err: '' });
    await run(fresh, ['backup', file('b.gz')]);
    // Only the owner may read it, because it contains customers and orders.
    expect(statSync(file('a.gz')).mode.toString(8).slice(-3)).toBe('600');
    expect(rowsOf('b.gz').length).toBeGreaterThan(1000);
    expect(rowsOf('b.gz').join('\n') === rowsOf('a.gz').join('\n')).toBe(true);
    const again = await run(fresh, ['restore', file('a.gz')]);
    expect(again).toMatchObject({ code: 2 });
    expect(again.err).toMatch(/^the database is not empty/);
    // Append-only rows are replaced as well, and stay append-only.
    const replaced = await run(fresh, ['restore', file('a.gz'), '--overwrite']);
    expect(replaced).toMatchObject({ code: 0, err: '' });
    expect(() => changeIn(fresh, 'DELETE FROM withdrawals')).toThrow('append-only');
  }, 180_000);

  it('contains every table except the derived ones, which a restore rebuilds', () => {
    const held = new Set(Object.keys(headOf('a.gz').tables));
    const all = rowsIn<{ name: string }>(
      shop.state,
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'
       AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations'`,
    ).map(({ name }) => name);
    expect(all.filter((name) => !held.has(name)).toSorted()).toEqual(
      Object.keys(derivedTables).toSorted(),
    );
    expect([...held].filter((name) => !all.includes(name))).toEqual([]);
    const shelves = 'SELECT * FROM shelves ORDER BY category_key, product_id';
    expect(rowsIn(shop.state, shelves).length).toBeGreaterThan(100);
    expect(rowsIn(fresh, shelves)).toEqual(rowsIn(shop.state, shelves));
    expect(rowsIn(fresh, 'SELECT * FROM listing_counts')).toEqual([]);
    const changed = rowsIn<{ tag: string }>(fresh, 'SELECT tag FROM page_changes ORDER BY tag');
    expect(changed.map(({ tag }) => tag)).toEqual(['catalogue', 'listings']);
  });

  it('of another schema is refused with advice, one with other columns with the names of the columns', async () => {
    const head = headOf('a.gz');
    const older = (name: string, changed: object) => {
      const lines = [JSON.stringify({ ...head, ...changed }), ...rowsOf('a.gz')];
      const text = lines.map((line) => `${line}\n`).join('');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const end = JSON.stringify({ rows: endRecordOf('a.gz').rows, sha256 });
      writeFileSync(file(name), gzipSync(`${text}${end}\n`));
      return refusal(name);
    };
    const before = await older('before.gz', { schema: '0002_markets_and_accounts.sql' });
    expect(before).toMatch(
      /^the backup is of the schema 0002_markets_and_accounts\.sql, the database of \S+: restore it with the version of the shop that wrote it/,
    );
    const columns = head.tables.stores?.slice(0, 1);
    const fewer = await older('fewer.gz', { tables: { ...head.tables, stores: columns } });
    expect(fewer).toContain('does not fit the database: stores has the columns key');
  }, 180_000);

  it('that is damaged or cut off is refused before anything is written', async () => {
    const lines = gunzipSync(readFileSync(file('a.gz')))
      .toString()
      .split('\n');
    const variants = {
      cut: readFileSync(file('a.gz')).subarray(0, 5000),
      changed: gzipSync(
        lines.with(5, lines[5]?.replace(/(?:null|"[^"]*")\]$/, '"other"]') ?? '').join('\n'),
      ),
      endless: gzipSync(lines.slice(0, -2).join('\n')),
      endCut: gzipSync(lines.join('\n').slice(0, -5)),
    };
    for (const [name, bytes] of Object.entries(variants)) {
      writeFileSync(file(name), bytes);
      expect(await refusal(name)).toBe('the backup is damaged or not whole');
    }
  }, 180_000);

  it('is not any other gzipped file', async () => {
    const others = {
      older: '{"format":"another 1"}\n{"rows":{},"sha256":""}\n',
      json: JSON.stringify({ products: [simpleProduct('EX10000001')] }, null, 2),
      list: '[1,2]\n',
      line: JSON.stringify(shelf),
      text: '{not json\n{at all\n',
      nothing: '',
    };
    for (const [name, text] of Object.entries(others)) {
      writeFileSync(file(name), gzipSync(text));
      expect(await refusal(name)).toBe('the file is no backup of this shop');
    }
  }, 180_000);
});
