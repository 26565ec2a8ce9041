/** Items saved for later are stored in the cart's room and private to its shopper. Source: eu-2026.md UX-30. */
import { abortAllDurableObjects, env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { activeCart, amounts, quantities } from '../cart-view.ts';
import { customerOf, password } from '../customers.ts';
import { putOnSale, setPrice, setStock } from '../goods.ts';
import { openWindow } from '../live-window.ts';
import { cartWith } from '../shopper.ts';
import { cartOf } from '../shoppers-with-account.ts';
import { led, visitor } from '../visitor.ts';
import { aside, moveToCart, saveForLater } from './saving.ts';

it('a line is saved for later, shown in every window, and moved back at its current price', async () => {
  const [one, other] = await putOnSale({ price: 1000 }, { price: 2000 });
  const shopper = visitor('de');
  const cart = await cartWith(shopper, { [one]: 3, [other]: 1 });
  const window = await openWindow(shopper, `/${cart.id}`);
  await window.next();
  const saved = await saveForLater(shopper, cart, one);
  expect([quantities(saved), aside(saved)]).toEqual([{ [other]: 1 }, { [one]: 3 }]);
  expect(amounts(saved).total).toBe(2195);
  expect(await window.next()).toEqual({ event: 'cart-update', data: saved });
  window.close();
  await setPrice(one, 1100);
  await abortAllDurableObjects();
  const { cart: back, notices } = await moveToCart(shopper, saved, one);
  expect([quantities(back), aside(back), notices]).toEqual([{ [other]: 1, [one]: 3 }, {}, []]);
  expect(amounts(back).total).toBe(5495);
});

it('saving twice with one operation id saves once', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('fr');
  const cart = await cartWith(shopper, { [sku]: 2 });
  const operationId = crypto.randomUUID();
  const saved = await saveForLater(shopper, cart, sku, operationId);
  expect(await saveForLater(shopper, cart, sku, operationId)).toEqual(saved);
  expect(aside(saved)).toEqual({ [sku]: 2 });
});

it('an item that is out of stock stays saved, and moving it answers OutOfStock', async () => {
  const [sku] = await putOnSale({ stock: 5 });
  const shopper = visitor('pl');
  const saved = await saveForLater(shopper, await cartWith(shopper, { [sku]: 4 }), sku);
  await setStock(sku, 0);
  const { id, version } = saved;
  const actions = [
    { action: 'moveToCart' as const, savedItemId: saved.savedForLater[0]?.id ?? '' },
  ];
  expect(await shopper.call('updateCart', { id, version, actions })).toMatchObject({
    status: 409,
    code: 'OutOfStock',
  });
  expect(await activeCart(id, 'pl')).toEqual(saved);
});

it('a window receives the stock of its saved items', async () => {
  const [sku] = await putOnSale({ stock: 5 });
  const shopper = visitor('de');
  const { id } = await saveForLater(shopper, await cartWith(shopper, { [sku]: 1 }), sku);
  const window = await openWindow(shopper, `/${id}`);
  await window.next();
  await env.CART.getByName(id).stockChanged([{ sku, availableQuantity: 2 }]);
  expect(await window.next()).toMatchObject({ event: 'updated-stock', data: [{ sku }] });
  window.close();
});

it('nobody can save items for later in another customer’s cart', async () => {
  const [sku] = await putOnSale({});
  const { shopper } = await customerOf('de');
  const cart = await cartWith(shopper, { [sku]: 1 });
  const { id, version } = cart;
  const actions = [{ action: 'saveForLater' as const, lineItemId: cart.lineItems[0]?.id ?? '' }];
  for (const other of [visitor('de'), (await customerOf('de')).shopper]) {
    expect(await other.call('updateCart', { id, version, actions })).toMatchObject({
      code: 'CartNotFound',
    });
  }
  expect(await cartOf(shopper)).toEqual(cart);
});

it('at login a guest’s saved items are added to the customer’s, on every device', async () => {
  const [both, mine, theirs] = await putOnSale({}, {}, {});
  const { shopper, email } = await customerOf('de');
  let cart = await cartWith(shopper, { [both]: 1, [mine]: 1 });
  for (const sku of [both, mine]) cart = await saveForLater(shopper, cart, sku);
  const guest = visitor('de');
  let guests = await cartWith(guest, { [both]: 2, [theirs]: 1 });
  for (const sku of [both, theirs]) guests = await saveForLater(guest, guests, sku);
  const { cart: merged } = await guest.ask('signIn', { email, password });
  expect(merged && aside(merged)).toEqual({ [both]: 3, [mine]: 1, [theirs]: 1 });
  expect(await cartOf(shopper)).toEqual(merged);
  expect(await activeCart(guests.id, 'de')).toBeNull();
});

it('undo reverses saving for later', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('nl');
  const cart = await cartWith(shopper, { [sku]: 2 });
  const { id, version } = await saveForLater(shopper, cart, sku);
  const { cart: back } = await shopper.ask('undoCartChange', { id, version });
  expect([quantities(back), aside(back)]).toEqual([{ [sku]: 2 }, {}]);
});

it('the forms of the cart page save and move items without a script, and the page confirms it', async () => {
  const [sku] = await putOnSale({ price: 1000 });
  const shopper = visitor('gb');
  const cart = await cartWith(shopper, { [sku]: 2 });
  const lineItemId = cart.lineItems[0]?.id ?? '';
  const saved = await led(shopper.post('/checkout/cart', { intent: 'save', lineItemId }));
  expect(saved).toMatch(new RegExp(`^/checkout/cart\\?saved=${sku}&operation=`));
  const html = await (await shopper.get(saved)).text();
  expect(html).toContain(`Saved for later: Regal ${sku} en`);
  expect(html).toContain('Saved for later (1)');
  expect(html).toContain('Your basket is empty');
  expect(html).toMatch(/2 units/);
  const item = (await cartOf(shopper))?.savedForLater[0]?.id ?? '';
  const form = { savedItemId: item };
  expect(await led(shopper.post('/checkout/cart', { intent: 'move', ...form }))).toBe(
    '/checkout/cart',
  );
  expect(await cartOf(shopper).then((each) => each && quantities(each))).toEqual({ [sku]: 2 });
  expect(await led(shopper.post('/checkout/cart', { intent: 'remove-saved', ...form }))).toBe(
    '/checkout/cart?problem=SavedItemNotFound',
  );
});
