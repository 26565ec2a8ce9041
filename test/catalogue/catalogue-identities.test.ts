/** Which product a row of a file means: by its SKU, its id, or the number assigned to goods of another shop. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { times } from '../domain/seeded.ts';
import { lines, openShop, type Shop } from './shop.ts';
import { shelf, simpleProduct } from './simple-product.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.load('shop.ndjson', lines([shelf, simpleProduct('EX10000001')]));
}, 180_000);
afterAll(() => shop.close());

const title = 'id,sku,name.de,price.de,brand,categories';

describe('a row of a CSV with the id of another product', () => {
  it('and a new SKU is refused: it would overwrite that product', async () => {
    const before = await shop.product('EX10000001');
    const rows = `${title}
EX10000001,EX10000002,Kopie,1.00,Acme,shelf
,EX10000003,Neu,1.00,Acme,shelf`;
    const { err, out } = await shop.load('copied.csv', rows);
    expect(err).toBe('line 2, column id: EX10000001 is the id of EX10000001\n');
    expect(out).toContain('loaded 1 products and 0 categories; refused 1 rows');
    expect(await shop.product('EX10000001')).toEqual(before);
    expect(await shop.product('EX10000002')).toBe(undefined);
  });

  it('that is above it in the same file is refused as well', async () => {
    const rows = `${title}
shared,EX10000004,Eins,1.00,Acme,shelf
shared,EX10000005,Zwei,1.00,Acme,shelf`;
    const { err } = await shop.load('shared.csv', rows);
    expect(err).toBe('line 3, column id: shared is the id of EX10000004\n');
  });
});

it('a row of a CSV with a known SKU and an id of its own is refused, and the rest is loaded', async () => {
  const rows = `${title}
another,EX10000001,Ofen,1.00,Acme,shelf
,EX10000006,Neu,1.00,Acme,shelf`;
  const { err, out } = await shop.load('renumbered.csv', rows);
  expect(err).toBe('line 2, column sku: EX10000001 is known under the id EX10000001\n');
  expect(out).toContain('loaded 1 products and 0 categories; refused 1 rows');
  expect((await shop.product('EX10000001'))?.prices.de?.centAmount).toBe(129900);
});

describe('B-ware of another shop', () => {
  const columns = 'sku,name.de,price.de,brand,categories,isBware';
  const row = (sku: string, isBware: string) => `${sku},Schale,9.00,Acme,shelf,${isBware}`;
  const numbers = async () =>
    Object.fromEntries(
      (await shop.products())
        .filter(({ model }) => /^BOWL/.test(model))
        .map(({ model, sku, isBware }) => [model, [sku, isBware]]),
    );

  it('gets a B-ware number, which the next import finds again', async () => {
    const file = [columns, row('BOWL', ''), row('BOWL-B', 'true'), row('BOWL-C', 'true')];
    expect((await shop.load('b.csv', file.join('\n'), { dryRun: true })).whole).toBe(true);
    expect(await shop.load('b.csv', file.join('\n'))).toMatchObject({ whole: true, err: '' });
    const made = {
      BOWL: ['EX10900001', false],
      'BOWL-B': ['EX20900001', true],
      'BOWL-C': ['EX20900002', true],
    };
    expect(await numbers()).toEqual(made);
    const prices = 'sku,price.de\nBOWL-B,8.00\nBOWL,8.50';
    expect((await shop.load('prices.csv', prices)).whole).toBe(true);
    expect(await numbers()).toEqual(made);
    expect((await shop.product('EX20900001'))?.prices.de?.centAmount).toBe(800);
  });

  it('keeps its number: a new product does not become B-ware', async () => {
    const { err } = await shop.load('c.csv', [columns, row('BOWL', 'true')].join('\n'));
    expect(err).toBe('line 2, column isBware: B-ware has a SKU that begins with EX20\n');
  });

  it('whose first row was refused gets a number according to its next row', async () => {
    const nobody = row('BOWL-D', '').replace('Acme', '');
    expect((await shop.load('d.csv', [columns, nobody].join('\n'))).whole).toBe(false);
    expect((await shop.load('d.csv', [columns, row('BOWL-D', 'true')].join('\n'))).whole).toBe(
      true,
    );
    expect(await numbers()).toMatchObject({ 'BOWL-D': ['EX20900003', true] });
  });
});

describe('a file that names one product by the SKU of another shop and by our number', () => {
  const columns = 'sku,name.de,price.de,brand,categories';
  const row = (sku: string, name: string) => `${sku},${name},9.00,Acme,shelf`;
  const file = (...rows: string[]) => [columns, ...rows].join('\n');
  const found = async (theirs: string) =>
    (await shop.products()).find(({ model }) => model === theirs);

  it('loads only the first of its rows', async () => {
    await shop.load('cup.csv', file(row('CUP', 'Tasse')));
    const ours = (await found('CUP'))?.sku ?? '';
    const twice = 'column sku: stands in line 2 already, which was taken\n';
    const theirsFirst = await shop.load('one.csv', file(row('CUP', 'Eins'), row(ours, 'Zwei')));
    expect(theirsFirst.err).toBe(`line 3, ${twice}`);
    expect((await found('CUP'))?.texts.de?.name).toBe('Eins');
    const oursFirst = await shop.load('two.csv', file(row(ours, 'Zwei'), row('CUP', 'Eins')));
    expect(oursFirst.err).toBe(`line 3, ${twice}`);
    expect((await found('CUP'))?.texts.de?.name).toBe('Zwei');
  });

  it('does not overwrite the product that got this number earlier in the file', async () => {
    await shop.load('cup.csv', file(row('CUP', 'Tasse')));
    const last = (await found('CUP'))?.sku ?? '';
    const next = `EX${Number(last.slice(2)) + 1}`;
    // More rows than one batch writes.
    const between = times(250).map((at) => row(`EX10${400_000 + at}`, 'Teller'));
    const { err } = await shop.load(
      'mug.csv',
      file(row('MUG', 'Becher'), ...between, row(next, 'Kelle')),
    );
    expect(err).toBe('line 253, column sku: stands in line 2 already, which was taken\n');
    expect(await found('MUG')).toMatchObject({ sku: next, texts: { de: { name: 'Becher' } } });
  });

  it('does not assign a number to a new product if the file uses that number itself', async () => {
    await shop.load('cup.csv', file(row('CUP', 'Tasse')));
    const highest = (await shop.products())
      .map(({ sku }) => sku)
      .filter((sku) => /^EX109/.test(sku));
    const next = `EX${Number(highest.sort().at(-1)?.slice(2)) + 1}`;
    const { err } = await shop.load('jug.csv', file(row(next, 'Kelle'), row('JUG', 'Krug')));
    expect(err).toBe('');
    expect((await shop.product(next))?.texts.de?.name).toBe('Kelle');
    expect((await found('JUG'))?.texts.de?.name).toBe('Krug');
  });

  it('continues with the first number after the last of all', async () => {
    const last = "INSERT INTO foreign_skus (foreign_sku, sku) VALUES ('LAST', 'EX10999999')";
    await shop.db.prepare(last).run();
    const { err } = await shop.load('pan.csv', file(row('PAN', 'Pfanne'), row('POT', 'Topf')));
    expect(err).toBe('');
    // EX10000001 is the number of an article.
    expect((await found('PAN'))?.sku).toBe('EX10000000');
    expect((await found('POT'))?.sku).toMatch(/^EX1000000[2-9]$/);
  });
});
