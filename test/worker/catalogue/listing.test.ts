/** Search, filters, sorts and pages, against the rows of the database. */
import { describe, expect, it } from 'vitest';
import { someOf } from '../../random.ts';
import { type DemoProduct, demoProducts, department, firstDemo } from '../demo-rows.ts';
import { putOnSale, tellSearch } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { visitor } from '../visitor.ts';

/** Slugs of the cards in order. */
async function cards(market: string, path: string): Promise<string[]> {
  const { html, status } = await readPage(await visitor(market).get(path));
  expect(status).toBe(200);
  return [...html.matchAll(/card__title"><a href="\/([^"]+)"/g)].map(([, slug = '']) => slug);
}

/** Every card of every page. */
async function allCards(market: string, path: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const paged = page === 1 ? '' : `&page=${page}`;
    const more = await cards(market, `${path}${path.includes('?') ? '&' : '?'}hits=48${paged}`);
    found.push(...more);
    if (more.length < 48) return found;
  }
}

const slugs = (products: DemoProduct[]) => products.map(({ slug }) => slug);

async function inDepartment(market: string, language: string) {
  const { key, slug } = await department(market, language);
  const rows = await demoProducts(
    market,
    language,
    `p.id IN (SELECT product_id FROM product_categories WHERE category_key = '${key}')`,
  );
  return { path: `/${slug}`, rows };
}

describe('search finds a product', () => {
  it.each([
    ['its name', (product: DemoProduct) => product.name],
    ['its SKU', (product: DemoProduct) => product.sku],
    ['its number in small letters', (product: DemoProduct) => product.sku.toLowerCase()],
    ['its brand and name', (product: DemoProduct) => `${product.brand} ${product.name}`],
  ])('by %s', async (_, words) => {
    for (const [market, language] of [
      ['de', 'de'],
      ['gr', 'el'],
      ['bg', 'bg'],
    ] as const) {
      const product = await firstDemo(market, language);
      const found = await cards(market, `/search?query=${encodeURIComponent(words(product))}`);
      expect(found).toContain(product.slug);
    }
  });

  it('without the accents of its name', async () => {
    const product = await firstDemo('sk', 'sk', "t.name GLOB '*[áéíóúýčšžľť]*'");
    const plain = product.name.normalize('NFD').replace(/\p{M}/gu, '');
    expect(plain).not.toBe(product.name);
    expect(await cards('sk', `/search?query=${encodeURIComponent(plain)}`)).toContain(product.slug);
  });

  it('by its brand, with all others of the brand and nothing else', async () => {
    const { brand } = await firstDemo('de', 'de');
    const ofBrand = slugs(await demoProducts('de', 'de', `p.brand = '${brand}'`));
    const found = await allCards('de', `/search?brand=${encodeURIComponent(brand)}`);
    expect(found.toSorted()).toEqual(ofBrand.toSorted());
  });

  it('unless no word fits, and then says so', async () => {
    const page = await readPage(await visitor('gb').get('/search?query=zzzzqqqq'));
    expect(page.h1[0]).toContain('zzzzqqqq');
    // The best sellers below are not what was searched for.
    expect(page.html).not.toContain('data-found');
    expect(page.html).not.toContain('data-listing');
  });
});

/** Markets and languages with letters of their own. */
const alphabets = [
  ['sk', 'sk'],
  ['bg', 'bg'],
  ['de', 'de'],
  ['se', 'sv'],
  ['dk', 'da'],
  ['cz', 'cs'],
  ['gr', 'el'],
] as const;

describe('a listing', () => {
  it('holds every product of its department once, over all its pages', async () => {
    const { path, rows } = await inDepartment('de', 'de');
    expect(rows.length).toBeGreaterThan(24);
    const found = await allCards('de', path);
    expect(found.toSorted()).toEqual(slugs(rows).toSorted());
    expect((await cards('de', path)).length).toBe(24);
    expect(await cards('de', `${path}?hits=12&page=2`)).toEqual(found.slice(12, 24));
  });

  it.each([
    ['price-asc', (a: DemoProduct, b: DemoProduct) => a.cents - b.cents],
    ['price-up', (a: DemoProduct, b: DemoProduct) => a.cents - b.cents],
    ['price-desc', (a: DemoProduct, b: DemoProduct) => b.cents - a.cents],
    ['newest', (a: DemoProduct, b: DemoProduct) => b.created.localeCompare(a.created)],
    ['latest', (a: DemoProduct, b: DemoProduct) => b.created.localeCompare(a.created)],
  ])('sorts by %s', async (sort, order) => {
    const { path, rows } = await inDepartment('de', 'de');
    expect(await allCards('de', `${path}?sort=${sort}`)).toEqual(slugs(rows.toSorted(order)));
  });

  it.each(someOf(alphabets, 3))(
    'sorts by name and backwards in %s, in the order of its alphabet',
    async (market, language) => {
      const { path, rows } = await inDepartment(market, language);
      const nameOf = new Map(rows.map(({ slug, name }) => [slug, name]));
      const names = async (sort: string) =>
        (await allCards(market, `${path}?sort=${sort}`)).map((slug) => nameOf.get(slug) ?? '');
      const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
      const words = (name: string) => name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
      const upwards = (await names('name-asc')).map(words);
      expect(
        upwards.filter((name, at) => at > 0 && compare(upwards[at - 1] ?? '', name) > 0),
      ).toEqual([]);
      const downwards = (await names('name-desc')).map(words);
      expect(downwards.map((name) => name[0])).toEqual(upwards.map((name) => name[0]).toReversed());
    },
  );

  it('filters by price from and to, in the formats that a shopper types', async () => {
    const { path, rows } = await inDepartment('de', 'de');
    const [from, to] = [100, 400];
    const within = rows.filter(({ cents }) => cents >= from * 100 && cents <= to * 100);
    expect(within.length).toBeGreaterThan(0);
    expect(within.length).toBeLessThan(rows.length);
    for (const typed of [
      `price-from=${from}&price-to=${to}`,
      'price-from=100,00&price-to=400.00',
    ]) {
      expect((await allCards('de', `${path}?${typed}`)).toSorted()).toEqual(
        slugs(within).toSorted(),
      );
    }
  });

  it('filters by stock, by reduction, by brand, and by all three at once', async () => {
    const { path, rows } = await inDepartment('de', 'de');
    const brands = [...new Set(rows.map(({ brand }) => brand))].slice(0, 1);
    const filters: [string, (product: DemoProduct) => boolean][] = [
      ['in-stock=1', ({ stock }) => stock > 0],
      ['on-sale=1', ({ sale }) => sale === 1],
      [`brand=${encodeURIComponent(brands[0] ?? '')}`, ({ brand }) => brands.includes(brand)],
    ];
    for (const [search, fits] of filters) {
      const wanted = rows.filter(fits);
      expect(wanted.length).toBeGreaterThan(0);
      const found = await allCards('de', `${path}?${search}`);
      expect(found.toSorted()).toEqual(slugs(wanted).toSorted());
    }
    const all = rows.filter((product) => filters.every(([, fits]) => fits(product)));
    const together = filters.map(([search]) => search).join('&');
    expect((await allCards('de', `${path}?${together}`)).toSorted()).toEqual(slugs(all).toSorted());
  });

  it('sorts articles in stock before those that are sold out', async () => {
    // A brand of their own, because a search returns only its best hits and other tests put much on sale.
    const document = { brand: 'Reihungswerk' };
    const [gone, here] = await putOnSale({ stock: 0, document }, { stock: 5, document });
    await tellSearch();
    const both = await allCards('de', '/search?query=reihungswerk');
    expect(both).toHaveLength(2);
    expect(both.indexOf(`regal-de-${here.slice(2)}`)).toBeLessThan(
      both.indexOf(`regal-de-${gone.slice(2)}`),
    );
  });

  it.each(['nonsense', 'constructor', '__proto__', 'toString'])(
    'with the unknown sort %s is sorted as usual',
    async (sort) => {
      expect(await cards('de', `/search?sort=${sort}`)).toEqual(await cards('de', '/search'));
    },
  );
});
