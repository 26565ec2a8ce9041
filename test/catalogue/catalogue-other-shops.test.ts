/** Files of other shops, from the command line to the database, and a second time in another language. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { closeDatabases, run } from './command.ts';
import { emptyState, rowsIn } from './state.ts';
import { workplace } from './workplace.ts';

afterAll(closeDatabases);

const folder = workplace();
let state = '';
const load = (name: string, content: string, ...options: string[]) => {
  writeFileSync(join(folder, name), content);
  return run(state, ['import', join(folder, name), ...options]);
};
async function products(): Promise<ProductDocument[]> {
  const { out } = await run(state, ['export']);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return lines.filter(({ type }) => type === 'product');
}
const shopify = (title: string, price: string, description: string) =>
  `Handle,Title,Body (HTML),Vendor,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src
vice,${title},"${description}",Acme,Tools > Vices,Jaw,100 mm,V-100,${price},https://cdn.example.com/v.jpg
vice,,,,,,125 mm,V-125,${price},`;

beforeAll(async () => {
  state = await emptyState();
}, 180_000);

describe('goods of another shop', () => {
  it('get numbers of this shop, which the next import finds again; other languages and stores are unchanged', async () => {
    const html =
      '<p>Forged &amp; hard<script>alert(1)</script></p><ul><li>one</li><li>two</li></ul>';
    const dry = await load('en.csv', shopify('Vice', '59.90', html), '--store', 'gb', '--dry-run');
    expect(dry.out).toContain('shopify: would load 2 products and 2 categories; refused 0 rows');
    expect(rowsIn(state, 'SELECT * FROM foreign_skus')).toEqual([]);
    expect((await load('en.csv', shopify('Vice', '59.90', html), '--store', 'gb')).code).toBe(0);
    expect(
      (await load('de.csv', shopify('Schraubstock', '"69,90"', ''), '--store', 'de,at')).code,
    ).toBe(0);
    const found = await products();
    expect(found.map(({ sku, model, family }) => [sku, model, family])).toEqual([
      ['EX10900001', 'V-100', 'vice'],
      ['EX10900002', 'V-125', 'vice'],
    ]);
    expect(found[0]?.texts).toMatchObject({
      en: {
        name: 'Vice, 100 mm',
        slug: 'vice-100-mm-10900001',
        description: 'Forged & hard\none\ntwo',
      },
      de: { name: 'Schraubstock, 100 mm', slug: 'vice-100-mm-10900001', description: '' },
    });
    expect(found[0]?.prices).toMatchObject({
      gb: { centAmount: 5990 },
      de: { centAmount: 6990 },
      at: { centAmount: 6990 },
    });
    expect(
      rowsIn(state, "SELECT count(*) AS count FROM categories WHERE key LIKE 'tools%'"),
    ).toEqual([{ count: 2 }]);
  }, 180_000);

  it('of commercetools are read from a page of its API, with their categories', async () => {
    const category = (id: string, parent?: string) => ({
      id,
      key: `key-${id}`,
      name: { de: `Regal ${id}` },
      slug: { de: `regal-${id}` },
      orderHint: '0.5',
      ...(parent && { parent: { typeId: 'category', id: parent } }),
    });
    const product = {
      id: 'p1',
      name: { de: 'Ofen {1}' },
      slug: { de: 'ofen' },
      categories: [{ typeId: 'category', id: 'c2' }],
      masterVariant: {
        sku: 'OVEN',
        prices: [{ country: 'DE', value: { currencyCode: 'EUR', centAmount: 100 } }],
        images: [{ url: 'https://img.example/o.jpg', dimensions: { w: 10, h: 20 } }],
        attributes: [{ name: 'brand', value: 'Nordhof' }],
      },
      variants: [],
    };
    const page = {
      limit: 20,
      offset: 0,
      count: 4,
      results: [category('c1'), category('c2', 'c1'), product, { id: 'broken' }],
    };
    const { code, out, err } = await load('ct.json', JSON.stringify(page, null, 2));
    expect(out).toContain('commercetools: loaded 1 products and 2 categories; refused 1 rows');
    expect(err).toMatch(/^line \d+, name: is missing|^line \d+, masterVariant: is missing/);
    expect(code).toBe(1);
    const oven = (await products()).find(({ model }) => model === 'OVEN');
    expect(oven).toMatchObject({ sku: 'EX10900003', categories: ['key-c2'], brand: 'Nordhof' });
  }, 180_000);
});
