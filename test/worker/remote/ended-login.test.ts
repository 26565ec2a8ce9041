/** A customer whose login at a middleware has ended goes on shopping. */
import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { customerValues, insertCustomer } from '../../test-customer.ts';
import { logIn, newEmail } from '../customers.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { sellEverywhere } from './every-backend.ts';
import { middlewareShopper } from './front-shop.ts';
import { peerFault } from './peer.ts';

beforeAll(sellEverywhere);

async function customerWithCart() {
  const email = newEmail().toLowerCase();
  const names = { firstName: 'Zora', lastName: 'Nováková' };
  await env.DB.prepare(insertCustomer)
    .bind(...customerValues({ email, ...names }, 'de'))
    .run();
  const shopper = middlewareShopper('de');
  await logIn(shopper, email);
  const cart = await cartWith(shopper, { [twinSkus.parcel]: 1 });
  return { shopper, email, cart };
}

const endLogin = (email: string) =>
  env.DB.prepare(
    `DELETE FROM customer_sessions WHERE customer_id = (SELECT id FROM customers WHERE email = ?1)`,
  )
    .bind(email)
    .run();

const withPieces = (cart: Cart, quantity: number) => ({
  id: cart.id,
  version: cart.version,
  actions: [
    {
      action: 'changeLineItemQuantity' as const,
      lineItemId: cart.lineItems[0]?.id ?? '',
      quantity,
    },
  ],
});

describe('after the login at the middleware has ended', () => {
  it('the cart goes on, and becomes an order', async () => {
    const { shopper, email, cart } = await customerWithCart();
    await endLogin(email);
    const changed = await shopper.ask('updateCart', withPieces(cart, 3));
    expect(changed.cart.lineItems).toMatchObject([{ quantity: 3 }]);
    const ready = await addressed(shopper, changed.cart, 'de', email);
    const total = ready.totalPrice.centAmount;
    const { order } = await shopper.ask('createOrder', orderCall(ready, 'bankTransfer', total));
    expect(order.totalPrice.centAmount).toBe(total);
    expect(order.customer).toBeDefined();
  });

  it('a change whose answer was lost is made once', async () => {
    const { shopper, email, cart } = await customerWithCart();
    await endLogin(email);
    peerFault({ kind: 'lost', document: 'createCart' });
    const lost = await shopper.call('updateCart', withPieces(cart, 2));
    expect(lost.status).toBe(502);
    const changed = await shopper.ask('updateCart', withPieces(cart, 2));
    expect(changed.cart.lineItems).toMatchObject([{ quantity: 2 }]);
  });

  it('the next login goes on with the same cart', async () => {
    const { shopper, email, cart } = await customerWithCart();
    await endLogin(email);
    const changed = await shopper.ask('updateCart', withPieces(cart, 2));
    await logIn(shopper, email);
    const again = await shopper.ask('updateCart', withPieces(changed.cart, 4));
    expect(again.cart.lineItems).toMatchObject([{ quantity: 4 }]);
  });
});
