/** Deals with errors: each is reported by line and field, and the other deals are loaded. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoStoreDocument } from '../demo-stores.ts';
import { discount, discountCode, guarantee } from './deals.ts';
import { lines, openShop, type Shop } from './shop.ts';
import { shelf, simpleProduct } from './simple-product.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 180_000);
afterAll(() => shop.close());

const keysOf = async (sql: string) =>
  (await shop.db.prepare(sql).raw<[string]>()).map(([key]) => key);
/** Discounts with one change each, and each with its own key and id. */
const numbered = (changes: readonly object[]) =>
  changes.map((change, at) => ({ ...discount, id: `d-${at + 1}`, key: `k-${at + 1}`, ...change }));
const relative = (permyriad: number) => ({ value: { type: 'relative', permyriad } });
const absolute = (...money: [currencyCode: string, centAmount: number][]) => ({
  value: {
    type: 'absolute',
    money: money.map(([currencyCode, centAmount]) => ({ currencyCode, centAmount })),
  },
});
const aboutLines = (predicate: string) => ({ target: { type: 'lineItems', predicate } });

it('discounts with errors are refused with the field and the reason', async () => {
  const file = numbered([
    { sortOrder: '0.11' },
    relative(0),
    relative(10_001),
    absolute(['EUR', 100], ['EUR', 200]),
    absolute(['HUF', 1_050]),
    { ...absolute(['EUR', 100]), stores: [{ key: 'de' }, { key: 'pl' }] },
    { stores: [{ key: 'us' }] },
    { cartPredicate: 'lineItemTotal(1 = 1) >= "much"' },
    aboutLines('sku = "EX10012345'),
    aboutLines('colour = "red"'),
    { sortOrder: '0.50' },
    { validFrom: '2026-11-27T00:00:00' },
    { validFrom: '2026-02-30T00:00:00Z' },
    { validFrom: '2026-11-27T00:00:00+01:00', validUntil: '2026-11-26T23:00:00Z' },
    { value: { type: 'giftLineItem', sku: 'EX10000001' } },
    { name: { xx: 'X' } },
    { isactive: true },
    { key: 'k-1' },
    { id: 'd-1' },
    { id: 'volume-standard-3' },
    { type: 'cartDiscount' },
    { validFrom: '0000-01-01T00:00:00+02:00' },
    { volumeDiscountGroup: 'standard' },
  ]);
  const { whole, out, err } = await shop.load('discounts.ndjson', lines(file));
  expect(whole).toBe(false);
  expect(out).toContain(
    'loaded 0 products and 0 categories; refused 22 rows\nloaded 1 × cart-disc',
  );
  expect(err.trim().split('\n').toSorted(byLine)).toEqual([
    'line 2, value.permyriad: 0 is less than 1',
    'line 3, value.permyriad: 10001 is more than 10000',
    'line 4, value.money: names a currency twice',
    'line 5, value.money.0.centAmount: no price tag of the currency can show the amount',
    'line 6, value.money: has no amount in PLN, the currency of pl',
    expect.stringMatching(/^line 7, stores\.0\.key: "us" is none of /),
    'line 8, cartPredicate: character 25: a number expected, found much',
    'line 9, target.predicate: character 7: " is not understood',
    expect.stringMatching(/^line 10, target\.predicate: character 1: one of sku, .* found colour$/),
    expect.stringMatching(/^line 11, sortOrder: "0\.50" does not fit: a text between 0 and 1/),
    expect.stringMatching(/^line 12, validFrom: .* does not fit: a moment with its zone/),
    expect.stringMatching(/^line 13, validFrom: "2026-02-30T00:00:00Z" does not fit/),
    'line 14, validUntil: ends before it begins',
    'line 15, target: a gift has no target, everything else has one',
    'line 16, name: has unknown fields: xx',
    'line 17: has unknown fields: isactive',
    'line 18, key: stands in line 1 already, which was taken',
    'line 19, id: d-1 is the id of k-1',
    'line 20, id: volume-standard-3 is the id of a volume discount',
    expect.stringMatching(/^line 21, type: "cartDiscount" is none of product, category, cart-dis/),
    'line 22, validFrom: lies outside the years 0 to 9999',
    expect.stringMatching(
      /^line 23, volumeDiscountGroup: steps by quantity are a rule of the store/,
    ),
  ]);
  expect(await keysOf('SELECT key FROM cart_discounts')).toEqual(['k-1']);
  const renamed = await shop.load('renamed.ndjson', lines([{ ...file[0], id: 'other' }]));
  expect(renamed.err).toBe('line 1, key: k-1 is known under the id d-1\n');
}, 180_000);

it('codes are stored in upper case, and refused if a discount does not exist', async () => {
  const file = [
    { ...discount, id: 'autumn', sortOrder: '0.21' },
    { ...discountCode, code: ' autumn-26 ' },
    { ...discountCode, id: 'c-2', code: 'AUTUMN-26' },
    { ...discountCode, code: 'OTHER' },
    { ...discountCode, id: 'c-3', code: 'TWO WORDS' },
    { ...discountCode, id: 'c-4', code: 'SPRING', cartDiscounts: ['autumn', 'spring'] },
    { ...discountCode, id: 'c-5', code: 'TWICE', cartDiscounts: ['autumn', 'autumn'] },
    { ...discountCode, id: 'c-6', code: 'NEVER', maxApplications: 0 },
  ];
  const { err } = await shop.load('codes.ndjson', lines(file));
  expect(err.trim().split('\n').toSorted(byLine)).toEqual([
    'line 3, code: stands in line 2 already, which was taken',
    'line 4, id: c-1 is the id of AUTUMN-26',
    expect.stringMatching(/^line 5, code: "TWO WORDS" does not fit: 2 to 40 letters/),
    'line 6, cartDiscounts: no discount has the key spring',
    'line 7, cartDiscounts: names a discount twice',
    expect.stringMatching(/^line 8, maxApplications: 0 is /),
  ]);
  expect(await keysOf('SELECT code FROM discount_codes')).toEqual(['AUTUMN-26']);
}, 180_000);

it('guarantees with errors in number, name, rate, markets or exclusions are refused', async () => {
  const file = [
    { ...guarantee, sku: 'EX10000001' },
    { ...guarantee, enabledOnMarket: ['de', 'be'] },
    { ...guarantee, relativePriceRate: 20_000 },
    { ...guarantee, excludedRelations: ['nowhere'] },
    { ...guarantee, enabledOnMarket: ['de', 'moon'] },
    guarantee,
    { ...guarantee, sku: '4100020', enabledOnMarket: [], name: {} },
  ];
  const { err } = await shop.load('guarantees.ndjson', lines(file));
  expect(err.trim().split('\n').toSorted(byLine)).toEqual([
    expect.stringMatching(/^line 1, sku: "EX10000001" does not fit: the number of a virtual/),
    'line 2, name.fr: is missing: it is sold in be',
    'line 2, name.nl: is missing: it is sold in be',
    'line 3, relativePriceRate: 20000 is more than 10000',
    'line 4, excludedRelations: no category has the key nowhere',
    expect.stringMatching(/^line 5, enabledOnMarket\.1: "moon" is none of /),
  ]);
  expect(await keysOf('SELECT sku FROM extra_guarantees')).toEqual(['4100010', '4100020']);
}, 180_000);

it('deals that may not work as intended are loaded with a message', async () => {
  const gift = { value: { type: 'giftLineItem', sku: 'EX10000077' }, target: undefined };
  const product = { ...simpleProduct('EX10000001'), volumeDiscountGroup: 'bulk' };
  const file = [
    shelf,
    product,
    ...numbered([
      { key: 'gift', id: 'gift', sortOrder: '0.9', requiresDiscountCode: false, ...gift },
      { key: 'euros', id: 'euros', sortOrder: '0.9', ...absolute(['EUR', 100]) },
      {
        key: 'named',
        id: 'named',
        sortOrder: '0.31',
        name: { en: 'Spring' },
        stores: [{ key: 'be' }],
      },
      { key: 'bulk', id: 'bulk', sortOrder: '0.32' },
    ]),
    { ...discountCode, id: 'c-9', code: 'GIFT', cartDiscounts: ['gift'] },
    {
      ...guarantee,
      sku: '4100030',
      excludedSkus: ['EX10000001', 'EX10000077'],
      excludedBrands: ['Acme', 'Akme'],
    },
  ];
  await shop.load('stores.ndjson', lines([demoStoreDocument('de')]));
  const { whole, err } = await shop.load('notes.ndjson', lines(file));
  expect(whole).toBe(true);
  const group = 'no store has the group bulk (there is standard), nothing is taken off';
  expect(err.trim().split('\n')).toEqual([
    `line 2: volumeDiscountGroup: ${group}`,
    'line 3: value.sku: no product has the SKU EX10000077, nothing is given until one has',
    'line 3: sortOrder: euros has 0.9 as well, the earlier key goes first',
    'line 4: value.money: ch, gb, pl, cz, hu, ro, dk, se, no do not have it, for want of their currency',
    'line 4: sortOrder: gift has 0.9 as well, the earlier key goes first',
    'line 5: name: has none in nl, fr, shoppers read the first there',
    'line 7: cartDiscounts: gift is given without a code as well',
    'line 8: excludedSkus: no product has the SKU EX10000077',
    'line 8: excludedBrands: no product is of the brand Akme',
  ]);
}, 180_000);

function byLine(one: string, other: string): number {
  const number = (text: string) => Number(/\d+/.exec(text)?.[0]);
  return number(one) - number(other) || (one < other ? -1 : 1);
}
