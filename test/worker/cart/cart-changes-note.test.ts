/** The note of changes is dismissed for all devices, by script or form, and survives the login. Source: issue 5. */
import { expect, it } from 'vitest';
import { quantities } from '../cart-view.ts';
import { customerOf, password } from '../customers.ts';
import { putOnSale, setPrice } from '../goods.ts';
import { openWindow } from '../live-window.ts';
import { cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';
import { looked, price, sessionClock, told } from './session-clock.ts';

const minute = sessionClock();

it('dismissing the note takes effect on all devices, and an earlier removal can still be undone', async () => {
  minute(0);
  const [sku, other] = await putOnSale({ price: 1000 }, {});
  const shopper = visitor('de');
  const { id } = await cartWith(shopper, { [sku]: 1, [other]: 1 });
  await setPrice(sku, 1500);
  await setPrice(other, 1);
  minute(31);
  const cart = await looked(shopper);
  expect(told(cart)).toHaveLength(2);
  const lineItem = { id: cart.lineItems[1]?.id ?? '' };
  const less = await shopper.ask('removeFromCart', { id, version: cart.version, lineItem });
  expect(told(less.cart)).toEqual([price(1000, 1500, sku)]);
  const window = await openWindow(shopper, `/${id}`);
  await window.next();
  const { visit } = cart.changesSinceLastVisit ?? { visit: '' };
  const dismiss = {
    id,
    version: cart.version,
    operationId: crypto.randomUUID(),
    actions: [{ action: 'dismissChanges' as const, visit }],
  };
  const read = await shopper.ask('updateCart', dismiss);
  expect(read.cart).not.toHaveProperty('changesSinceLastVisit');
  expect(await window.next()).toEqual({ event: 'cart-update', data: read.cart });
  expect(await shopper.ask('updateCart', dismiss)).toEqual(read);
  const undone = await shopper.ask('undoCartChange', { id, version: read.cart.version });
  expect(quantities(undone.cart)).toEqual({ [sku]: 1, [other]: 1 });
  expect(told(undone.cart)).toBeUndefined();
  window.close();
});

it('a form of an earlier visit does not dismiss changes found since', async () => {
  minute(0);
  const [sku] = await putOnSale({ price: 1000 });
  const shopper = visitor('de');
  await cartWith(shopper, { [sku]: 1 });
  await setPrice(sku, 1100);
  minute(31);
  const { visit } = (await looked(shopper)).changesSinceLastVisit ?? { visit: '' };
  await setPrice(sku, 1200);
  minute(62);
  const form = { intent: 'dismiss-changes', visit };
  await shopper.post('/checkout/cart', form);
  const cart = await looked(shopper);
  expect(told(cart)).toEqual([price(1000, 1200)]);
  const next = { ...form, visit: cart.changesSinceLastVisit?.visit ?? '' };
  await shopper.post('/checkout/cart', next);
  expect(told(await looked(shopper))).toBeUndefined();
});

it('after a merge at login the note lists the changes of both carts', async () => {
  minute(0);
  const [mine, theirs] = await putOnSale({ price: 1000 }, { price: 2000 });
  const { shopper, email } = await customerOf('de');
  await cartWith(shopper, { [mine]: 1 });
  const guest = visitor('de');
  await cartWith(guest, { [theirs]: 1 });
  await setPrice(mine, 1100);
  await setPrice(theirs, 2200);
  minute(31);
  const { cart } = await guest.ask('signIn', { email, password });
  expect(cart && told(cart)).toEqual([price(1000, 1100), price(2000, 2200)]);
});
