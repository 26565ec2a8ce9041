/** What a second file may change, and what it may not: categories, currencies, stock, B-ware, hosts of pictures. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabases, run } from './command.ts';
import { shelf, simpleProduct } from './simple-product.ts';
import { emptyState, rowsIn } from './state.ts';
import { workplace } from './workplace.ts';

afterAll(closeDatabases);

const folder = workplace();
let state = '';
const load = (name: string, content: string, ...options: string[]) => {
  writeFileSync(join(folder, name), content);
  return run(state, ['import', join(folder, name), ...options]);
};
const lines = (documents: readonly unknown[]) =>
  documents.map((each) => JSON.stringify(each)).join('\n');

beforeAll(async () => {
  state = await emptyState();
  await load('shelf.ndjson', lines([shelf, simpleProduct('EX10000001')]));
}, 180_000);

describe('categories of other shops', () => {
  const category = (id: string, more: object = {}) => ({
    id,
    key: id,
    name: { de: `Regal ${id}` },
    slug: { de: `regal-${id}` },
    orderHint: '0.5',
    ...more,
  });

  it('are refused by line if they could not be read back; known ones keep the fields that the file omits', async () => {
    const posts = [{ title: 'Welcher Ofen?', url: 'https://blog.example/ofen' }];
    const de = { name: 'Öfen', slug: 'oefen', description: 'Heiß.', posts };
    const texts = { de, en: { name: 'Ovens', slug: 'ovens', description: '' } };
    const ovens = { ...shelf, id: 'o1', key: 'ovens', energyRegulation: '65/2014', texts };
    expect((await load('known.ndjson', lines([ovens]))).code).toBe(0);
    const file = lines([
      category('o1', { key: 'ovens', name: { de: 'Backöfen' }, slug: undefined }),
      category('c2', { slug: { de: '' }, name: { de: '!!!' } }),
      category('c3', { key: '' }),
      category('c4', { key: 'k'.repeat(300) }),
      category('c5', { name: { de: 'n'.repeat(300) } }),
      category('c6', { slug: { de: 'regal' } }),
      category('c7', { parent: { id: 'nowhere' } }),
      category('c8', { slug: { de: 'compare' } }),
      category('c9', { slug: { de: 'Mit_Strich' } }),
      category('c10', { parent: { id: 'c9' } }),
      category('c11', { slug: { de: 'payment' } }),
      category('c12', { slug: { de: 'regal-10000001' } }),
    ]);
    const { out, err } = await load('ct.json', file, '--format', 'commercetools');
    expect(out).toContain('loaded 0 products and 3 categories; refused 9 rows');
    expect(err.trim().split('\n')).toEqual([
      'line 2, texts.de.slug: "" does not fit: small Latin letters, digits and single hyphens',
      'line 3, key: is empty or too short',
      'line 4, key: is longer than 256 characters',
      'line 5, texts.de.name: is longer than 200 characters',
      'line 6, texts.de.slug: regal is the address of the category shelf',
      'line 7, parent: no category has the key nowhere',
      'line 8, texts.de.slug: compare is a page of the shop itself',
      'line 11, texts.de.slug: payment is a page of the shop itself',
      'line 12, texts.de.slug: regal-10000001 ends like the address of a product',
    ]);
    const circle = await load('c.json', lines([category('c9', { parent: { id: 'c10' } })]));
    expect(circle.err).toContain('line 1, parent: c9 would stand inside itself');
    const exported = await run(state, ['export']);
    expect(exported.code).toBe(0);
    const all = exported.out.trim().split('\n');
    const found = all.map((line) => JSON.parse(line)).find(({ key }) => key === 'ovens');
    expect(found).toMatchObject({ energyRegulation: '65/2014', texts: { en: texts.en } });
    expect(found.texts.de).toMatchObject({ name: 'Backöfen', slug: 'oefen', posts });
    expect(all.join('\n')).toContain('"slug":"mit-strich"');
  }, 180_000);

  it('that products name are refused with the product, by column, and not created', async () => {
    const file = `sku,name.de,price.de,brand,categories
EX10000050,Ofen,1.00,Acme,Küche > ${'n'.repeat(201)}
EX10000051,Ofen,1.00,Acme,Search
EX10000052,Ofen,1.00,Acme,Regal > Tief
EX10000053,Ofen,1.00,Acme,Terms and conditions`;
    const { err, out } = await load('shelves.csv', file);
    expect(out).toContain('loaded 1 products and 1 categories; refused 3 rows');
    expect(err).toMatch(/line 2, column categories: "n{60}…": texts\.de\.name is longer than 200/);
    expect(err).toContain(
      'line 3, column categories: "Search": texts.de.slug search is a page of the shop itself',
    );
    expect(err).toContain('line 5, column categories: "Terms and conditions": texts.de.slug');
    expect(rowsIn(state, "SELECT key FROM categories WHERE key LIKE 'kueche%'")).toEqual([]);
  }, 180_000);
});

describe('one figure for stores of several currencies', () => {
  it.each([
    ['own.csv', 'sku,price\nEX10000001,10.00', 'price'],
    ['shopify.csv', 'Handle,Title,Variant Price\nx,X,10.00', 'Variant Price'],
    ['woo.csv', 'Type,SKU,Name,Regular price\nsimple,X,X,10.00', 'Regular price'],
  ])(
    'is refused before anything is written: %s',
    async (name, file, column) => {
      const { code, err } = await load(name, file, '--store', 'de,at,hu');
      expect(code).toBe(2);
      expect(err).toContain(
        `the column ${column} has one figure for stores of 2 currencies: import once for each, --store de at (EUR), --store hu (HUF)`,
      );
      expect(rowsIn(state, "SELECT store FROM prices WHERE store = 'hu'")).toEqual([]);
    },
    180_000,
  );

  it('is no problem if each store has its own column', async () => {
    const file = 'sku,price.de,price.hu\nEX10000001,10.00,4000.00';
    expect((await load('both.csv', file, '--store', 'de,hu')).code).toBe(0);
  }, 180_000);
});

describe('stock', () => {
  const stock = () =>
    rowsIn(state, "SELECT available_quantity AS left FROM inventory WHERE sku = 'EX10000001'");
  /** The events of the search are tested in search-command.test.ts. */
  const events = () =>
    rowsIn<{ event: string }>(
      state,
      "SELECT event FROM outbox WHERE event ->> 'type' <> 'product-changed'",
    ).map(({ event }) => JSON.parse(event));
  const file = 'sku,availableQuantity\nEX10000001,40';

  it('of a known product stays unchanged, with a message; --stock sets it and stores an event', async () => {
    const kept = await load('stock.csv', file);
    expect(kept.out).toContain(
      'stock of 1 known products stays as it is in the shop (--stock takes that of the file)',
    );
    expect(stock()).toEqual([{ left: 5 }]);
    expect(events()).toEqual([]);
    const taken = await load('stock.csv', file, '--stock');
    expect(taken.out).toContain('stock of 1 known products was set to that of the file');
    expect(stock()).toEqual([{ left: 40 }]);
    expect(events()).toMatchObject([{ type: 'stock-changed', skus: ['EX10000001'] }]);
    await load('stock.csv', file, '--stock');
    await load('prices.csv', 'sku,price.de\nEX10000001,11.00', '--stock');
    expect(stock()).toEqual([{ left: 40 }]);
    expect(events()).toHaveLength(1);
  }, 180_000);
});

describe('a product', () => {
  it('is refused if its SKU and its field isBware disagree', async () => {
    const { err, out } = await load(
      'bware.ndjson',
      lines([
        { ...simpleProduct('EX10000060'), isBware: true },
        simpleProduct('EX20000061'),
        { ...simpleProduct('EX20000062'), isBware: true },
      ]),
    );
    expect(out).toContain('loaded 1 products');
    expect(err.trim().split('\n')).toEqual([
      'line 1, isBware: B-ware has a SKU that begins with EX20',
      'line 2, isBware: EX20000061 is B-ware by its SKU',
    ]);
  }, 180_000);

  it('with a picture on an unknown host is loaded with a message and held back', async () => {
    const images = [{ url: 'https://cdn.example.com/a.jpg', width: 9, height: 9 }];
    const file = lines([{ ...simpleProduct('EX10000070'), images }]);
    const { code, err, out } = await load('cdn.ndjson', file);
    expect(code).toBe(0);
    expect(err).toContain(
      'line 1: images.0.url: cdn.example.com is none of MEDIA_HOSTS, the product is held back',
    );
    expect(out).toMatch(/held back in de: 1 × media-host/);
    process.env.MEDIA_HOSTS = 'cdn.example.com';
    try {
      expect((await load('cdn.ndjson', file)).err).toBe('');
      const again = await run(state, ['held-back', '--again']);
      expect(again.out).not.toContain('media-host');
    } finally {
      delete process.env.MEDIA_HOSTS;
    }
    expect((await run(state, ['held-back', '--again'])).out).toContain('media-host');
  }, 180_000);
});
