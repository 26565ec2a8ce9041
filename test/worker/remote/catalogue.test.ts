/** A shop whose catalogue follows commercetools: what somebody changes there is shown by its pages, kept ones too. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listingsTag } from '#domain/routing/cached-page.ts';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { deliverWith } from '../deliver.ts';
import { logged } from '../logged.ts';
import { pass, settle, visit } from '../pages/kept-pages.ts';
import {
  changeThere,
  copying,
  copyOf,
  followOnce,
  openEmptyShop,
  putOnSaleThere,
  sent,
  versionsOf,
} from './copied-catalogue.ts';
import { twinFault, twinRead, twinRecord } from './twin.ts';

const sku = 'EX96000001';
const address = `http://de.localhost/neu-de-${sku.slice(2)}`;
let stock: Record<string, unknown> = {};
const show = () => visit(address, {}, copying);

beforeAll(async () => {
  await openEmptyShop();
  await followOnce();
});
afterAll(() => vi.useRealTimers());

const change = (...actions: object[]) => changeThere(sku, ...actions);

async function keptPage() {
  settle();
  await show();
  pass(30_000);
  const before = await show();
  expect(before.kept).toBe('kontor; hit; detail=fresh');
  return before;
}

/** The page is kept, then the job runs. */
async function afterFollowing() {
  const before = await keptPage();
  await followOnce();
  pass(6_000);
  return { before, after: await show() };
}

it('has what is on sale there after the first run', async () => {
  for (const each of Object.values(twinSkus))
    expect(await copyOf(each)).toMatchObject({ sku: each, published: true });
});

it('writes nothing if nothing has changed there', async () => {
  const before = await versionsOf(listingsTag, ...Object.values(twinSkus));
  await followOnce();
  expect(await versionsOf(listingsTag, ...Object.values(twinSkus))).toEqual(before);
});

it('shows a new product', async () => {
  expect((await show()).response.status).toBe(404);
  stock = await putOnSaleThere(sku, 'Neuer Amboss');
  await followOnce();
  sent.splice(0);
  settle();
  const after = await show();
  expect(after.response.status).toBe(200);
  expect(after.text).toContain('Neuer Amboss');
});

it('drops the kept page when a price changes', async () => {
  const { masterData } = (await twinRead(`products/key=${sku}`)) as {
    masterData: { current: { masterVariant: { prices: { id: string; country: string }[] } } };
  };
  const price = masterData.current.masterVariant.prices.find(({ country }) => country === 'DE');
  await change(
    {
      action: 'changePrice',
      priceId: price?.id,
      price: { country: 'DE', value: { currencyCode: 'EUR', centAmount: 77_700 } },
    },
    { action: 'publish' },
  );
  const { before, after } = await afterFollowing();
  expect(before.text).not.toContain('777,00');
  expect(after.kept).toBe('rendered');
  expect(after.text).toContain('777,00');
  expect((await copyOf(sku))?.prices.de?.history.map(({ centAmount }) => centAmount)).toEqual([
    expect.any(Number),
    77_700,
  ]);
});

it('drops the kept page when stock changes', async () => {
  await twinRecord(`inventory/${String(stock.id)}`, {
    version: stock.version,
    actions: [{ action: 'changeQuantity', quantity: 0 }],
  });
  const before = await keptPage();
  await followOnce();
  expect(await copyOf(sku)).toMatchObject({ availableQuantity: 0 });
  const [event, ...others] = sent.splice(0).filter(({ type }) => type === 'stock-changed');
  expect(others).toEqual([]);
  expect(event).toMatchObject({ type: 'stock-changed', skus: [sku] });
  if (event) await deliverWith(copying)(event);
  pass(6_000);
  const after = await show();
  expect(after.kept).toBe('rendered');
  expect(after.text).not.toBe(before.text);
});

it('takes over nothing while the remote fails, and everything afterwards', async () => {
  await change({ action: 'changeName', name: { de: 'Alter Amboss' } }, { action: 'publish' });
  await twinFault({ kind: 'serverError', document: 'ProductsChanged', times: 2 });
  const lines = await logged(followOnce);
  expect(lines).toEqual([expect.stringContaining('"job":"follow-catalogue"')]);
  expect((await copyOf(sku))?.texts.de?.name).toBe('Neuer Amboss');
  await followOnce();
  expect((await copyOf(sku))?.texts.de?.name).toBe('Alter Amboss');
});

it('tells of a product that it cannot take over', async () => {
  const { id, version } = await twinRecord('products', {
    key: 'anvil',
    productType: { typeId: 'product-type', key: 'standard_product' },
    name: { de: 'Amboss' },
    slug: { de: 'amboss' },
    publish: true,
    masterVariant: { sku: 'ANVIL-1' },
  });
  const lines = await logged(followOnce);
  expect(lines).toEqual([expect.stringMatching(/brand: .*\(ANVIL-1 there\)","sku":"EX109\d{5}"/)]);
  await twinRecord(`products/${String(id)}`, { version, actions: [{ action: 'unpublish' }] });
});

it('has no page any more for a product that was unpublished', async () => {
  await change({ action: 'unpublish' });
  const { before, after } = await afterFollowing();
  expect(before.response.status).toBe(200);
  expect(after.response.status).toBe(404);
});
