/** An order with a total that the shopper has not seen is refused, and the page shows the new total. */
import { expect, it } from 'vitest';
import german from '../../../locales/de.json';
import { putOnSale } from '../goods.ts';
import { press } from '../html-forms.ts';
import { mainOf } from '../html-page.ts';
import { ordersOf } from '../order-rows.ts';
import { readyToOrder } from '../shopper.ts';
import { led } from '../visitor.ts';

it('a payment method whose fee was not shown places no order; sent again with the fee shown, it does', async () => {
  const [sku] = await putOnSale({ price: 2000 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  const path = '/checkout/payment?method=bankTransfer';
  const chosen = mainOf(await (await shopper.get(path)).text());
  const refused = await press(shopper, chosen, 'order', { method: 'cashOnDelivery' });
  expect(refused.status).toBe(409);
  const page = mainOf(await refused.text());
  expect(page).toContain(german['checkout.totalChanged']);
  expect(page).toMatch(/<input[^>]*checked=""[^>]*value="cashOnDelivery"/);
  expect(await ordersOf(cart.id)).toEqual([]);

  const thanks = await led(press(shopper, page, 'order'));
  expect(thanks).toMatch(/^\/checkout\/thank-you\?order=/);
  const [order] = await ordersOf(cart.id);
  expect(order).toMatchObject({ total_cent_amount: 2000 + 195 + 290 });
  expect(JSON.stringify(order)).toContain('cashOnDelivery');
});
