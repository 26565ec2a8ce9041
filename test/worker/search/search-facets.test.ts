/**
 * In every search, each count is the number of articles that choosing it shows, every page and order shows the same
 * articles, and no filter finds what the search did not. Source: checklist SEA-1, CAT-3.
 */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { listingQueryFrom } from '#domain/catalogue/listing/listing.ts';
import type { ListingFacets, ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import { type listingQuery, sorts } from '#domain/catalogue/listing/listing-query.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { chance, times } from '../../domain/seeded.ts';
import { firstSeed, runsOf, someOf } from '../../random.ts';
import { kindsIn } from '../../search/goods.ts';
import { askedTexts } from '../../search/searched-texts.ts';
import { type Visitor, visitor } from '../visitor.ts';

type Asked = z.input<typeof listingQuery>;

const queriesPerCall = 6;
const largest = 48;

async function ask(shopper: Visitor, queries: readonly Asked[]): Promise<ListingPage[]> {
  const pages: ListingPage[] = [];
  for (let at = 0; at < queries.length; at += queriesPerCall) {
    const part = queries.slice(at, at + queriesPerCall);
    pages.push(...(await shopper.ask('searchProducts', { queries: part })).listings);
  }
  return pages;
}

async function only(shopper: Visitor, query: Asked): Promise<ListingPage> {
  const [page] = await ask(shopper, [query]);
  if (!page) throw new Error('no listing');
  return page;
}

/** The articles of all pages. */
async function allOf(shopper: Visitor, query: Asked, total: number): Promise<ProductSummary[]> {
  const pages = times(Math.ceil(total / largest) + 1).map((at) => ({
    ...query,
    page: at + 1,
    pageSize: largest,
    counted: 'none' as const,
  }));
  return (await ask(shopper, pages)).flatMap(({ items }) => items);
}

const random = chance(firstSeed);
/** The share of the attribute choices that are tried: every-attribute.test.ts tries each. */
const triedAttributes = 0.1;

/** Choices that the facets offer: the query with it, and how many articles it should show. */
function choicesOf(query: Asked, facets: ListingFacets): [Asked, number][] {
  const chosen = (choice: Asked, count: number): [Asked, number] => [
    { ...query, ...choice },
    count,
  ];
  return [
    ...facets.brands.map(({ name, count }) => chosen({ brands: [name] }, count)),
    ...facets.tags.map(({ tag, count }) => chosen({ tags: [tag] }, count)),
    ...facets.ratings.map(({ stars, count }) => chosen({ rating: stars }, count)),
    ...facets.categories.map(({ key, count }) => chosen({ category: key }, count)),
    ...facets.attributes.flatMap(({ name, values }) =>
      values
        .filter(() => random.often(triedAttributes))
        .map(({ value, count }) => chosen({ attributes: { [name]: [value] } }, count)),
    ),
    ...facets.energyClasses.map(({ energyClass, count }) =>
      chosen({ energyClasses: [energyClass] }, count),
    ),
    chosen({ inStock: true }, facets.inStock),
    chosen({ onSale: true }, facets.onSale),
  ];
}

async function expectCounted(shopper: Visitor, query: Asked): Promise<number> {
  const { total, facets, items } = await only(shopper, { ...query, pageSize: largest });
  const all = await allOf(shopper, query, total);
  const ids = all.map(({ id }) => id);
  expect([ids.length, new Set(ids).size], JSON.stringify(query)).toEqual([total, total]);
  const { total: most } = await only(shopper, { query: query.query });
  const found = new Set((await allOf(shopper, { query: query.query }, most)).map(({ id }) => id));
  expect(ids.slice(0, largest)).toEqual(items.map(({ id }) => id));
  const choices = choicesOf(query, facets);
  const chosen = await ask(
    shopper,
    choices.map(([each]) => ({ ...each, pageSize: largest })),
  );
  for (const [at, page] of chosen.entries()) {
    const [choice, count] = choices[at] ?? [];
    const said = JSON.stringify(choice);
    expect([page.total, page.items.length], said).toEqual([count, Math.min(count ?? 0, largest)]);
    expect(page.items.filter(({ id }) => !found.has(id))).toEqual([]);
  }
  expectPrices(facets, all);
  return total;
}

/** In cents. A bound between two cents is shown rounded (facet-recount.test.ts). */
function expectPrices({ priceRange, priceBins }: ListingFacets, all: ProductSummary[]): void {
  const prices = all.map(({ price }) => price.discounted?.centAmount ?? price.centAmount);
  const within = (from: number, to: number) =>
    prices.filter((cents) => cents >= from && cents < to).length;
  expect(priceRange).toEqual(
    prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : undefined,
  );
  expect(priceBins.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
  for (const { from, to, count } of priceBins) {
    expect(count).toBeGreaterThanOrEqual(within(from + 1, to - 1));
    expect(count).toBeLessThanOrEqual(within(from - 1, to + 1));
  }
}

const markets: [CountryCode, Language][] = [
  ['de', 'de'],
  ['ch', 'de'],
  ['pl', 'pl'],
  ['gb', 'en'],
  ['fi', 'fi'],
];

describe.each(someOf(markets, 2))('in %s', (market, language) => {
  const shopper = visitor(market);
  const texts = askedTexts(chance(firstSeed), [market, language], runsOf({ usual: 4, long: 60 }));

  it('each count of a search is the number of articles that choosing it shows', async () => {
    let found = 0;
    for (const query of texts) found += await expectCounted(shopper, { query });
    expect(found).toBeGreaterThan(0);
  });

  it('within a category its attributes are counted as well', async () => {
    const text = kindsIn(language, market)[0]?.name ?? '';
    const { facets } = await only(shopper, { query: text });
    const [category] = facets.categories;
    await expectCounted(shopper, { query: text, category: category?.key ?? '' });
    expect(category?.count).toBeGreaterThan(0);
  });

  it('two filters at once find no more than each of them', async () => {
    for (const query of texts.slice(0, 4)) {
      const { facets } = await only(shopper, { query });
      const [brand] = facets.brands;
      if (!brand) continue;
      const chosen = { query, brands: [brand.name] };
      await expectCounted(shopper, chosen);
      const both = await only(shopper, { ...chosen, inStock: true });
      expect(both.total).toBeLessThanOrEqual(Math.min(brand.count, facets.inStock));
    }
  });

  it('each other order leaves out the same weak matches, and orders by price are sorted', async () => {
    for (const query of texts.slice(0, 6)) {
      const orders = await ask(
        shopper,
        sorts.map((sort) => ({ query, sort, pageSize: largest })),
      );
      const sorted = await Promise.all(
        sorts.map((sort, at) => allOf(shopper, { query, sort }, orders[at]?.total ?? 0)),
      );
      const [byRelevance = [], ...others] = sorted.map((items) => items.map(({ sku }) => sku));
      for (const skus of others) {
        expect(skus.toSorted(), query).toEqual(others[0]?.toSorted());
        expect(skus).toContain(byRelevance[0]);
        expect(skus.filter((sku) => !byRelevance.includes(sku))).toEqual([]);
      }
      // The answer says so, because the number of results differs.
      const isLess = (others[0]?.length ?? 0) < byRelevance.length;
      expect(orders.map(({ onlyBest }) => onlyBest === true)).toEqual(
        sorts.map((sort) => sort !== 'relevance' && isLess),
      );
      const cents = (items: ProductSummary[] = []) =>
        items.map(({ price }) => price.discounted?.centAmount ?? price.centAmount);
      const rising = cents(sorted[sorts.indexOf('price-asc')]);
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      const falling = cents(sorted[sorts.indexOf('price-desc')]);
      expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    }
  });
});

it.each([
  ['sk', 'elektrický ohradník', /ohradník/],
  ['sk', 'vysokotlakový čistič 230 V', /čistič/],
  ['de', 'pizza ofen', /ofen/i],
  ['fr', 'friteuse', /friteuse/i],
  ['gb', 'coffee machine', /coffee|espresso/i],
] as const)('%s: %s by price begins with what is searched for', async (market, query, name) => {
  const { items } = await only(visitor(market), { query, sort: 'price-asc', pageSize: 5 });
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(item.name).toMatch(name);
});

it('a page that leaves out weak matches says so', async () => {
  const said = 'In dieser Sortierung werden nur die besten Treffer angezeigt.';
  const page = async (search: string) =>
    (await visitor('de').get(`/search?query=edelstahl+tisch${search}`)).text();
  expect(await page('&sort=price-asc')).toContain(said);
  expect(await page('')).not.toContain(said);
});

describe('filters in an address together with a text', () => {
  const shopper = visitor('de');
  const kinds = kindsIn('de', 'de')
    .map(({ name }) => name)
    .filter((_, at) => at % 6 === 0);

  it.each([
    'sales=1',
    'new-arrivals=1',
    'tags=bestseller',
    'tags=campaign:cyber_week',
    'tags=campaign:over&tags=new',
    'brand=Werft+8',
    'in-stock=1&rating=4',
    'price-from=200&price-to=1500',
  ])('%s narrows each search to the articles that it shows without a text', async (search) => {
    const whole = listingQueryFrom(new URLSearchParams(search));
    let narrowed = 0;
    const all = await only(shopper, whole);
    const fitting = new Set((await allOf(shopper, whole, all.total)).map(({ id }) => id));
    for (const query of kinds.slice(0, 14)) {
      const plain = { query, sort: whole.sort };
      const found = await only(shopper, plain);
      const ids = (await allOf(shopper, plain, found.total)).map(({ id }) => id);
      const both = listingQueryFrom(new URLSearchParams(`${search}&query=${query}`));
      const { total } = await only(shopper, both);
      const shown = (await allOf(shopper, both, total)).map(({ id }) => id);
      expect(shown.toSorted(), query).toEqual(ids.filter((id) => fitting.has(id)).toSorted());
      expect(total, query).toBe(shown.length);
      narrowed += total;
    }
    expect(narrowed).toBeGreaterThan(0);
  });

  it('new arrivals have the badge of new articles, the newest first', async () => {
    const [query] = kinds;
    const asked = (search: string) =>
      listingQueryFrom(new URLSearchParams(`query=${query}&${search}`));
    const [arrivals, newest] = await ask(shopper, [
      asked('new-arrivals=1'),
      asked('tags=new&sort=newest'),
    ]);
    expect(arrivals?.items.map(({ sku }) => sku)).toEqual(newest?.items.map(({ sku }) => sku));
    expect(arrivals?.total).toBeGreaterThan(0);
  });
});
