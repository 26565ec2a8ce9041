/** Import and export: byte-identical in the shop's own format, stable in every other. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import { chance } from '../domain/seeded.ts';
import { closeDatabases, run } from './command.ts';
import { madeUpCategories } from './made-up-categories.ts';
import { madeUpDeals } from './made-up-deals.ts';
import { madeUpProducts } from './made-up-products.ts';
import { emptyState } from './state.ts';
import { workplace } from './workplace.ts';

afterAll(closeDatabases);

const seed = 20261121;
const folder = workplace();
const file = (name: string) => join(folder, name);
/** The first lines in which two files differ, by their bytes. */
function differences(one: string, other: string): [string, string][] {
  const [a, b] = [one, other].map((name) => readFileSync(file(name), 'latin1').split('\n'));
  const lines = Array.from({ length: Math.max(a?.length ?? 0, b?.length ?? 0) }, (_, at) => at);
  return lines
    .map((at): [string, string] => [a?.[at] ?? 'no line', b?.[at] ?? 'no line'])
    .filter(([left, right]) => left !== right)
    .slice(0, 3);
}
let state = '';

beforeAll(async () => {
  state = await emptyState();
  const draw = chance(seed);
  const categories = madeUpCategories(draw, 30);
  const products = madeUpProducts(
    draw,
    60,
    categories.map(({ key }) => key),
  );
  writeFileSync(
    file('categories.ndjson'),
    categories.map((each) => `${canonicalLine(each)}\n`).join(''),
  );
  writeFileSync(
    file('x.ndjson'),
    [...categories, ...products].map((each) => `${canonicalLine(each)}\n`).join(''),
  );
}, 180_000);

describe('a random catalogue of 60 products', () => {
  it('is exported to the same bytes as it was imported from', async () => {
    const imported = await run(state, ['import', file('x.ndjson')]);
    expect(imported).toMatchObject({ code: 0, err: '' });
    expect(imported.out).toContain('loaded 60 products and 30 categories; refused 0 rows');
    expect(imported.out).toMatch(/held back in de: \d+ × no-manufacturer/);
    const exported = await run(state, ['export', file('y.ndjson')]);
    expect(exported).toMatchObject({ code: 0, err: '' });
    expect(differences('x.ndjson', 'y.ndjson')).toEqual([]);
  }, 180_000);

  it('is unchanged after an export and import as CSV, which contains no formulas', async () => {
    expect(await run(state, ['export', file('a.csv'), '--format', 'csv'])).toMatchObject({
      code: 0,
    });
    const sheet = readFileSync(file('a.csv'), 'utf8');
    expect(sheet).not.toMatch(/(^|,|\n)"?[=+@-][^"\n]*/);
    const other = await emptyState();
    expect(await run(other, ['import', file('categories.ndjson')])).toMatchObject({ code: 0 });
    expect(await run(other, ['import', file('a.csv')])).toMatchObject({ code: 0, err: '' });
    await run(other, ['export', file('b.csv'), '--format', 'csv']);
    expect(differences('a.csv', 'b.csv')).toEqual([]);
    await run(other, ['export', file('z.ndjson')]);
    expect(differences('x.ndjson', 'z.ndjson')).toEqual([]);
  }, 180_000);
});

describe('random deals', () => {
  it('are exported byte-identical with their categories, even after a second import', async () => {
    const draw = chance(seed);
    const categories = madeUpCategories(draw, 8);
    const keys = categories.map(({ key }) => key);
    const documents = [...categories, ...madeUpDeals(draw, 30, keys)];
    writeFileSync(file('u.ndjson'), documents.map((each) => `${canonicalLine(each)}\n`).join(''));
    const other = await emptyState();
    const imported = await run(other, ['import', file('u.ndjson')]);
    expect(imported.code).toBe(0);
    expect(imported.out).toContain(
      'loaded 30 × cart-discount, 30 × discount-code, 9 × extra-guarantee',
    );
    expect(await run(other, ['import', file('u.ndjson')])).toMatchObject({ code: 0 });
    await run(other, ['export', file('v.ndjson')]);
    expect(differences('u.ndjson', 'v.ndjson')).toEqual([]);
  }, 180_000);
});
