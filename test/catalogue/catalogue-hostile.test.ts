/** Files that are wrong, huge or malicious: errors are reported by line, the rest is loaded, nothing is executed. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import { closeDatabases, run } from './command.ts';
import { shelf, simpleProduct } from './simple-product.ts';
import { emptyState, rowsIn } from './state.ts';
import { workplace } from './workplace.ts';

afterAll(closeDatabases);

const folder = workplace();
const file = (name: string) => join(folder, name);
const put = (name: string, content: string | Buffer) => {
  writeFileSync(file(name), content);
  return file(name);
};
let state = '';
const load = (path: string, ...options: string[]) => run(state, ['import', path, ...options]);

beforeAll(async () => {
  state = await emptyState();
  put('shelf.ndjson', canonicalLine(shelf));
  await load(file('shelf.ndjson'));
}, 180_000);

/** Products with one change each; the SKU contains the line number. */
function linesWith(changes: readonly unknown[]): string[] {
  return changes.map((change, at) =>
    typeof change === 'string'
      ? change
      : JSON.stringify({ ...simpleProduct(`EX1000000${at + 1}`), ...(change as object) }),
  );
}

describe('NDJSON', () => {
  it('refuses a reduction that is not below the price, and one that ends before it begins', async () => {
    const sale = (centAmount: number, validUntil: string) => ({
      prices: {
        de: {
          centAmount: 100,
          discounted: { centAmount, validFrom: '2026-11-01T00:00:00.000Z', validUntil },
          history: [],
        },
      },
    });
    const lines = linesWith([
      sale(100, '2026-12-01T00:00:00.000Z'),
      sale(80, '2026-11-01T00:00:00.000Z'),
    ]);
    const { code, err } = await load(put('sales.ndjson', lines.join('\n')));
    expect(code).toBe(1);
    expect(err).toContain(
      'line 1, prices.de.discounted.centAmount: a reduction is below the standard price',
    );
    expect(err).toContain(
      'line 2, prices.de.discounted.validUntil: a reduction ends after it began',
    );
  }, 180_000);

  it('loads the valid lines of a file and reports the error of each other line', async () => {
    const sound = simpleProduct('EX10000001');
    const huge = { de: { centAmount: 10 ** 15, history: [] } };
    const lines = linesWith([
      {},
      { prices: huge },
      { prices: { de: { centAmount: -5, history: [] } } },
      { createdAt: '2026-02-30T00:00:00Z' },
      { brand: 'Ac\0me' },
      { __proto__: null, constructor: 'x' },
      'not json',
      JSON.stringify(simpleProduct('EX10000001')),
      { id: 'EX10000001' },
    ]);
    lines.push(JSON.stringify({ ...simpleProduct('EX10000010'), categories: ['nowhere'] }));
    lines.push(`{"type":"product","sku":"${'x'.repeat(100_000_000)}"}`);
    lines.push(
      JSON.stringify({
        ...simpleProduct('EX10000012'),
        texts: {
          de: { ...sound.texts.de, name: '<img src=x onerror=alert(1)>', slug: 'a-10000012' },
        },
      }),
    );
    lines.push(JSON.stringify(simpleProduct('EX10000013')).slice(0, 90));
    lines.push(
      canonicalLine({
        ...shelf,
        ...{
          id: 'till',
          key: 'till',
          texts: { en: { name: 'x', slug: 'checkout', description: '' } },
        },
      }),
    );
    const path = put('hostile.ndjson', lines.join('\r\n'));
    const { code, out, err } = await load(path, '--report', file('report.ndjson'));
    expect(code).toBe(1);
    expect(out).toContain('loaded 2 products and 0 categories; refused 12 rows');
    expect(err.split('\n')).toEqual(
      expect.arrayContaining([
        'line 2, prices.de.centAmount: 1000000000000000 is more than 100000000000',
        expect.stringMatching(/^line 3, prices\.de\.centAmount: -5 is /),
        expect.stringMatching(/^line 4, createdAt: "2026-02-30T00:00:00Z" does not fit/),
        'line 5, brand: holds a NUL character',
        'line 6: has unknown fields: constructor',
        expect.stringMatching(/^line 7: is no complete JSON/),
        'line 8, sku: stands in line 1 already, which was taken',
        'line 9, id: EX10000001 is the id of EX10000001',
        'line 10, categories: no category has the key nowhere',
        'line 11: is longer than 1500000 characters',
        expect.stringMatching(/^line 13: is no complete JSON/),
        'line 14, texts.en.slug: checkout is a page of the shop itself',
      ]),
    );
    const report = readFileSync(file('report.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(report).toContainEqual({ line: 5, field: 'brand', why: 'holds a NUL character' });
    // HTML in a name is stored as text.
    expect(rowsIn(state, "SELECT name FROM product_texts WHERE slug = 'a-10000012'")).toEqual([
      { name: '<img src=x onerror=alert(1)>' },
    ]);
  }, 180_000);

  it('refuses a SKU that is known under another id, and loads the other lines', async () => {
    const known = simpleProduct('EX10000030');
    expect(await load(put('known.ndjson', JSON.stringify(known)))).toMatchObject({ code: 0 });
    const path = put(
      'other-id.ndjson',
      [{ ...known, id: 'other' }, simpleProduct('EX10000031')]
        .map((document) => JSON.stringify(document))
        .join('\n'),
    );
    const { code, out, err } = await load(path);
    expect(code).toBe(1);
    expect(out).toContain('loaded 1 products and 0 categories; refused 1 rows');
    expect(err).toBe('line 1, sku: EX10000030 is known under the id EX10000030\n');
  }, 180_000);

  it('reports bytes of another encoding, and reads them if the encoding is given', async () => {
    const line = JSON.stringify({ ...simpleProduct('EX10000020'), brand: 'Müller' });
    const path = put('latin.ndjson', Buffer.from(line, 'latin1'));
    const wrong = await load(path);
    expect(wrong).toMatchObject({
      code: 1,
      err: 'line 1, brand: holds a character that could not be read (�)\n',
    });
    expect(await load(path, '--encoding', 'windows-1252')).toMatchObject({ code: 0, err: '' });
    expect(rowsIn(state, "SELECT brand FROM products WHERE sku = 'EX10000020'")).toEqual([
      { brand: 'Müller' },
    ]);
  }, 180_000);
});

describe('CSV', () => {
  const head = 'sku,name.de,price.de,brand,categories,model,surprise';

  it('loads the valid rows and reports the error of each other row', async () => {
    const path = put(
      'hostile.csv',
      Buffer.from(
        `\ufeff${[
          head,
          'EX10000101,"=cmd|\' /C calc\'!A0",1299.00,Acme,shelf,M1,x',
          'EX10000102,\'+49 Ofen,"1.299,00",@Acme,shelf,M2,x',
          'EX10000103,Ofen,10^15,Acme,shelf,M3,x',
          'EX10000104,Ofen,-1,Acme,shelf,M4,x',
          'EX10000105,Ofen,1.299,Acme,shelf,M5,x',
          'EX10000106,Ofen,=1+1,Acme,shelf,M6,x',
          'EX10000101,Ofen,5,Acme,shelf,M7,x',
          'EX10000108,O\0fen,5,Acme,shelf,M8,x',
          'EX10000109,Ofen,5',
          'EX10000110,"Ofen, mit\r\nZeile",5,Acme,shelf,M10,x',
          'foreign-1,Ofen,5,Acme,Küche > Öfen,,x',
          'EX10000112,"Ofen,5,Acme,shelf',
        ].join('\r\n')}`,
        'utf16le',
      ),
    );
    const { code, out, err } = await load(path);
    expect(code).toBe(1);
    expect(out).toContain('csv: loaded 4 products and 2 categories; refused 8 rows');
    expect(err.trim().split('\n')).toEqual([
      'columns that are not used: surprise',
      'line 4, column price.de: 10^15 is more than 1000000000.00',
      'line 5, column price.de: -1 is less than 0',
      'line 6, column price.de: "1.299" may mean two amounts: write it as 1299.00',
      'line 7, column price.de: "=1+1" is no amount',
      'line 9, column name.de: holds a NUL character',
      'line 10: has 3 cells where the first line has 7',
      'line 14: opens a quotation mark that is never closed',
      'line 8, column sku: stands in line 2 already, which was taken',
    ]);
    const names = rowsIn(
      state,
      "SELECT p.sku, p.model, p.brand, t.name FROM products p JOIN product_texts t ON t.product_id = p.id WHERE p.sku > 'EX100001' ORDER BY p.sku",
    );
    expect(names).toEqual([
      { sku: 'EX10000101', model: 'M1', brand: 'Acme', name: "=cmd|' /C calc'!A0" },
      { sku: 'EX10000102', model: 'M2', brand: '@Acme', name: '+49 Ofen' },
      { sku: 'EX10000110', model: 'M10', brand: 'Acme', name: 'Ofen, mit\r\nZeile' },
      { sku: 'EX10900001', model: 'foreign-1', brand: 'Acme', name: 'Ofen' },
    ]);
  }, 180_000);

  it('is refused as a whole, before anything is written, when a column it needs is missing', async () => {
    const path = put('headless.csv', 'Artikel,Preis\nEX10000201,5\n');
    const { code, err } = await load(path);
    expect(code).toBe(1);
    expect(err).toBe('the file has no column sku; its columns: Artikel, Preis\n');
    put('map.json', '{"Artikel":"sku","Preis":"price.de","Bezeichnung":"name.de"}');
    const mapped = await load(path, '--map', file('map.json'));
    expect(mapped.err).toContain('line 2, brand: is missing');
    expect(rowsIn(state, "SELECT sku FROM products WHERE sku = 'EX10000201'")).toEqual([]);
  }, 180_000);

  it('that is empty ends with exit code 1, a wrong command with 2', async () => {
    expect(await load(put('empty.csv', ''))).toMatchObject({ code: 1, err: 'the file is empty\n' });
    expect(await load(file('nowhere.csv'))).toMatchObject({ code: 2 });
    const own = 'sku,price.de\nEX10000001,1.00\n';
    put('own.csv', own);
    symlinkSync(file('own.csv'), file('same.csv'));
    for (const report of [`${folder}/./own.csv`, file('same.csv')]) {
      expect(await load(file('own.csv'), '--report', report)).toMatchObject({
        code: 2,
        err: `${report} is the file to import: the report would overwrite it\n`,
      });
    }
    expect(readFileSync(file('own.csv'), 'utf8')).toBe(own);
    const remote = await load(file('shelf.ndjson'), '--remote');
    expect(remote).toMatchObject({ code: 2 });
    expect(remote.err).toContain('wrangler.toml names no database_id');
    expect(await load(file('map.json'), '--store', 'us')).toMatchObject({
      code: 2,
      err: 'there is no store us\n',
    });
  }, 180_000);
});
