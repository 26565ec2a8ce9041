/** Before its first day of sale an article cannot be bought anywhere. Source: catalogue.txt §3, PDP-2. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import worker from '#worker/index.ts';
import { putOnSale, tellSearch } from '../goods.ts';
import { visitor } from '../visitor.ts';

const releaseDate = '2027-05-01';
/** The first of May begins in Helsinki two hours before it begins in Dublin. */
const begins = { fi: '2027-04-30T21:00:00.000Z', ie: '2027-04-30T23:00:00.000Z' } as const;
const msBefore = (moment: string) => Date.parse(moment) - 1;

const shelf = 'shelf-of-releases';
let coming: string;
let here: string;
let bought: string;
beforeAll(async () => {
  [coming, here] = await putOnSale(
    { stock: 9, categories: [shelf], document: { releaseDate, family: 'releases' } },
    { stock: 9, categories: [shelf], document: { releaseDate: '2026-11-01' } },
  );
  [bought] = await putOnSale({
    categories: [shelf],
    document: { referencedResourceSet: [shelf], relatedAccessories: [coming, here] },
  });
  await tellSearch();
});
afterEach(() => vi.useRealTimers());

async function added(market: string, sku: string) {
  const shopper = visitor(market);
  const { cart } = await shopper.ask('createCart', {});
  const actions = [{ action: 'addLineItem' as const, sku, quantity: 2 }];
  const { status, code } = await shopper.call('updateCart', {
    id: cart.id,
    version: cart.version,
    actions,
  });
  return code ?? status;
}

async function inStock(market: 'fi' | 'ie') {
  const queries = [{ category: shelf, inStock: true, pageSize: 12 as const }];
  const { listings } = await visitor(market).ask('searchProducts', { queries });
  const [listing] = listings;
  return {
    skus: listing?.items.map(({ sku }) => sku) ?? [],
    total: listing?.total,
    counted: listing?.facets.inStock,
  };
}

it('the call refuses an article before its release and accepts a released one', async () => {
  expect(await added('ie', coming)).toBe('OutOfStock');
  expect(await added('ie', here)).toBe(200);
});

it('the page and the card of an unreleased article have no button to buy it', async () => {
  const page = await (await visitor('ie').get(`/regal-en-${coming.slice(2)}`)).text();
  expect(page).toContain('data-stock="out"');
  expect(page).not.toMatch(/<(form|button)[^>]*"buy"/);
  const found = await (
    await visitor('ie').get(`/search?query=${coming.slice(2)}&sort=price-asc`)
  ).text();
  expect(found).toContain(`/regal-en-${coming.slice(2)}`);
  expect(found).not.toContain('data-quick-add');
});

it('calls and lists return no stock of an unreleased article', async () => {
  const market = visitor('ie');
  const { inventoryEntries } = await market.ask('getInventory', { sku: [coming, here] });
  expect(inventoryEntries.results).toEqual([
    { sku: coming, availableQuantity: 0 },
    { sku: here, availableQuantity: 9 },
  ]);
  const { products } = await market.ask('getProduct', { skus: [coming] });
  expect(products.results[0]?.masterVariant.availability.noChannel).toEqual({
    isOnStock: false,
    availableQuantity: 0,
  });
  expect(await inStock('ie')).toEqual({
    skus: expect.not.arrayContaining([coming]),
    total: 2,
    counted: 2,
  });
  const pieces = await (await market.get(`/__complements/${bought}`)).text();
  expect(pieces).toContain(here);
  expect(pieces).not.toContain(coming);
  const page = await market.ask('getProductPage', { number: bought.slice(2) });
  expect(page.accessories.map(({ sku }) => sku)).toEqual([here]);
});

it.each(['fi', 'ie'] as const)(
  'in %s an article can be bought from the moment its release day begins there',
  async (market) => {
    vi.setSystemTime(msBefore(begins[market]));
    expect(await added(market, coming)).toBe('OutOfStock');
    // Twice: the second answer comes from the cached counts.
    expect([await inStock(market), await inStock(market)].map(({ total }) => total)).toEqual([
      2, 2,
    ]);
    vi.setSystemTime(begins[market]);
    expect(await added(market, coming)).toBe(200);
    expect(await inStock(market)).toMatchObject({ total: 3, counted: 3 });
  },
);

it('a cached page of an unreleased article expires when its release day begins', async () => {
  const visit = async () => {
    const context = createExecutionContext();
    const request = new Request(`http://fi.localhost/regal-fi-${coming.slice(2)}`);
    const response = await worker.fetch(request as never, { ...env, PAGE_CACHE: 'on' }, context);
    const text = await response.text();
    await waitOnExecutionContext(context);
    return {
      kept: response.headers.get('Cache-Status') !== null,
      out: text.includes('data-stock="out"'),
    };
  };
  vi.setSystemTime(msBefore(begins.fi));
  expect([await visit(), await visit()]).toEqual([
    { kept: false, out: true },
    { kept: true, out: true },
  ]);
  vi.setSystemTime(begins.fi);
  expect(await visit()).toEqual({ kept: false, out: false });
});
