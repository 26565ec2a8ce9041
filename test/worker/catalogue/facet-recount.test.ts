/** For random catalogues and queries, every count of a listing equals a plain recount of its products. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import { type ListingQuery, listingQuery, sorts } from '#domain/catalogue/listing/listing-query.ts';
import { visitor } from '../visitor.ts';
import { fitsValue, naiveListing, watts } from './naive-listing.ts';
import {
  brands,
  children,
  colours,
  market,
  productAt,
  type Random,
  randomFrom,
  removeCatalogue,
  root,
  setAvailable,
  tags,
  volumes,
  word,
  writeCatalogue,
} from './random-catalogue.ts';

const random = randomFrom(20_261_121);
const products = Array.from({ length: 64 }, (_, index) => productAt(index, random));
const before = new Map<string, ProductDocument>();
const stock = new Map(products.map(({ sku, availableQuantity }) => [sku, availableQuantity]));
const questions = Array.from({ length: 168 }, () => questionAt(random));
const queriesPerCall = 6;

function questionAt({ chance, of, up }: Random): ListingQuery {
  const some = (from: readonly string[]) => from.filter(() => chance(0.4));
  const ranges = ['..600', '0.6..1.1kW', '1100..', '250', '0.25kW'];
  const price = 1000 + up(60) * 1000;
  const attributes = {
    ...(chance(0.25) && { power: some(ranges) }),
    ...(chance(0.2) && { volume: some(volumes.map(String)) }),
    ...(chance(0.25) && { colour: some(colours) }),
  };
  const chosen = Object.entries(attributes).filter(([, values]) => values.length > 0);
  const inCategory = chance(0.7);
  return listingQuery.parse({
    ...(inCategory ? { category: of([root, ...children]) } : { query: word }),
    ...(chance(0.3) && { brands: some(brands).map((brand) => of([brand, brand.toUpperCase()])) }),
    ...(chance(0.3) && { tags: some([...tags, 'on-sale']) }),
    ...(chance(0.25) && { rating: of([4, 3]) }),
    attributes: Object.fromEntries(chosen),
    inStock: chance(0.25),
    onSale: chance(0.1),
    newArrivals: chance(0.1),
    ...(chance(0.2) && { priceFrom: price }),
    ...(chance(0.2) && { priceTo: price + up(40) * 1000 }),
    // The relevance of a text search cannot be recounted here.
    sort: of(sorts.filter((sort) => inCategory || sort !== 'relevance')),
    page: chance(0.2) ? 2 : 1,
    pageSize: of([12, 24, 48]),
  });
}

async function answers(): Promise<ListingPage[]> {
  const shopper = visitor(market);
  const found: ListingPage[] = [];
  for (let start = 0; start < questions.length; start += queriesPerCall) {
    const queries = questions.slice(start, start + queriesPerCall);
    found.push(...(await shopper.ask('searchProducts', { queries })).listings);
  }
  return found;
}

const counts = (pairs: readonly (readonly [string, number])[]) => Object.fromEntries(pairs);

function expectRecounted(answer: ListingPage, query: ListingQuery, all: ProductDocument[]): void {
  const { facets, total, items } = answer;
  const plain = naiveListing(all, query, { stock, before });
  const { attributes, prices, categories, ...expected } = plain;
  expect(
    {
      total,
      skus: items.map(({ sku }) => sku),
      brands: counts(facets.brands.map(({ name, count }) => [name, count])),
      tags: counts(facets.tags.map(({ tag, count }) => [tag, count])),
      ratings: facets.ratings.map(({ count }) => count),
      inStock: facets.inStock,
      onSale: facets.onSale,
      priceRange: facets.priceRange,
    },
    JSON.stringify(query),
  ).toEqual(expected);
  const below = query.category ? children.filter(() => query.category === root) : [root];
  expect(counts(facets.categories.map(({ key, count }) => [key, count]))).toEqual(
    counts(below.flatMap((key) => (categories[key] ? [[key, categories[key]]] : []))),
  );
  expectBars(facets.priceBins, prices);
  expectAttributes(answer, query, attributes);
}

/** In cents. A bound between two cents is shown rounded, so the count of a bar may differ by the prices next to it. */
function expectBars(bins: ListingPage['facets']['priceBins'], prices: number[]): void {
  const within = (from: number, to: number) =>
    prices.filter((cents) => cents >= from && cents < to);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
  for (const [index, { from, to, count }] of bins.entries()) {
    if (index > 0) expect(from).toBe(bins[index - 1]?.to);
    expect(count).toBeGreaterThanOrEqual(within(from + 1, to - 1).length);
    expect(count).toBeLessThanOrEqual(within(from - 1, to + 1).length);
  }
}

function expectAttributes(
  { facets, total }: ListingPage,
  query: ListingQuery,
  recounted: Map<string, unknown[]>,
): void {
  const offered = new Map(facets.attributes.map(({ name, values }) => [name, values]));
  for (const [name, figures] of recounted) {
    const values = offered.get(name) ?? [];
    const chosen = query.attributes[name];
    const choice = new Set(figures).size > 1 || figures.length < total;
    // A search offers what half of its articles have.
    const shared = query.category !== undefined || figures.length >= total / 2;
    expect([name, offered.has(name)], JSON.stringify(query)).toEqual([
      name,
      (choice && shared) || chosen !== undefined,
    ]);
    for (const { value, count } of values) {
      const having = figures.filter((figure) => fitsValue(figure, watts(value)));
      expect([name, value, count], JSON.stringify(query)).toEqual([name, value, having.length]);
    }
    // Together the values cover all products.
    const left = figures.filter(
      (figure) => !values.some(({ value }) => fitsValue(figure, watts(value))),
    );
    if (values.length > 0) expect([name, left]).toEqual([name, []]);
  }
  // A choice that leaves nothing stays, so that it can be taken back.
  const empty = facets.attributes.filter(({ name }) => !recounted.has(name));
  expect(empty.filter(({ name }) => query.attributes[name] === undefined)).toEqual([]);
  expect(empty.flatMap(({ values }) => values).filter(({ count }) => count > 0)).toEqual([]);
}

async function expectAllRecounted(all: ProductDocument[]): Promise<void> {
  for (const [index, answer] of (await answers()).entries()) {
    const query = questions[index];
    if (query) expectRecounted(answer, query, all);
  }
}

/** The product as an import without a price history. */
function withoutPast(product: ProductDocument): ProductDocument {
  const price = product.prices[market];
  return { ...product, prices: price ? { [market]: { ...price, history: [] } } : {} };
}

beforeAll(() => writeCatalogue(products));
afterAll(removeCatalogue);

it('every total, facet and order equals a plain recount, whether computed or cached', async () => {
  await expectAllRecounted(products);
  await expectAllRecounted(products);
});

it('cached counts are computed again when stock runs out or comes back', async () => {
  for (const { sku } of products.filter(() => random.chance(0.3))) {
    const quantity = stock.get(sku) === 0 ? 3 : 0;
    await setAvailable(sku, quantity);
    stock.set(sku, quantity);
  }
  await expectAllRecounted(products);
});

it('cached counts are computed again when an import changes prices, badges, ratings and attributes', async () => {
  const changed = products.map((product, index) =>
    random.chance(0.4) ? withoutPast(productAt(index, random)) : product,
  );
  const written = changed.filter((product, index) => product !== products[index]);
  for (const product of products) before.set(product.sku, product);
  await writeCatalogue(written);
  await expectAllRecounted(changed);
});
