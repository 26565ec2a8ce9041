/**
 * A purchase from the order to the refund, in eight of the 25 markets, others in each run: paid by card, shipped in two
 * parts, one article withdrawn from by the form without log-in. After each step the provider's books, the order, the
 * stock and the mails agree to the cent.
 */
import { expect, it } from 'vitest';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { writtenIsoDay } from '#domain/locale/dates.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Order } from '#domain/order/order.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import { balanceOf } from '#domain/order/steps/balance.ts';
import { refundDueOn } from '#domain/withdrawal/periods.ts';
import { withdrawalLinkIn } from '#domain/withdrawal/withdrawal-link.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { historyOf } from '#worker/data/orders/write-order.ts';
import { refundsOf } from '#worker/data/withdrawals/refunds-due.ts';
import { withdrawalById } from '#worker/data/withdrawals/withdrawals.ts';
import { someOf } from '../../random.ts';
import { env } from '../environment.ts';
import { putOnSale, stockOf } from '../goods.ts';
import { handled, operate, stored } from '../operating.ts';
import { eventsAbout } from '../order-rows.ts';
import { booksOf, paying, soon } from '../paying.ts';
import { addressed, cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';
import { mailsAbout, newEmail, storedFor, withdrawnFrom } from '../withdrawal/stating.ts';

const changesOf = async (orderId: string) =>
  (await eventsAbout(orderId)).flatMap((event) => (event.type === 'order-changed' ? [event] : []));

/** How a mail lists one piece of an article. */
const pieceOf = (sku: string) => new RegExp(`1 × .*\\(${productNumberOf(sku)}\\)`);

/**
 * One piece is withdrawn from by the form, without log-in and in the market's language: the receipt is mailed with the
 * day by which the money is back. Where the law gives no such right, the operator registers the return. Returns the
 * stored statement.
 */
async function takenBack(country: CountryCode, placed: Order, sku: string) {
  const { id, orderNumber, customerEmail: email } = placed;
  if (!withdrawalLinkIn(country, new Date())) {
    expect(country).toBe('ch');
    await operate(id, 'return', { article: [{ sku, quantity: 1 }], reason: 'return' });
    return undefined;
  }
  const lineItemId = placed.lineItems.find(({ variant }) => variant.sku === sku)?.id ?? '';
  const words = { name: 'Zora Nováková', order: orderNumber, email };
  await withdrawnFrom(visitor(country), words, { lineItemId, quantity: 1 });
  const locale = localeOf(country);
  const [row] = await storedFor(email);
  if (!row) throw new Error('nothing is stored');
  const { mails } = await mailsAbout(email);
  expect(mails).toMatchObject([
    { recipient: email, locale: locale.code, state: 'sent' },
    { recipient: 'service@kontor.example', state: 'sent' },
  ]);
  const day = writtenIsoDay(refundDueOn(country, new Date(row.received_at)), locale);
  for (const { subject, text } of mails) expect(`${subject} ${text}`).toContain(day);
  for (const said of [row.number, row.statement]) expect(mails[0]?.text).toContain(said);
  expect(row.statement).toMatch(new RegExp(`1 × .*\\D${productNumberOf(sku)}\\)`));
  expect(row.statement).toContain(shownOrderNumber(orderNumber, country));
  return withdrawalById(env.DB, row.id);
}

async function wholeWay(country: CountryCode, first: string, second: string): Promise<void> {
  const shopper = visitor(country);
  const begun = await cartWith(shopper, { [first]: 2, [second]: 1 });
  // Mails to one inbox are limited.
  const email = newEmail();
  const cart = await addressed(shopper, begun, country, email);
  const buyer = paying(shopper, cart);
  await buyer.payByCard();
  await soon(async () => expect(await buyer.order()).toMatchObject({ paymentState: 'Paid' }));
  const placed = await buyer.order();
  if (!placed) throw new Error('no order');
  const { id } = placed;
  const total = placed.totalPrice.centAmount;
  const net = async () => {
    const [book] = await booksOf(cart.id);
    return (book?.captured ?? 0) - (book?.refunded ?? 0);
  };
  expect([await net(), await stockOf(first), await stockOf(second)]).toEqual([total, 8, 4]);

  // Two parcels.
  const [part] = await handled(
    placed,
    await operate(id, 'ship', {
      article: [{ sku: first, quantity: 1 }],
      carrier: 'dhl',
      tracking: '00340434161094',
    }),
  );
  expect(part?.text).toContain(`1 × `);
  expect(part?.text).toContain('00340434161094');
  expect(part?.text).not.toContain(second);
  expect(await stored(id)).toMatchObject({ orderState: 'Confirmed', shipmentState: 'Partial' });
  await handled(placed, await operate(id, 'ship', { carrier: 'gls', tracking: 'GLS-77' }));
  // Each parcel has its invoice, attached to its mail; together they are what was paid.
  const invoices = await backendOf(env).documents.of(id);
  expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'invoice']);
  const invoiced = invoices.map(({ totals }) => totals.payable);
  expect(invoiced.reduce((sum, cents) => sum + cents, 0)).toBe(total);
  expect(part?.attachments?.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  await operate(id, 'deliver');
  expect(await stored(id)).toMatchObject({ orderState: 'Complete', shipmentState: 'Shipped' });

  // One piece comes back.
  const statement = await takenBack(country, placed, first);
  const waitsFor = async () => statement && (await refundsOf(env.DB, [statement]))[0]?.waitsFor;
  const isStated = statement !== undefined;
  expect(await waitsFor()).toBe(isStated ? 'goods' : undefined);
  const announcing = (await changesOf(id)).find(({ change }) => change === 'returnAnnounced');
  // The receipt of the statement has the address and the slip: it is the one mail.
  expect(announcing === undefined).toBe(isStated);
  if (announcing) {
    const [announced] = await handled(placed, [announcing.id]);
    expect(announced).toMatchObject({ recipient: email, locale: placed.locale });
    expect(announced?.text).toMatch(pieceOf(first));
    expect(announced?.text).toContain(`${shownOrderNumber(placed.orderNumber, country)}-R1`);
  }
  const [arrived] = await handled(placed, await operate(id, 'receive'));
  expect(arrived).toMatchObject({ recipient: email, locale: placed.locale });
  expect(arrived?.text).toMatch(pieceOf(first));
  expect(await waitsFor()).toBe(isStated ? 'check' : undefined);
  const checked = await operate(id, 'check');
  expect(await stockOf(first)).toBe(9);
  const worth = 6005;
  const owing = await stored(id);
  expect([owing.paymentState, owing.orderState, balanceOf(owing).underway]).toEqual([
    'CreditOwed',
    'Complete',
    worth,
  ]);
  const money = formatMoney(worth, owing.totalPrice.currencyCode, owing.locale as 'de-DE');
  // The credit note goes with this mail, and not again with the one about the money.
  const [credited] = await handled(placed, checked);
  expect(credited).toMatchObject({ recipient: email, locale: placed.locale });
  expect(credited?.text).toContain(money);
  const [, , note] = await backendOf(env).documents.of(id);
  expect([note?.kind, note?.corrects?.number, note?.totals.payable]).toEqual([
    'creditNote',
    invoices[0]?.number,
    worth,
  ]);
  expect(credited?.attachments?.map(({ name }) => name)).toEqual([`${note?.number}.pdf`]);
  await soon(async () => expect(await stored(id)).toMatchObject({ paymentState: 'Paid' }));
  const after = await stored(id);
  const { due, received, refunded, owed } = balanceOf(after);
  expect([due, received, refunded, owed]).toEqual([total - worth, total, worth, 0]);
  expect([after.paymentState, await net()]).toEqual(['Paid', total - worth]);
  expect([await stockOf(first), await stockOf(second)]).toEqual([9, 4]);

  expect(await waitsFor()).toBeUndefined();

  // One mail about the refund, with its amount as the market writes it.
  const changes = await changesOf(id);
  expect(changes.map(({ change }) => change)).toEqual([
    'shipped',
    'shipped',
    ...(isStated ? [] : ['returnAnnounced']),
    'returnReceived',
    'returnChecked',
    'refunded',
  ]);
  const [mail] = await handled(placed, [changes.at(-1)?.id ?? '']);
  expect(mail?.text).toContain(money);
  expect(mail?.attachments).toBeUndefined();
  expect(await backendOf(env).documents.of(id)).toHaveLength(3);
  const kinds = (await historyOf(env.DB, id)).map(({ kind }) => kind);
  const bySteps = kinds.filter((kind) => kind !== 'payment');
  expect(bySteps).toEqual([
    'ship',
    'ship',
    'deliver',
    'announceReturn',
    'receiveReturn',
    'checkReturn',
  ]);
}

const countries = someOf(countryCodes, 8);

it(`in ${countries.join(', ')}`, async () => {
  const skus = await putOnSale(
    ...countries.flatMap(() => [
      { price: 6005, stock: 10 },
      { price: 3333, stock: 5 },
    ]),
  );
  // At the same time, because most of it is waiting for the provider's notifications.
  await Promise.all(
    countries.map((country, index) =>
      wholeWay(country, skus[2 * index] ?? '', skus[2 * index + 1] ?? '').catch((error: Error) => {
        throw new Error(`${country}: ${error.message}`, { cause: error });
      }),
    ),
  );
}, 240_000);

it('an entry of the history can be neither changed nor deleted', async () => {
  const changed = env.DB.prepare("UPDATE order_history SET actor = 'nobody'").run();
  await expect(changed).rejects.toThrow('never changed');
  const deleted = env.DB.prepare('DELETE FROM order_history').run();
  await expect(deleted).rejects.toThrow('never deleted');
});
