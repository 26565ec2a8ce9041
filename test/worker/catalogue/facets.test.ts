/** The counts of a listing's filters, compared with the rows of the database. */
import { describe, expect, it } from 'vitest';
import { maxAttributes } from '#domain/catalogue/listing/listing-query.ts';
import { type DemoProduct, demoProducts, department } from '../demo-rows.ts';
import { visitor } from '../visitor.ts';

type Filter = 'inStock' | 'onSale' | 'brands' | 'price';

/** A department of the German store, and filters that each leave some of it. */
async function shelf() {
  const { key } = await department('de', 'de');
  const rows = await demoProducts(
    'de',
    'de',
    `p.id IN (SELECT product_id FROM product_categories WHERE category_key = '${key}')`,
  );
  const brand = rows[0]?.brand ?? '';
  const prices = rows.map(({ cents }) => cents).toSorted((a, b) => a - b);
  const [priceFrom = 0, priceTo = 0] = [0.2, 0.8].map((at) => prices[Math.floor(at * rows.length)]);
  const query = {
    category: key,
    inStock: true,
    tags: ['on-sale'],
    brands: [brand],
    priceFrom,
    priceTo,
  };
  const fits: Record<Filter, (product: DemoProduct) => boolean> = {
    inStock: ({ stock }) => stock > 0,
    onSale: ({ sale }) => sale === 1,
    brands: (product) => product.brand === brand,
    price: ({ cents }) => cents >= priceFrom && cents <= priceTo,
  };
  /** Products that fit every filter but one. */
  const but = (left?: Filter) =>
    rows.filter((row) =>
      Object.entries(fits).every(([filter, suits]) => filter === left || suits(row)),
    );
  return { rows, query, fits, but };
}

async function facetsOf(query: object) {
  const { listings } = await visitor('de').ask('searchProducts', { queries: [query] });
  const [listing] = listings;
  if (!listing) throw new Error('no listing');
  return { total: listing.total, ...listing.facets };
}

describe('the counts beside the filters', () => {
  it('are those of the whole department when no filter is set', async () => {
    const { rows, query } = await shelf();
    const facets = await facetsOf({ category: query.category });
    expect(facets.total).toBe(rows.length);
    expect(facets.inStock).toBe(rows.filter(({ stock }) => stock > 0).length);
    expect(facets.onSale).toBe(rows.filter(({ sale }) => sale === 1).length);
  });

  it('of each filter apply all other filters but not its own', async () => {
    const { query, fits, but } = await shelf();
    const facets = await facetsOf(query);
    expect(facets.total).toBe(but().length);
    expect(facets.inStock).toBe(but('inStock').filter(fits.inStock).length);
    expect(facets.onSale).toBe(but('onSale').filter(fits.onSale).length);
    const brands = Object.fromEntries(facets.brands.map(({ name, count }) => [name, count]));
    const expected = Map.groupBy(but('brands'), ({ brand }) => brand);
    expect(brands).toEqual(
      Object.fromEntries([...expected].map(([name, all]) => [name, all.length])),
    );
    const prices = but('price').map(({ cents }) => cents);
    expect(facets.priceRange).toEqual(
      prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : undefined,
    );
  });

  it('keep the whole price range while a price is chosen', async () => {
    const { rows, query } = await shelf();
    const { category, priceFrom, priceTo } = query;
    const prices = rows.map(({ cents }) => cents);
    const { priceRange } = await facetsOf({ category, priceFrom, priceTo });
    expect(priceRange).toEqual({ from: Math.min(...prices), to: Math.max(...prices) });
  });

  it('are returned for as many filters as a query may have', async () => {
    const { query } = await shelf();
    const attributes = Object.fromEntries(
      Array.from({ length: maxAttributes }, (_, at) => [`made-up-${at}`, ['1..2', 'red']]),
    );
    for (const words of ['a b c d e f g h', undefined]) {
      const filters = { attributes, tags: ['new', 'bestseller'], rating: 4 };
      const facets = await facetsOf({ ...query, ...filters, query: words });
      expect(facets.total).toBe(0);
    }
  });
});
