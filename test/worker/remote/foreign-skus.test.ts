/** A merchant's own SKUs at commercetools: shoppers see the shop's number of an article, the project its SKU. */
import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { assignSkus } from '#worker/data/catalogue/foreign-skus.ts';
import { numberingOf } from '#worker/data/catalogue/remote-skus.ts';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { logged } from '../logged.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { changeThere, copyOf, followOnce, putOnSaleThere } from './copied-catalogue.ts';
import { sellEverywhere } from './every-backend.ts';
import { commercetoolsShopper } from './front-shop.ts';
import { commercetoolsBindings } from './remote-bindings.ts';
import { twinCart, twinOrder, twinRead, twinRecord } from './twin.ts';

const theirs = 'ANVIL/blue 1.5';
const front = commercetoolsBindings(env);
const { DB } = front;
let number = '';
let stock: Record<string, unknown> = {};

const copied = async (): Promise<ProductDocument | undefined> => copyOf(number, front);
const skusOf = ({ lineItems }: Record<string, unknown>) =>
  (lineItems as { variant: { sku: string } }[]).map(({ variant }) => variant.sku).toSorted();

beforeAll(async () => {
  await sellEverywhere();
  stock = await putOnSaleThere(theirs, 'Amboss in Blau');
  await followOnce(front);
  number = (await numberingOf(DB).knownOf([theirs])).get(theirs) ?? '';
});

it('has an article under a number of its own, with its page and its stock', async () => {
  expect(number).toMatch(/^EX10\d{6}$/);
  expect(await copied()).toMatchObject({ published: true, availableQuantity: 40 });
  const slug = (await copied())?.texts.de?.slug ?? '';
  expect(slug).toMatch(new RegExp(`-${number.slice(2)}$`));
  const page = await commercetoolsShopper('de').send(`/${slug}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Amboss in Blau');
});

it('keeps the number', async () => {
  await followOnce(front);
  expect((await numberingOf(DB).knownOf([theirs])).get(theirs)).toBe(number);
});

it('sells it: the cart there and the order have the SKU of the project', async () => {
  const shopper = commercetoolsShopper('de');
  const begun = await cartWith(shopper, { [number]: 2, [twinSkus.parcel]: 1 });
  expect(skusOf(begun)).toEqual([twinSkus.parcel, number].toSorted());
  expect(skusOf(await twinCart(begun.id))).toEqual([theirs, twinSkus.parcel].toSorted());
  const line = begun.lineItems.find(({ variant }) => variant.sku === number);
  const actions = [
    { action: 'changeLineItemQuantity' as const, lineItemId: line?.id ?? '', quantity: 3 },
  ];
  const { id, version } = begun;
  const { cart: changed } = await shopper.ask('updateCart', { id, version, actions });
  const cart = await addressed(shopper, changed, 'de');
  const total = cart.totalPrice.centAmount;
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', total));
  expect(skusOf(order)).toEqual([twinSkus.parcel, number].toSorted());
  const made = await twinOrder(order.orderNumber);
  expect(skusOf(made)).toEqual([theirs, twinSkus.parcel].toSorted());
  expect(made.totalPrice).toMatchObject({ centAmount: total });
});

it('shows what somebody else puts into the cart there as the article that it is here', async () => {
  const shopper = commercetoolsShopper('de');
  const begun = await cartWith(shopper, { [twinSkus.parcel]: 1 });
  const { id, version } = await twinCart(begun.id);
  const actions = [{ action: 'addLineItem', sku: theirs, quantity: 1 }];
  await twinRecord(`carts/${String(id)}`, { version, actions });
  const change = [{ action: 'addLineItem' as const, sku: twinSkus.parcel, quantity: 1 }];
  const { cart } = await shopper.ask('updateCart', {
    id: begun.id,
    version: begun.version,
    actions: change,
  });
  expect(skusOf(cart)).toEqual([twinSkus.parcel, number].toSorted());
  const line = cart.lineItems.find(({ variant }) => variant.sku === number);
  expect(line?.name.de).toBe('Amboss in Blau');
  expect(line?.productSlug.de).toMatch(new RegExp(`-${number.slice(2)}$`));
});

it('sells an article whose number only a file has brought under that number', async () => {
  const own = (await assignSkus(DB, [{ sku: 'PAN' }], [])).get('PAN') ?? '';
  await putOnSaleThere(own, 'Pfanne');
  await followOnce(front);
  expect(await copyOf(own, front)).toMatchObject({ published: true });
  const { id } = await cartWith(commercetoolsShopper('de'), { [own]: 1 });
  expect(skusOf(await twinCart(id))).toEqual([own]);
});

it('refuses another article there whose SKU is the number', async () => {
  await putOnSaleThere(number, 'Doppelgänger');
  const lines = await logged(() => followOnce(front));
  expect(lines).toEqual([expect.stringContaining(`is the number of ${theirs} here`)]);
  const { texts, availableQuantity } = (await copied()) ?? {};
  expect(texts?.de?.name).toBe('Amboss in Blau');
  expect(availableQuantity).not.toBe(40);
  await changeThere(number, { action: 'unpublish' });
});

it('does not go on selling an article as new that has become B-ware there', async () => {
  const become = (value: boolean) =>
    changeThere(
      theirs,
      { action: 'setAttribute', variantId: 1, name: 'isBware', value },
      { action: 'publish' },
    );
  await become(true);
  const lines = await logged(() => followOnce(front));
  expect(lines).toEqual([expect.stringContaining('B-ware has a SKU that begins with EX20')]);
  expect(await copied()).toMatchObject({ published: false });
  await become(false);
  await followOnce(front);
  expect(await copied()).toMatchObject({ published: true });
});

it('follows its stock, and withdraws it when it is unpublished', async () => {
  const path = `inventory/${String(stock.id)}`;
  const { version } = await twinRead(path);
  await twinRecord(path, {
    version,
    actions: [{ action: 'changeQuantity', quantity: 7 }],
  });
  await followOnce(front);
  expect(await copied()).toMatchObject({ availableQuantity: 7 });
  await changeThere(theirs, { action: 'unpublish' });
  await followOnce(front);
  expect(await copied()).toMatchObject({ published: false });
});
