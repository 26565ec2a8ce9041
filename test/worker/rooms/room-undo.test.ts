/** Undoing the last change of a cart's content. */
import { abortAllDurableObjects, env, evictDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { activeCart, amounts, quantities } from '../cart-view.ts';
import { putOnSale, setPrice, setStock } from '../goods.ts';
import { openWindow } from '../live-window.ts';
import { cartWith, email, orderCall, readyToOrder } from '../shopper.ts';
import { type Visitor, visitor } from '../visitor.ts';

const named = (name: string) => `${name}-${crypto.randomUUID()}`;
const referenceOf = ({ id, version }: Cart) => ({ id, version });
const lineOf = (cart: Cart, sku: string) => ({
  id: cart.lineItems.find(({ variant }) => variant.sku === sku)?.id ?? '',
});

/** Removes an article from the cart; the id of the operation undoes it. */
async function removed(shopper: Visitor, cart: Cart, sku: string) {
  const operationId = named('remove');
  const lineItem = lineOf(cart, sku);
  const request = { ...referenceOf(cart), operationId, lineItem };
  return { operationId, cart: (await shopper.ask('removeFromCart', request)).cart };
}

const undo = (shopper: Visitor, cart: Cart, main: { undoes?: string; operationId?: string } = {}) =>
  shopper.ask('undoCartChange', { ...referenceOf(cart), ...main });

const refusedUndo = (shopper: Visitor, cart: Cart, undoes?: string) =>
  shopper.call('undoCartChange', { ...referenceOf(cart), ...(undoes && { undoes }) });

const tooLate = { status: 409, code: 'UndoNotPossible' };

it('undo restores a removed line in its place, at the current price, with the next version', async () => {
  const [one, other] = await putOnSale({ price: 1000, stock: 50 }, { price: 2000 });
  const shopper = visitor('de');
  const before = await cartWith(shopper, { [one]: 3, [other]: 1 });
  const { operationId, cart } = await removed(shopper, before, one);
  await setPrice(one, 1100);
  const back = await undo(shopper, cart, { undoes: operationId });
  expect(back.notices).toEqual([]);
  expect(back.cart.lineItems.map(({ id, quantity }) => [id, quantity])).toEqual(
    before.lineItems.map(({ id, quantity }) => [id, quantity]),
  );
  expect(back.cart.version).toBe(before.version + 2);
  // 3 × 11.00 + 20.00, below 59 € with 1.95 for the parcel.
  expect(amounts(back.cart).total).toBe(5495);
});

it('undo reverses the last change of the content, and not a later change of the e-mail address', async () => {
  const [sku] = await putOnSale({});
  const { shopper, cart } = await readyToOrder('at', { [sku]: 2 });
  const more = await shopper.ask('addToCart', {
    ...referenceOf(cart),
    product: { sku },
    quantity: 5,
  });
  const coded = await shopper.ask('applyCartCoupon', {
    ...referenceOf(more.cart),
    code: 'HERBST25',
  });
  expect(coded.cart.discountCodes).toHaveLength(1);
  const actions = [{ action: 'setCustomerEmail' as const, email: `new-${email}` }];
  const mailed = await shopper.ask('updateCart', { ...referenceOf(coded.cart), actions });
  const back = await undo(shopper, mailed.cart);
  expect(back.cart).toMatchObject({ customerEmail: `new-${email}`, discountCodes: [] });
  expect(quantities(back.cart)).toEqual({ [sku]: 7 });
});

it('only the last change can be undone; an earlier one is refused and nothing changes', async () => {
  const [one, other] = await putOnSale({}, {});
  const shopper = visitor('nl');
  const empty = (await shopper.ask('createCart', {})).cart;
  expect(await refusedUndo(shopper, empty)).toMatchObject(tooLate);
  const before = await cartWith(shopper, { [one]: 1, [other]: 1 });
  const first = await removed(shopper, before, one);
  const second = await removed(shopper, first.cart, other);
  expect(await refusedUndo(shopper, second.cart, first.operationId)).toMatchObject(tooLate);
  expect(await refusedUndo(shopper, second.cart, 'never-heard-of')).toMatchObject(tooLate);
  expect(await activeCart(before.id, 'nl')).toEqual(second.cart);
  const back = await undo(shopper, second.cart, { undoes: second.operationId });
  expect(quantities(back.cart)).toEqual({ [other]: 1 });
});

it('undo with one operation id happens once, and can itself be undone', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('fr');
  const before = await cartWith(shopper, { [sku]: 4 });
  const { operationId: undoes, cart } = await removed(shopper, before, sku);
  const operationId = named('undo');
  const back = await undo(shopper, cart, { undoes, operationId });
  expect(await undo(shopper, cart, { undoes, operationId })).toEqual(back);
  // The same undo with a new id is too late: it has been done.
  expect(await refusedUndo(shopper, back.cart, undoes)).toMatchObject(tooLate);
  const again = await undo(shopper, back.cart, { undoes: operationId });
  expect(again.cart).toMatchObject({ lineItems: [], version: back.cart.version + 1 });
  expect(quantities((await undo(shopper, again.cart)).cart)).toEqual({ [sku]: 4 });
});

it('undo restores no more than is in stock, says so, and is refused when nothing is left', async () => {
  const [sku, other] = await putOnSale({ stock: 9 }, {});
  const shopper = visitor('pl');
  const before = await cartWith(shopper, { [sku]: 8, [other]: 1 });
  const gone = await removed(shopper, before, sku);
  await setStock(sku, 3);
  const back = await undo(shopper, gone.cart);
  expect(quantities(back.cart)).toEqual({ [sku]: 3, [other]: 1 });
  expect(back.notices).toEqual([{ code: 'MaximumReached', sku }]);
  const again = await removed(shopper, back.cart, sku);
  await setStock(sku, 0);
  expect(await refusedUndo(shopper, again.cart)).toMatchObject({ status: 409, code: 'OutOfStock' });
  expect(await activeCart(before.id, 'pl')).toEqual(again.cart);
});

it('undo still works after the room was evicted and after it was aborted', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('cz');
  let cart = await cartWith(shopper, { [sku]: 2 });
  for (const stop of [
    () => evictDurableObject(env.CART.getByName(cart.id)),
    () => abortAllDurableObjects(),
  ]) {
    const gone = await removed(shopper, cart, sku);
    await stop();
    cart = (await undo(shopper, gone.cart, { undoes: gone.operationId })).cart;
    expect(quantities(cart)).toEqual({ [sku]: 2 });
  }
});

it('an open window receives the undo', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('se');
  const gone = await removed(shopper, await cartWith(shopper, { [sku]: 1 }), sku);
  const window = await openWindow(shopper, `/${gone.cart.id}`);
  await window.next();
  const back = await undo(shopper, gone.cart);
  expect(await window.next()).toEqual({ event: 'cart-update', data: back.cart });
  window.close();
});

it('undo is refused in a cart that was ordered or deleted, and from another market', async () => {
  const [sku, other] = await putOnSale({ price: 6000 }, {});
  const ready = await readyToOrder('de', { [sku]: 1, [other]: 1 });
  const gone = await removed(ready.shopper, ready.cart, other);
  expect(await refusedUndo(visitor('at'), gone.cart)).toMatchObject({ code: 'CartNotInStore' });
  await ready.shopper.ask('createOrder', orderCall(gone.cart, 'bankTransfer', 6000));
  expect(await refusedUndo(ready.shopper, gone.cart)).toMatchObject({ code: 'CartOrdered' });
  const shopper = visitor('de');
  const deleted = await removed(shopper, await cartWith(shopper, { [other]: 1 }), other);
  await shopper.ask('deleteCart', referenceOf(deleted.cart));
  expect(await refusedUndo(shopper, deleted.cart)).toMatchObject({ code: 'CartNotFound' });
});
