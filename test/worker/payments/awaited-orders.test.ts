/** eu-2026.md PAY-04: an order that is paid later gets one reminder, and is cancelled if it stays unpaid. */
import { expect, it } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import { dayIn, dayStartIn, formatDate } from '#domain/locale/dates.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { Order } from '#domain/order/order.ts';
import { payableUntil } from '#domain/order/unpaid.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { listedOrders } from '#worker/data/orders/listed-orders.ts';
import { recordPayment } from '#worker/data/orders/order-payments.ts';
import { recordStep } from '#worker/data/orders/order-steps.ts';
import { loadOrder } from '#worker/data/orders/orders.ts';
import { cancelUnpaid } from '#worker/data/orders/unpaid-orders.ts';
import { remindUnpaid } from '#worker/jobs/remind-unpaid.ts';
import { env, environmentWith } from '../environment.ts';
import { stockOf } from '../goods.ts';
import { eventsAbout } from '../order-rows.ts';
import { shopWith, unknownDatabase } from '../other-store.ts';
import { payer } from '../paying.ts';
import { mailAbout, paidWith, placed } from '../placed-orders.ts';

/** The scheduled job, with the database and settings of an environment. */
const remind = (within: typeof env, now: Date) => remindUnpaid(backendOf(within).jobs, now, within);

const db = () => env.DB;
const days = (count: number, { createdAt }: Order) =>
  new Date(Date.parse(createdAt) + count * 86_400_000 + 1000);
const now = ({ id }: Order) => loadOrder(db(), id);

/** The operator has found the transfer on the account. */
const receive = ({ id }: Order, at: Date) =>
  recordStep(
    db(),
    id,
    { kind: 'receiveMoney', means: 'transfer' },
    { id: `transfer-${id}`, at: at.toISOString(), actor: 'operator:anna' },
  );

async function changesOf({ id }: Order) {
  return (await eventsAbout(id)).flatMap((event) => (event.type === 'order-changed' ? event : []));
}

async function mailOf(event: KontorEvent | undefined) {
  const mail = event && (await mailAbout(event));
  if (!mail) throw new Error('no mail');
  return mail;
}

it('a transfer gets one reminder after five days, in the language of the order, with the bank details', async () => {
  const { order } = await placed('de');
  await remind(env, days(4, order));
  expect(await changesOf(order)).toEqual([]);
  await remind(env, days(5, order));
  await remind(env, days(5, order));
  await remind(env, days(13, order));
  const [reminder, ...more] = await changesOf(order);
  expect(more).toEqual([]);
  expect(reminder).toMatchObject({ change: 'reminded' });
  const mail = await mailOf(reminder);
  expect(mail.subject).toBe(`Ihre Bestellung ${order.orderNumber} ist noch nicht bezahlt`);
  expect(mail.text).toMatch(/sind 60,00\s€ noch nicht eingegangen/);
  expect(mail.text).toContain(`Verwendungszweck: ${order.orderNumber}`);
  expect(mail.text).toMatch(/IBAN: \w+/);
});

it('after fourteen full days an unpaid transfer is cancelled, its stock is restored, and a mail says so', async () => {
  const { order, sku } = await placed('de');
  expect(await stockOf(sku)).toBe(9);
  await remind(env, days(15.1, order));
  await remind(env, days(15.1, order));
  expect(await now(order)).toMatchObject({ orderState: 'Cancelled', paymentState: 'Pending' });
  expect(await stockOf(sku)).toBe(10);
  const [ended, ...more] = await changesOf(order);
  expect(more).toEqual([]);
  const { subject } = await mailOf(ended);
  expect(subject).toBe(`Ihre Bestellung ${order.orderNumber} ist storniert`);
});

it('a part of the money gives as many days for the rest, then the order ends and the part is owed', async () => {
  const { order, sku } = await placed('de');
  const part = { kind: 'receiveMoney', means: 'transfer', centAmount: 1 } as const;
  const stamp = { at: days(7, order).toISOString(), actor: 'operator:anna' } as const;
  await remind(env, days(5, order));
  await recordStep(db(), order.id, part, { ...stamp, id: `part-${order.id}` });
  await remind(env, days(11.9, order));
  expect((await changesOf(order)).map(({ change }) => change)).toEqual(['reminded', 'partlyPaid']);
  await remind(env, days(12, order));
  await remind(env, days(13, order));
  const [, little, again, ...more] = await changesOf(order);
  expect([again?.change, more]).toEqual(['reminded', []]);
  const last = formatDate(days(21, order), 'day', localeOf('de'));
  for (const event of [little, again]) expect((await mailOf(event)).text).toContain(last);
  expect((await mailOf(again)).text).toMatch(/sind 59,99\s€ noch nicht eingegangen/);
  await remind(env, days(21.9, order));
  expect(await stockOf(sku)).toBe(9);
  await remind(env, days(22.1, order));
  await remind(env, days(22.1, order));
  expect(await now(order)).toMatchObject({ orderState: 'Cancelled', paymentState: 'CreditOwed' });
  expect(await stockOf(sku)).toBe(10);
  const ended = (await changesOf(order)).slice(3);
  expect(ended).toHaveLength(1);
  expect((await mailOf(ended[0])).text).toMatch(/Sie erhalten noch 0,01\s€ von uns/);
});

it('an order marked as paid is neither reminded nor cancelled, and one mail confirms the payment', async () => {
  const { order, sku } = await placed('de');
  const listed = async () =>
    (await listedOrders(db(), { due: 'transfer' }, { limit: 1000 })).filter(
      ({ id }) => id === order.id,
    );
  expect(await listed()).toHaveLength(1);
  expect(await receive(order, days(2, order))).toMatchObject({ ok: true, wasDone: false });
  expect(await receive(order, days(3, order))).toMatchObject({ ok: true, wasDone: true });
  expect(await listed()).toEqual([]);
  await remind(env, days(6, order));
  await remind(env, days(20, order));
  expect(await now(order)).toMatchObject({ orderState: 'Open', paymentState: 'Paid' });
  expect(await stockOf(sku)).toBe(9);
  const [paid, ...more] = await changesOf(order);
  expect(more).toEqual([]);
  expect((await mailOf(paid)).text).toMatch(/wir haben 60,00\s€ .* erhalten/);
});

it('a cancellation restores the stock that the order took, even if its store counts none since', async () => {
  const { order, sku } = await placed('de');
  const { end } = await shopWith('de', { inventoryMode: 'None' });
  await remind(environmentWith({ DB: unknownDatabase() }), days(15.1, order));
  await end();
  expect(await now(order)).toMatchObject({ orderState: 'Cancelled' });
  expect(await stockOf(sku)).toBe(10);
});

it('an order can be paid until the end of the day that the reminder names, in the market’s time zone', async () => {
  const { order } = await placed('de');
  const named = dayIn('de', payableUntil(order, env.settings.unpaidDays));
  const next = dayIn('de', new Date(Date.parse(named) + 36 * 3_600_000));
  await remind(env, new Date(dayStartIn('de', next).getTime() - 1000));
  expect(await now(order)).toMatchObject({ orderState: 'Open' });
});

it('of a payment and a cancellation at the same moment exactly one takes effect', async () => {
  for (const isPaidFirst of [true, false]) {
    const { order, sku } = await placed('de');
    const pay = () => receive(order, days(15.1, order));
    const cancel = () => remind(env, days(15.1, order));
    const both = isPaidFirst ? [pay(), cancel()] : [cancel(), pay()];
    await Promise.all(both);
    const after = await now(order);
    const isCancelled = after?.orderState === 'Cancelled';
    // A transfer for a cancelled order is nothing that is due.
    expect(after?.paymentState).toBe(isCancelled ? 'Pending' : 'Paid');
    expect(await stockOf(sku)).toBe(isCancelled ? 10 : 9);
    expect((await changesOf(order)).map(({ change }) => change)).toEqual([
      isCancelled ? 'expired' : 'paid',
    ]);
  }
});

it('a transfer for a cancelled order is owed back, and a paid order is not cancelled', async () => {
  const [one, other] = [(await placed('de')).order, (await placed('de')).order];
  await cancelUnpaid(db(), one.id, days(15.1, one));
  const nothingDue = await receive(one, days(15.1, one));
  expect(nothingDue).toEqual({ ok: false, refusal: { reason: 'nothingDue' } });
  const late = { kind: 'receiveMoney', means: 'transfer', centAmount: 6000 } as const;
  const stamp = { at: days(16, one).toISOString(), actor: 'operator:anna' } as const;
  await recordStep(db(), one.id, late, { ...stamp, id: `late-${one.id}` });
  expect(await now(one)).toMatchObject({ orderState: 'Cancelled', paymentState: 'CreditOwed' });
  await recordStep(
    db(),
    one.id,
    { kind: 'payOut', means: 'transfer' },
    { ...stamp, id: `out-${one.id}` },
  );
  expect(await now(one)).toMatchObject({ orderState: 'Cancelled', paymentState: 'Paid' });
  await receive(other, days(15.1, other));
  expect(await cancelUnpaid(db(), other.id, days(15.1, other))).toEqual([]);
  expect(await now(other)).toMatchObject({ orderState: 'Open', paymentState: 'Paid' });
});

it('cash on delivery is neither reminded nor cancelled', async () => {
  const { order } = await placed('ie', 'cashOnDelivery');
  await remind(env, days(20, order));
  expect(await now(order)).toMatchObject({ orderState: 'Open' });
  expect(await changesOf(order)).toEqual([]);
});

it('a reference gets one reminder a day before it expires, and none after it was paid', async () => {
  const { press, order: find } = await payer('pt');
  await press('multibanco');
  const order = await find();
  if (!order) throw new Error('no order');
  await remind(env, days(1.9, order));
  expect(await changesOf(order)).toEqual([]);
  await remind(env, days(2.1, order));
  await remind(env, days(2.5, order));
  const [reminder, ...more] = await changesOf(order);
  expect(more).toEqual([]);
  expect((await mailOf(reminder)).text).toMatch(/Entidade: 12101/);

  const paid = await payer('pt');
  await paid.press('multibanco');
  const other = await paid.order();
  if (!other) throw new Error('no order');
  const transactions = [
    {
      id: 'Charge:psp',
      type: 'Charge' as const,
      state: 'Success' as const,
      amount: other.totalPrice,
      timestamp: days(1, other).toISOString(),
      interactionId: 'psp',
    },
  ];
  const info = paidWith(other, 'multibanco', { transactions });
  await recordPayment(db(), other.id, info, days(1, other));
  await remind(env, days(2.1, other));
  expect((await changesOf(other)).map(({ change }) => change)).not.toContain('reminded');
});
