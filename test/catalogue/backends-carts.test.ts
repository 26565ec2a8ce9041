/** `npm run backends -- compare carts`: both backends price the same carts, and what differs is told. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Twin } from '../commercetools-twin/server.ts';
import { twinSkus } from '../commercetools-twin/sold.ts';
import { fieldsIn, isFields } from '../commercetools-twin/store/fields-of.ts';
import { demoStoreDocument } from '../demo-stores.ts';
import { closeDatabases, run } from './command.ts';
import { projectBehindCommands } from './project-behind-commands.ts';
import { lines } from './shop.ts';
import { changeIn, copyOfState, emptyState } from './state.ts';
import { workplace } from './workplace.ts';

/** Freight with volume discounts, cheap enough to pay for delivery. */
const cheapFreight = 'EX10113062';
const stores: readonly CountryCode[] = ['de', 'pl'];

let twin: Twin;
let close: () => Promise<void>;
let imported = '';
/** Of the tests that change nothing in it: opening a database takes half a second. */
let shared = '';
let state = '';
const backends = (...parameters: string[]) => run(state, parameters, 'backends');

beforeAll(async () => {
  ({ twin, close } = await projectBehindCommands({
    products: 0,
    skus: [...Object.values(twinSkus), cheapFreight],
  }));
  state = await emptyState();
  const file = join(workplace(), 'stores.ndjson');
  writeFileSync(file, lines(stores.map((key) => demoStoreDocument(key))));
  expect(await run(state, ['import', file])).toMatchObject({ code: 0 });
  expect(await backends('import')).toMatchObject({ code: 0 });
  imported = state;
  await closeDatabases();
  shared = copyOfState(imported);
}, 180_000);
afterAll(() => close());
beforeEach(async () => {
  state = shared;
  await twin.reset();
});

/** Of a test that changes the shop. */
function ownState(): void {
  state = copyOfState(imported);
}

const cartsLeft = async () => (await twin.records.query('cart', { limit: 1 })).total;

/** A rate of a shipping method, in cents. */
async function changeRate(
  method: string,
  store: CountryCode,
  changes: { price?: number; freeAbove?: number },
): Promise<void> {
  const found = await twin.records.byKey('shipping-method', method);
  const zone = await twin.records.byKey('zone', store);
  if (!found || !zone) throw new Error(method);
  const money = Object.entries(changes).map(([name, centAmount]) => [
    name,
    { currencyCode: 'EUR', centAmount },
  ]);
  const zoneRates = fieldsIn(found.zoneRates).map((rates) =>
    isFields(rates.zone) && rates.zone.id === zone.id
      ? {
          ...rates,
          shippingRates: fieldsIn(rates.shippingRates).map((rate) => ({
            ...rate,
            ...Object.fromEntries(money),
          })),
        }
      : rates,
  );
  await twin.records.patch('shipping-method', found, { zoneRates });
}

/** Gives an article another SKU there. */
async function rename(sku: string, other: string): Promise<void> {
  const product = await twin.records.byKey('product', sku);
  const entry = await twin.records.first('inventory-entry', `sku = "${sku}"`);
  if (!product || !entry) throw new Error(sku);
  const renamed: unknown = JSON.parse(JSON.stringify(product.masterData).replaceAll(sku, other));
  await twin.records.patch('product', product, { key: other, masterData: renamed });
  await twin.records.patch('inventory-entry', entry, { sku: other });
}

async function switchOff(discount: string): Promise<void> {
  const found = await twin.records.byKey('cart-discount', discount);
  if (!found) throw new Error(discount);
  await twin.records.update('cart-discount', found, found.version, [
    { action: 'changeIsActive', isActive: false },
  ]);
}

const compareCarts = (...parameters: string[]) => backends('compare', 'carts', ...parameters);

it('the shop and a project that was filled from it price the same, and no cart is left', async () => {
  const { code, out } = await compareCarts();
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^carts compared: \d+ at commercetools kontor, in de, pl$/m),
  });
  expect(out).toContain('differences: 0, unexplained: 0');
  // Of each article one cart, which goes from step to step.
  expect(twin.log.count('CreateCart')).toBe(8);
  expect(twin.log.count('DeleteCart')).toBe(8);
  expect(twin.log.count('UpdateCart')).toBeGreaterThanOrEqual(3 * 8);
  expect(await cartsLeft()).toBe(0);
});

it('a volume discount that the remote does not give is told for its step alone', async () => {
  await switchOff('volume-standard-3');
  const { code, out } = await compareCarts('--store', 'de', '--articles', '1');
  expect(code).toBe(1);
  expect(out).toMatch(/^EX\d+ +discount\.de, 3 pieces +0 +[1-9]\d* +unexplained$/m);
  expect(out).toMatch(/^EX\d+ +total\.de, 3 pieces +\d+ +\d+ +follows from the others$/m);
  expect(out).not.toMatch(/discount\.de, (1|5|10) pieces/);
  expect(out).toMatch(/^carts compared: 5 at commercetools kontor, in de$/m);
  expect(await cartsLeft()).toBe(0);
});

it('another price of delivery and another limit of free delivery are told', async () => {
  await changeRate('freight', 'de', { price: 4_900 });
  const { out } = await compareCarts('--store', 'de', '--articles', '2');
  expect(out).toMatch(
    /^EX10113062 +delivery\.de, 1 piece +freight 4900 +freight \d+ +unexplained$/m,
  );
  await twin.reset();
  // The first cart that pays no more is one of the sample.
  await changeRate('parcel', 'de', { freeAbove: 100_000 });
  expect(await compareCarts('--store', 'de', '--articles', '1')).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      / delivery\.de, \d+ pieces +parcel [1-9]\d* +parcel 0 +unexplained$/m,
    ),
  });
});

it('what the shop promises and the remote does not know differs too', async () => {
  ownState();
  changeIn(
    state,
    "UPDATE products SET volume_discount_group = NULL WHERE volume_discount_group = 'standard'",
  );
  expect(await compareCarts('--store', 'de', '--articles', '1')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/ discount\.de, 3 pieces +[1-9]\d* +0 +unexplained$/m),
  });
});

it('articles with another price in the catalogue are left out, and a store without others fails', async () => {
  ownState();
  changeIn(state, "UPDATE prices SET cent_amount = cent_amount + 1 WHERE store = 'de'");
  const { code, out } = await compareCarts('--articles', '1');
  expect({ code, out }).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^3 articles with another price there were left out, EX/m),
  });
  expect(out).toContain('no article is on sale in both at the same price: de\n');
  expect(out).toMatch(/^carts compared: 5 at commercetools kontor, in pl$/m);
  changeIn(state, 'UPDATE inventory SET available_quantity = 0');
  expect(await compareCarts()).toMatchObject({
    code: 1,
    out: expect.stringContaining('nothing is in stock: de, pl\n'),
  });
});

it('a cart that the remote refuses is a difference, and the other stores are asked all the same', async () => {
  process.env.COMMERCETOOLS_CHANNELS = 'de=no-such-channel';
  const { code, out, err } = await compareCarts('--articles', '1');
  delete process.env.COMMERCETOOLS_CHANNELS;
  expect(code).toBe(1);
  expect(out).toMatch(/^EX\d+ +cart\.de, 1 piece +refused +[1-9]\d* +unexplained$/m);
  expect(out).toContain('differences: 1, unexplained: 1');
  expect(out).toMatch(/^carts compared: 6 /m);
  expect(err).toMatch(/^EX\d+, cart\.de, 1 piece: /);
});

it.each([
  { document: 'CreateCart', kind: 'lost' },
  { document: 'UpdateCart', kind: 'serverError' },
  { document: 'UpdateCart', kind: 'lost' },
] as const)('after $document and $kind no cart is left', async (fault) => {
  twin.faults.add(fault);
  expect(await compareCarts('--store', 'de', '--articles', '1')).toMatchObject({
    code: 1,
    err: expect.stringContaining('An error occurred during request'),
  });
  expect(twin.log.count('CreateCart')).toBe(1);
  expect(await cartsLeft()).toBe(0);
});

it('a cart that could not be removed is named', async () => {
  twin.faults.add({ kind: 'serverError', document: 'DeleteCart' });
  const { code, err } = await compareCarts('--store', 'de', '--articles', '1');
  expect({ code, err }).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^the cart with the key [\da-f-]{36} was not removed there: /),
  });
});

it('articles are named by the SKU that they have there', async () => {
  ownState();
  await rename('EX10290364', 'MINE-1');
  expect(await backends('import', '--sku', 'MINE-1')).toMatchObject({ code: 0 });
  await switchOff('volume-standard-10');
  // One that is in the shop alone is followed by another of its kind.
  const { out } = await compareCarts('--store', 'de', '--articles', '2');
  expect(out).toMatch(/^MINE-1 +discount\.de, 10 pieces +0 +[1-9]\d* +unexplained$/m);
});

it('the catalogue is compared without carts, and says so', async () => {
  const { out } = await backends('compare');
  expect(out).toContain('npm run backends -- compare carts');
  expect(twin.log.count('CreateCart')).toBe(0);
  expect(await backends('compare', '--store', 'de')).toMatchObject({ code: 2 });
  expect(await compareCarts('--store', 'fr')).toMatchObject({
    code: 2,
    err: expect.stringContaining('the shop has no store fr'),
  });
});
