/** An interrupted import, and the same command again: it continues, or reports why it starts over. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkpointsIn } from '../../scripts/catalogue/checkpoint.ts';
import { times } from '../domain/seeded.ts';
import { discount, discountCode } from './deals.ts';
import { lines, openShop, type Shop } from './shop.ts';
import { shelf, simpleProduct } from './simple-product.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 180_000);
afterAll(() => shop.close());

/** The shop's database, which fails after the import has stored a checkpoint. */
function breakingOff(): D1Database {
  let noted = false;
  return new Proxy(shop.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...parameters: unknown[]) => {
        if (name === 'prepare' && String(parameters[0]).includes('INTO settings')) noted = true;
        else if (noted && name === 'batch') throw new Error('the database is gone');
        return value.apply(target, parameters);
      };
    },
  });
}
const stop = (name: string, content: string, options: object = {}) =>
  expect(shop.load(name, content, { restart: true, ...options }, breakingOff())).rejects.toThrow(
    'the database is gone',
  );
const goesOn = /^goes on after record \d+, where it stopped/;
const history = [{ centAmount: 129900, validFrom: '2026-01-01T00:00:00.000Z' }];
/** More products than one batch writes. */
const many = times(230).map((at) => ({
  ...simpleProduct(`EX10${200_000 + at}`),
  prices: { de: { centAmount: 129900, history } },
}));

beforeEach(async () => {
  await shop.db.batch(
    ['products', 'product_texts', 'prices', 'categories', 'category_texts', 'foreign_skus'].map(
      (table) => shop.db.prepare(`DELETE FROM ${table}`),
    ),
  );
});

describe('an import of the same file', () => {
  it('continues where it stopped and ends with the same documents as an uninterrupted one', async () => {
    await stop('a.ndjson', lines([shelf, ...many]));
    expect((await shop.products()).length).toBeLessThan(many.length);
    const { err, out, whole } = await shop.load('a.ndjson', lines([shelf, ...many]));
    expect(err).toMatch(goesOn);
    expect(out).toContain('loaded 230 products and 1 categories; refused 0 rows');
    expect(whole).toBe(true);
    expect(await shop.products()).toEqual(many);
  }, 180_000);

  it('loads what an earlier run refused if it occurs again, and refuses what that run loaded', async () => {
    const [first, second, ...others] = many;
    const broken = { ...first, categories: ['nowhere'] };
    const category = (key: string, parent: string) => ({
      ...shelf,
      id: key,
      key,
      parent,
      texts: {},
    });
    const lost = category('later', 'not-there');
    const file = lines([
      ...[shelf, broken, second, lost, ...others],
      ...[first, second, category('later', 'shelf'), shelf],
    ]);
    await stop('b.ndjson', file);
    const { err, out } = await shop.load('b.ndjson', file);
    expect(err).toMatch(goesOn);
    expect(err.trim().split('\n').slice(1)).toEqual([
      'line 234, sku: stands in line 3 already, which was taken',
      'line 236, key: stands in line 1 already, which was taken',
    ]);
    expect(out).toContain('loaded 230 products and 2 categories; refused 4 rows');
    expect(await shop.products()).toEqual(many);
  }, 180_000);

  it('loads a refused product that occurs again, even if the shop knew it before', async () => {
    const [known, ...others] = many;
    await shop.load('known.ndjson', lines([shelf, known]));
    const broken = { ...known, categories: ['nowhere'] };
    const mended = { ...known, brand: 'Nordhof' };
    const file = lines([broken, ...others, mended, mended]);
    await stop('f.ndjson', file);
    const { err, out } = await shop.load('f.ndjson', file);
    expect(err.trim().split('\n').slice(1)).toEqual([
      'line 232, sku: stands in line 231 already, which was taken',
    ]);
    expect(out).toContain('loaded 230 products and 0 categories; refused 2 rows');
    expect(await shop.products()).toEqual([mended, ...others]);
  }, 180_000);

  it('continues from an earlier checkpoint if the refused names do not fit into the database', async () => {
    const path = import.meta.filename;
    const checkpoints = checkpointsIn(shop.db, path, {});
    const at = { products: 0, categories: 0, refused: 0 };
    await checkpoints.write({ ...at, records: 200, refusedNames: ['EX10000001'] });
    const refusedNames = times(60_000).map((number) => `EX10${100_000 + number}`);
    await checkpoints.write({ ...at, records: 400, refusedNames });
    expect(await checkpoints.read()).toMatchObject({
      progress: { records: 200, refusedNames: ['EX10000001'] },
    });
    const other = checkpointsIn(shop.db, path, { stock: true });
    expect(await other.read()).toMatchObject({ ok: false });
    await other.write({ ...at, records: 400, refusedNames });
    expect(await checkpoints.read()).toBe(undefined);
  });

  it('recognises the deals that were loaded before, and counts them', async () => {
    const lost = { ...discountCode, id: 'lost', code: 'LOST', cartDiscounts: ['nowhere'] };
    const found = { ...lost, cartDiscounts: [discount.key] };
    const file = lines([
      shelf,
      discount,
      discountCode,
      lost,
      ...many,
      discount,
      found,
      discountCode,
    ]);
    await stop('g.ndjson', file);
    const { err, out } = await shop.load('g.ndjson', file);
    expect(err).toMatch(goesOn);
    expect(err.trim().split('\n').slice(1)).toEqual([
      'line 235, key: stands in line 2 already, which was taken',
      'line 237, code: stands in line 3 already, which was taken',
    ]);
    expect(out).toContain('loaded 230 products and 1 categories; refused 3 rows');
    expect(out).toContain('loaded 1 × cart-discount, 2 × discount-code');
  }, 180_000);

  it('detects goods of another shop that occur twice', async () => {
    const row = (at: number) => `BOWL-${at},Schale,9.00,Acme,Schalen`;
    const rows = ['sku,name.de,price.de,brand,categories', ...times(230).map(row), row(3)];
    rows.push('EX10900006,Kelle,9.00,Acme,Schalen');
    await stop('c.csv', rows.join('\n'));
    const { err } = await shop.load('c.csv', rows.join('\n'));
    expect(err).toMatch(goesOn);
    expect(err).toContain('line 232, column sku: stands in line 5 already, which was taken');
    expect(err).toContain('line 233, column sku: stands in line 7 already, which was taken');
    expect(await shop.products()).toHaveLength(230);
  }, 180_000);
});

describe('an import starts over', () => {
  const file = lines([shelf, ...many]);

  it('if the file has changed before the place where it stopped', async () => {
    await stop('d.ndjson', file);
    const changed = file.replace('"orderHint":1', '"hideChevron":true,"orderHint":1');
    const dry = await shop.load('d.ndjson', changed, { dryRun: true });
    expect(dry.err).not.toMatch(goesOn);
    const { err, out } = await shop.load('d.ndjson', changed);
    expect(err).toMatch(
      /^an earlier run stopped half-way, but the file has changed since: starts over/,
    );
    expect(out).toContain('loaded 230 products and 1 categories; refused 0 rows');
    const row = await shop.db.prepare('SELECT hide_chevron FROM categories').first();
    expect(row).toEqual({ hide_chevron: 1 });
  }, 180_000);

  it('if it is run with other options', async () => {
    await stop('e.ndjson', file);
    const { err, out } = await shop.load('e.ndjson', file, { stock: true });
    expect(err).toMatch(
      /^an earlier run stopped half-way, but it was read with other options: starts over/,
    );
    expect(out).toContain('loaded 230 products and 1 categories; refused 0 rows');
  }, 180_000);
});
