/** A backup brings back every row; a killed import goes on where it stopped. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import { emptyState, rowsIn, run, start, workplace } from './catalogue/command.ts';
import { madeUpCategories } from './catalogue/made-up-categories.ts';
import { madeUpProducts } from './catalogue/made-up-products.ts';
import { chance } from './domain/seeded.ts';

const folder = workplace();
const file = (name: string) => join(folder, name);
let state = '';

/** Without the moment it was taken, and what it says of itself at the end. */
const rowsOf = (name: string) =>
  gunzipSync(readFileSync(file(name)))
    .toString()
    .trim()
    .split('\n')
    .slice(1, -1);
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

describe('a backup', () => {
  it('brings every row back into an empty database, and nothing into another', async () => {
    expect(await run(state, ['backup', file('a.gz')])).toMatchObject({ code: 0, err: '' });
    const fresh = await emptyState();
    expect(await run(fresh, ['restore', file('a.gz')])).toMatchObject({ code: 0, err: '' });
    await run(fresh, ['backup', file('b.gz')]);
    expect(rowsOf('b.gz').length).toBeGreaterThan(3000);
    expect(rowsOf('b.gz').join('\n') === rowsOf('a.gz').join('\n')).toBe(true);
    const again = await run(fresh, ['restore', file('a.gz')]);
    expect(again).toMatchObject({ code: 2 });
    expect(again.err).toMatch(/^the database is not empty/);
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
