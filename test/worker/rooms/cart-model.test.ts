/** Random sequences of changes from several windows over a bad network, against a plain reference. */
import { env } from 'cloudflare:test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cartDiscount } from '#domain/discount/cart-discount.ts';
import { writeDiscounts } from '#worker/data/deals/discounts.ts';
import { times } from '../../domain/seeded.ts';
import { seedsOf } from '../../random.ts';
import { putOnSale } from '../goods.ts';
import type { Article, Codes, Shop } from './cart-reference.ts';
import { restock, storm } from './cart-storm.ts';

const seeds = seedsOf({ usual: 120, long: 4000 });
const steps = 14;

const articles: Article[] = [
  { cents: 1999, freight: false, volume: true, stock: 500 },
  { cents: 2950, freight: false, volume: false, stock: 500 },
  { cents: 315, freight: true, volume: true, stock: 500 },
  { cents: 7, freight: false, volume: false, stock: 500 },
];

let shop: Shop;

beforeAll(async () => {
  const skus = await putOnSale(
    ...articles.map(({ cents, freight, volume, stock }) => ({
      price: cents,
      freight,
      volumeDiscount: volume,
      stock,
    })),
  );
  const codes = await coupons();
  const shelf = new Map(articles.map((article, at) => [skus[at] ?? '', article]));
  shop = { shelf, codes, skuOfLine: new Map() };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await allHandled();
}, 600_000);

/** Waits until all events are handled: those of the next files would wait behind thousands of them. */
async function allHandled(): Promise<void> {
  const cartId = crypto.randomUUID();
  await env.EVENTS.send({
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    type: 'cart-changed',
    cartId,
    version: 1,
    store: 'de',
    cartState: 'Active',
    skus: [],
  });
  const row = env.DB.prepare('SELECT 1 FROM cart_index WHERE cart_id = ?').bind(cartId);
  await vi.waitFor(async () => expect(await row.first()).not.toBeNull(), {
    timeout: 590_000,
    interval: 500,
  });
}

it(`after ${seeds.length} random sequences every window shows the cart that the reference expects`, async () => {
  for (const seed of seeds) {
    const { faults } = await stormOf(seed, steps);
    if (faults.length > 0) expect(await shortest(seed)).toEqual([]);
  }
}, 1_800_000);

/** Resets the stock first, so that a sequence depends only on its seed. */
async function stormOf(seed: number, count: number) {
  for (const [sku, { stock }] of shop.shelf) if (stock !== 500) await restock(shop, sku, 500);
  return storm(seed, count, shop);
}

/** The shortest beginning of a sequence that fails, with its history. */
async function shortest(seed: number): Promise<string[]> {
  for (const count of times(steps + 1)) {
    const { faults, history } = await stormOf(seed, count);
    if (faults.length > 0) return [`seed ${seed}, ${count} steps`, ...history, ...faults];
  }
  return [`seed ${seed}: went wrong once, not again`];
}

async function coupons(): Promise<Codes> {
  const codes = { lines: 'STORM-LINES', goods: 'STORM-GOODS', delivery: 'STORM-DELIVERY' };
  const common = {
    name: { en: 'Made up' },
    isActive: true,
    stores: [],
    requiresDiscountCode: true,
    stackingMode: 'Stacking',
    cartPredicate: '1 = 1',
  };
  const discounts = [
    {
      key: codes.lines,
      sortOrder: '0.7',
      value: { type: 'relative', permyriad: 1000 },
      target: { type: 'lineItems', predicate: 'quantity >= 2' },
    },
    {
      key: codes.goods,
      sortOrder: '0.6',
      value: { type: 'absolute', money: [{ currencyCode: 'EUR', centAmount: 500 }] },
      target: { type: 'totalPrice' },
    },
    {
      key: codes.delivery,
      sortOrder: '0.5',
      value: { type: 'relative', permyriad: 5000 },
      target: { type: 'shipping' },
    },
  ].map((each) => cartDiscount.parse({ ...common, id: each.key, ...each }));
  await writeDiscounts(
    env.DB,
    discounts,
    Object.values(codes).map((code) => ({
      id: `id-${code}`,
      code,
      cartDiscounts: [code],
      isActive: true,
    })),
  );
  return codes;
}
