/**
 * A capture that fails: the shopper is told the truth, can pay for the same order again by a link, and if nobody pays the
 * order ends and its articles go back to stock. Source: decision 64.
 */
import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { recordStep } from '#worker/data/orders/order-steps.ts';
import { historyOf } from '#worker/data/orders/write-order.ts';
import { remindUnpaid } from '#worker/jobs/remind-unpaid.ts';
import { card } from '../adyen-sandbox.ts';
import { env } from '../environment.ts';
import { stockOf } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { atProvider, booksOf, payer, soon } from '../paying.ts';
import { mailAbout } from '../placed-orders.ts';
import { visitor } from '../visitor.ts';
import { changesOf, kindsOf, stored } from './order-changes.ts';

const dayMs = 86_400_000;

async function mailOf(order: Order, wanted: string) {
  const event = (await changesOf(order)).find(({ change }) => change === wanted);
  const mail = event && (await mailAbout(event));
  if (!mail) throw new Error(`no mail that it is ${wanted}`);
  return mail;
}

/** An order by card whose capture is accepted and then fails. */
async function failed(country: 'de' | 'ie' = 'de') {
  const at = await payer(country);
  const back = await at.back(
    await at.at(await at.press('scheme'), { ...card, name: 'CAPTURE_FAILS' }),
  );
  const placed = await at.order();
  if (!placed) throw new Error('no order');
  const before = await readPage(await at.shopper.get(back));
  await soon(async () => expect(await stored(placed)).toMatchObject({ paymentState: 'Failed' }));
  return { ...at, back, before, placed };
}

/** The link of the mail, in a browser that has never been here. */
async function linked(order: Order, country = 'de') {
  const { text } = await mailOf(order, 'failed');
  const [, path = ''] = /https?:\/\/[^/]+(\/checkout\/pay-again\?\S+)/.exec(text) ?? [];
  const stranger = visitor(country);
  const link = new URL(path, 'http://x').searchParams.get('order') ?? '';
  const press = async (method: string) => {
    const response = await stranger.post('/checkout/pay-again', { order: link, method });
    return response.headers.get('Location') ?? `status ${response.status}`;
  };
  const page = async (more = '') => readPage(await stranger.get(path + more));
  const back = async (url: string) => {
    const { pathname, search } = new URL(url);
    return (await stranger.get(pathname + search)).headers.get('Location') ?? '';
  };
  return { path, link, stranger, press, page, back };
}

const sweep = (now: Date) => remindUnpaid(backendOf(env).jobs, now, env);
const afterDays = (count: number) => new Date(Date.now() + count * dayMs);

describe('an order whose capture fails', () => {
  it('says at each moment what is known, and is paid by the link of its mail', async () => {
    const { placed, before, back, shopper, cart, sku } = await failed();
    // Before the capture is known.
    expect(before.html).toContain('data-payment-status="collecting"');
    const confirmation = await mailAbout({
      id: crypto.randomUUID(),
      at: placed.createdAt,
      type: 'order-placed',
      order: { ...placed, version: (await stored(placed)).version },
    });
    expect(confirmation?.text).toContain('ist genehmigt und wird gerade eingezogen');
    expect(confirmation?.text).not.toContain('bestätigt');

    // After the failure.
    const after = await readPage(await shopper.get(back));
    expect(after.html).toContain('data-payment-status="failed"');
    expect(after.html).toContain('/checkout/pay-again?order=');
    expect(after.html).not.toContain('Verpackung und Versand');
    const lookup = { orderNumber: placed.orderNumber, email: placed.customerEmail };
    const status = await readPage(await visitor('de').post('/order-status', lookup));
    expect(status.html).toContain('/checkout/pay-again?order=');
    expect(status.html).toContain('Zahlung fehlgeschlagen');
    expect(await kindsOf(placed)).toEqual(['failed']);
    const mail = await mailOf(placed, 'failed');
    expect(mail.text).toMatch(
      /konnten 60,00\s€ .* nicht einziehen. Es wurde noch nichts versendet/,
    );
    expect(mail.text).toMatch(/bis zum \d+\.\s?\S+ ?\d{4}/);
    const history = await historyOf(env.DB, placed.id);
    expect(history.at(-1)).toMatchObject({ actor: 'provider', kind: 'payment' });
    expect(
      history.some((entry) => 'paymentState' in entry && entry.paymentState === 'Failed'),
    ).toBe(true);
    const ship = { kind: 'ship', carrier: 'dhl' } as const;
    const taker = { id: crypto.randomUUID(), at: new Date().toISOString(), actor: 'shop' } as const;
    expect(await recordStep(env.DB, placed.id, ship, taker)).toMatchObject({
      refusal: { reason: 'notPaid' },
    });

    // Opening the link changes nothing; two presses are one payment.
    const { press, page, back: returned, stranger, link } = await linked(placed);
    const opened = await page();
    expect([opened.status, opened.inline]).toEqual([200, []]);
    expect(opened.html).toContain('data-due="6000"');
    expect(opened.html).not.toContain(placed.customerEmail);
    const { order: shown } = await stranger.ask('findOrderToPay', { link });
    expect(shown).toMatchObject({ payment: 'failed', open: { due: { centAmount: 6000 } } });
    expect(shown.open?.methods).not.toContain('bankTransfer');
    const called = await stranger.ask('payAgain', { link, method: 'scheme' });
    const urls = await Promise.all([press('scheme'), press('scheme')]);
    expect(called.payment).toMatchObject({ kind: 'redirect', url: urls[0] });
    expect(new Set(urls).size).toBe(1);
    await returned(await atProvider(urls[0] ?? '', card));
    await soon(async () => expect(await stored(placed)).toMatchObject({ paymentState: 'Paid' }));
    const paid = await page();
    expect(paid.html).toContain('data-payment-status="paid"');
    expect(paid.html).not.toContain('<form');
    expect(await press('scheme')).toContain('/checkout/pay-again?order=');
    expect(await kindsOf(placed)).toEqual(['failed', 'paid']);
    expect((await mailOf(placed, 'paid')).text).toMatch(/wir haben 60,00\s€ .* erhalten/);
    expect(await booksOf(cart.id)).toMatchObject([
      { captured: 0, released: true },
      { captured: 6000, refunded: 0 },
    ]);
    expect(await stockOf(sku)).toBe(9);
  });

  it('names the reason of a refusal, and can be paid in another way', async () => {
    const { placed } = await failed('ie');
    const { press, page, back, stranger } = await linked(placed, 'ie');
    expect(await press('bankTransfer')).toBe('status 422');
    const url = await press('paypal');
    const token = new URL(url).searchParams.get('token') ?? '';
    const path = await back(await atProvider(url, { token, buyer: 'declined' }));
    const told = await readPage(await stranger.get(path));
    expect(told.html).toContain('Your bank or the provider declined the payment.');
    expect(told.html).toContain('data-payment-status="failed"');
    const second = await press('scheme');
    await back(await atProvider(second, card));
    await soon(async () => expect(await stored(placed)).toMatchObject({ paymentState: 'Paid' }));
    expect((await page()).html).toContain('data-payment-status="paid"');
  });

  it('that nobody pays is cancelled once after its days, and later money goes back', async () => {
    const { placed, sku, cart } = await failed();
    const { press, page, back } = await linked(placed);
    const url = await press('scheme');
    await sweep(afterDays(6.9));
    expect(await stored(placed)).toMatchObject({ orderState: 'Open' });
    await sweep(afterDays(8.1));
    await sweep(afterDays(8.1));
    expect(await stored(placed)).toMatchObject({ orderState: 'Cancelled' });
    expect(await stockOf(sku)).toBe(10);
    expect(await kindsOf(placed)).toEqual(['failed', 'expired']);
    expect((await mailOf(placed, 'expired')).text).toContain('Sie schulden uns nichts');
    expect(await historyOf(env.DB, placed.id)).toContainEqual(
      expect.objectContaining({ kind: 'cancel', actor: 'shop', reason: 'not paid in time' }),
    );
    const path = await back(await atProvider(url, card));
    expect(path).toContain('error=creating-order-failed');
    const told = await page('&error=creating-order-failed');
    expect(told.html).toContain('erhalten Sie es automatisch zurück');
    await soon(async () =>
      expect(await booksOf(cart.id)).toMatchObject([{ captured: 0 }, { released: true }]),
    );
    expect(await press('scheme')).toContain('/checkout/pay-again?order=');
    expect(await stored(placed)).toMatchObject({
      orderState: 'Cancelled',
      paymentState: 'Failed',
    });
  });

  it('is paid or cancelled if both happen at the same moment, never both', async () => {
    for (const isPaidFirst of [true, false]) {
      const { placed, sku, cart } = await failed();
      const { press, back } = await linked(placed);
      const url = await atProvider(await press('scheme'), card);
      const pay = () => back(url);
      const cancel = () => sweep(afterDays(8.1));
      await Promise.all(isPaidFirst ? [pay(), cancel()] : [cancel(), pay()]);
      const { orderState } = await stored(placed);
      const isCancelled = orderState === 'Cancelled';
      const [, second] = await booksOf(cart.id);
      await soon(async () =>
        expect(await stored(placed)).toMatchObject({
          paymentState: isCancelled ? 'Failed' : 'Paid',
        }),
      );
      expect(await stockOf(sku)).toBe(isCancelled ? 10 : 9);
      expect(second).toMatchObject(isCancelled ? { captured: 0 } : { captured: 6000 });
      expect(await kindsOf(placed)).toEqual(['failed', isCancelled ? 'expired' : 'paid']);
    }
  });

  it.each(['', 'x', 'a.b'])('is not opened by a made-up link (%j)', async (link) => {
    const query = new URLSearchParams({ order: link });
    expect((await visitor('de').get(`/checkout/pay-again?${query}`)).status).toBe(404);
    const post = await visitor('de').post('/checkout/pay-again', { order: link, method: 'scheme' });
    expect(post.status).toBe(404);
  });
});
