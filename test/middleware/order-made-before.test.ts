/** A middleware that only says that the cart has been ordered, when the answer to the first request was lost. */
import { expect, it } from 'vitest';
import { moneyOf } from '#domain/money/money-of.ts';
import { middlewareShop } from '#worker/commerce/middleware/shop.ts';
import { network, type Wire } from '#worker/commerce/remote/wire.ts';
import { cart, german, order } from './calls.ts';

const draft = {
  id: 'order',
  cart,
  orderNumber: 'K-1',
  anotherNumber: async () => 'K-2',
  totalPrice: moneyOf(9900, 'EUR'),
  payments: [],
  paymentState: 'Pending' as const,
};

/** `orders`: those of its customer. */
function ordersWith(orders: object[]) {
  const wire: Wire = {
    ...network(1000),
    async send({ url }) {
      if (url.includes('/createOrder')) {
        return Response.json({ code: 'CartOrdered', message: 'ordered' }, { status: 409 });
      }
      return Response.json({ data: { me: { orders: { results: orders } } } });
    },
  };
  return middlewareShop({ url: 'https://middleware.example' }, wire).orders;
}

it('is asked for the order of this cart', async () => {
  const others = [{ ...order, id: 'other', cart: { id: 'another cart' } }];
  const made = { ...order, cart: { id: cart.id } };
  const found = await ordersWith([...others, made]).fromCart(draft, german);
  expect(found).toMatchObject({ ok: true, data: { id: order.id } });
  expect(await ordersWith(others).fromCart(draft, german)).toMatchObject({
    ok: false,
    code: 'BackendFailed',
  });
});
