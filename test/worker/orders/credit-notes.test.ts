/** Credit notes of orders: issued with what is given back, attached to one mail. */
import { expect, it } from 'vitest';
import { balanceOf } from '#domain/order/steps/balance.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { env } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { handled, operate, stored } from '../operating.ts';
import { eventsAbout } from '../order-rows.ts';
import { booksOf, paying, soon } from '../paying.ts';
import { placed } from '../placed-orders.ts';
import { readyToOrder } from '../shopper.ts';

const { documents } = backendOf(env);

/** What the documents of the order come to. */
async function documented(orderId: string): Promise<number> {
  return (await documents.of(orderId)).reduce(
    (sum, { kind, totals }) => sum + (kind === 'invoice' ? 1 : -1) * totals.payable,
    0,
  );
}

const namesIn = (mail: { attachments?: readonly { name: string }[] } | undefined) =>
  mail?.attachments?.map(({ name }) => name);

it('a credit before the shipment waits for its invoice; each document goes with one mail', async () => {
  const { order } = await placed('de');
  const { id } = order;
  const operated = async (
    ...operation: [Parameters<typeof operate>[1], Record<string, unknown>?]
  ) => (await handled(order, await operate(id, ...operation)))[0];
  await operated('transfer');
  const gesture = await operated('refund', { amount: '10', reason: 'late' });
  expect(gesture?.purpose).toBe('order-changed');
  expect(namesIn(gesture)).toBeUndefined();

  const shipped = await operated('ship', { carrier: 'dhl', tracking: '4711' });
  const [invoice, note] = await documents.of(id);
  expect(shipped?.text.replaceAll('\u00a0', ' ')).toMatch(/^1 × .* \(\d{8}\): 60,00 €$/m);
  expect(namesIn(shipped)).toEqual([`${invoice?.number}.pdf`, `${note?.number}.pdf`]);
  expect([note?.kind, note?.corrects?.number, note?.totals.payable]).toEqual([
    'creditNote',
    invoice?.number,
    1000,
  ]);
  // A corrected tracking number: the documents are with the shopper already.
  expect(namesIn(await operated('track', { shipment: 1, tracking: '4712' }))).toBeUndefined();

  await operated('return', { reason: 'withdrawal' });
  await operated('receive');
  const checked = await operated('check');
  const all = await documents.of(id);
  expect(namesIn(checked)).toEqual([`${all[2]?.number}.pdf`]);
  // The article, less what was credited of it before.
  expect(all[2]?.lines.map(({ kind, gross }) => [kind, gross])).toEqual([['article', 6000]]);
  expect(all[2]?.allowances.map(({ gross }) => gross)).toEqual([1000]);
  expect([await documented(id), balanceOf(await stored(id)).due]).toEqual([0, 0]);

  const paidOut = await operated('pay-out');
  expect(namesIn(paidOut)).toBeUndefined();
  expect(await documents.of(id)).toEqual(all);
});

it('an order that was cancelled before it was shipped has no documents', async () => {
  const { order } = await placed('de');
  await operate(order.id, 'transfer');
  const [mail] = await handled(order, await operate(order.id, 'cancel', { reason: 'sold out' }));
  expect(mail?.text).toContain(order.orderNumber);
  expect(namesIn(mail)).toBeUndefined();
  expect(await documents.of(order.id)).toEqual([]);
});

it('money that goes back by the provider: the credit note is issued at once and goes with the mail about it', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { shopper, cart } = await readyToOrder('fr', { [sku]: 2 });
  const buyer = paying(shopper, cart);
  await buyer.payByCard();
  await soon(async () => expect(await buyer.order()).toMatchObject({ paymentState: 'Paid' }));
  const order = await buyer.order();
  if (!order) throw new Error('no order');
  const { id } = order;
  await handled(order, await operate(id, 'ship', { carrier: 'dhl' }));
  const asked = await operate(id, 'refund', { article: [{ sku, quantity: 1 }], reason: 'broken' });
  expect(await handled(order, asked)).toEqual([]);
  const [, note] = await documents.of(id);
  expect(note?.lines.map(({ quantity, kind }) => [quantity, kind])).toEqual([[1, 'article']]);
  expect(note?.taxes.map(({ tax }) => tax.rate)).toEqual([0.2]);
  await soon(async () => {
    const [book] = await booksOf(cart.id);
    expect(book?.refunded).toBe(6000);
  });
  await soon(async () => expect(balanceOf(await stored(id)).refunded).toBe(6000));
  const last = (await eventsAbout(id)).filter(({ type }) => type === 'order-changed').at(-1);
  const [mail] = await handled(order, [last?.id ?? '']);
  expect(namesIn(mail)).toEqual([`${note?.number}.pdf`]);
  expect(await documented(id)).toBe(balanceOf(await stored(id)).due);
});
