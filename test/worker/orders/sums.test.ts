/** Cart, payment step, thank-you page, order status and mail add up in one way: the lines as shown make the goods. */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { without } from '../catalogue/net-view.ts';
import { putOnSale } from '../goods.ts';
import { mainOf, wordsOf } from '../html-page.ts';
import { confirmed } from '../placed-orders.ts';
import { email, orderCall, readyToOrder } from '../shopper.ts';

const { t } = await textsFor('de-DE');

/** The words of a page or mail where gross prices lead, with single spaces. */
function plain(text: string): string {
  return wordsOf(without('as-net', text))
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s/g, ' ')
    .replace(/ +/g, ' ');
}

it('with a discount for volume, every place states the same goods, and the lines add up to them', async () => {
  const [many, one] = await putOnSale({ price: 6000, volumeDiscount: true }, { price: 7000 });
  const { shopper, cart } = await readyToOrder('de', { [many]: 3, [one]: 1 });
  const pageAt = async (path: string) => plain(mainOf(await (await shopper.get(path)).text()));
  const before = [
    await pageAt('/checkout/cart'),
    await pageAt('/checkout/payment?method=bankTransfer'),
  ];
  const total = cart.totalPrice.centAmount;
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', total));
  const mail = await confirmed(order);
  const found = await shopper.post('/order-status', { orderNumber: order.orderNumber, email });
  const after = [
    await pageAt(`/checkout/thank-you?order=${order.id}`),
    plain(mainOf(await found.text())),
    plain(mail?.text ?? ''),
  ];
  // Three pieces of 60.00 less 5 % each, and one of 70.00.
  for (const text of [...before, ...after]) {
    expect(text).toMatch(/171,00 €/);
    expect(text).toMatch(/70,00 €/);
    expect(text).toMatch(new RegExp(`${t('totals.goods')}:? 241,00 €`));
    expect(text).toMatch(new RegExp(`${t('totals.total')}:? 241,00 €`));
    expect(text).not.toContain('250,00');
  }
  for (const text of before) {
    expect(text).toContain(`${t('totals.included', { label: t('totals.volume') })} 9,00 €`);
  }
});
