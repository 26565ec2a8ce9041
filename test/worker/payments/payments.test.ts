/** Paying through providers, from order button to order: what the shopper sees and the provider records. */
import { describe, expect, it } from 'vitest';
import { card } from '../adyen-sandbox.ts';
import { setStock, stockOf } from '../goods.ts';
import { ordersOf } from '../order-rows.ts';
import { attemptOf, booksOf, payer, soon, voucherOf } from '../paying.ts';
import { visitor } from '../visitor.ts';

describe('a card', () => {
  it('pays: the order exists, its amount is the provider’s to the cent, its stock is taken', async () => {
    const { sku, shopper, cart, payByCard, order } = await payer('de');
    const thanks = await payByCard();
    const placed = await order();
    expect(thanks).toBe(`/checkout/thank-you?order=${placed?.id}`);
    expect((await shopper.get(thanks)).status).toBe(200);
    expect(await stockOf(sku)).toBe(9);
    const [book] = await booksOf(cart.id);
    expect(book).toMatchObject({
      state: 'authorised',
      captured: placed?.totalPrice.centAmount,
      amount: { value: cart.totalPrice.centAmount, currency: 'EUR' },
    });
    await soon(async () => expect(await order()).toMatchObject({ paymentState: 'Paid' }));
    expect(placed?.paymentInfo.payments).toMatchObject([
      { paymentMethodInfo: { paymentInterface: 'scheme' }, amountPlanned: { centAmount: 6000 } },
    ]);
  });

  it('is asked for once, however often the order button is pressed', async () => {
    const { press, at, back, cart } = await payer('de');
    const urls = await Promise.all([press('scheme'), press('scheme'), press('scheme')]);
    expect(new Set(urls).size).toBe(1);
    const [url = ''] = urls;
    await back(await at(url, card));
    expect(await ordersOf(cart.id)).toHaveLength(1);
    // Pressed again, it leads to the existing order.
    expect(await press('scheme')).toMatch(/thank-you/);
  });

  it('pays even if the shopper does not come back, once the provider notifies the shop', async () => {
    const { press, at, order } = await payer('de');
    await at(await press('scheme'), card);
    expect(await order()).toBeUndefined();
    await soon(async () => expect(await order()).toMatchObject({ paymentState: 'Paid' }));
  });

  it('that is cancelled leaves the cart as it was, for another method', async () => {
    const { shopper, cart, press, at, back, order } = await payer('gb');
    const failed = await back(await at(await press('scheme'), { ...card, intent: 'cancel' }));
    expect(failed).toBe('/adyen-payment-error?error=cancelled-transaction&method=scheme');
    expect(await (await shopper.get(failed)).text()).toContain(
      'The payment was cancelled. No money was taken.',
    );
    expect((await shopper.ask('getMe', {})).me.activeCart).toMatchObject({ id: cart.id });
    const approved = await at(await press('klarna'), { intent: 'pay', name: '' });
    expect(await back(approved)).toMatch(/thank-you/);
    expect((await order())?.paymentInfo.payments).toMatchObject([
      { paymentMethodInfo: { paymentInterface: 'klarna' } },
    ]);
  });

  it('is released when the last piece was sold meanwhile', async () => {
    const { sku, cart, press, at, back } = await payer('de', { stock: 1 });
    const url = await press('scheme');
    await setStock(sku, 0);
    const failed = await back(await at(url, card));
    expect(failed).toBe('/adyen-payment-error?error=creating-order-failed&method=scheme');
    expect(await ordersOf(cart.id)).toEqual([]);
    expect(await booksOf(cart.id)).toMatchObject([{ captured: 0, released: true }]);
  });

  it('of a shopper who comes back in another browser shows there only that it worked', async () => {
    const { press, at } = await payer('de');
    const where = new URL(await at(await press('scheme'), card));
    const other = visitor('de');
    const answer = await other.get(where.pathname + where.search);
    const path = answer.headers.get('Location') ?? '';
    expect(path).toMatch(/^\/checkout\/payment\/pending\?attempt=/);
    const page = await (await other.get(path)).text();
    expect(page).toContain('Vielen Dank');
    expect(page).not.toMatch(/Zora|Dlhá/);
    expect(other.cookies.has('kontor-ordered')).toBe(false);
  });
});

describe('the return from the provider', () => {
  it('changes nothing when it is repeated', async () => {
    const { cart, press, at, back } = await payer('de');
    const url = await at(await press('scheme'), card);
    const places = [await back(url), await back(url), await back(url)];
    expect(new Set(places).size).toBe(1);
    expect(await ordersOf(cart.id)).toHaveLength(1);
  });

  it.each([
    ['no attempt', '/checkout/payment/return'],
    ["somebody else's", `/checkout/payment/return?attempt=${crypto.randomUUID()}`],
    ['a made-up one', '/checkout/payment/return?attempt=<script>'],
  ])('with %s leads to the cart', async (_name, path) => {
    const answer = await visitor('de').get(path);
    expect(answer.headers.get('Location')).toBe('/checkout/cart?problem=CartNotFound');
  });
});

describe('a return without a payment', () => {
  it('leads to a page where the shopper can continue to pay or choose another method', async () => {
    const { shopper, press } = await payer('gb');
    const url = await press('scheme');
    const { attempt_id: attempt } = await attemptOf(url);
    const waiting = `/checkout/payment/pending?attempt=${attempt}`;
    const back = await shopper.get(`/checkout/payment/return?attempt=${attempt}`);
    expect(back.headers.get('Location')).toBe(waiting);
    expect(await (await shopper.get(waiting)).text()).toContain(
      'href="/checkout/payment?method=scheme"',
    );
    expect(await press('scheme')).toBe(url);
  });

  it.each(['', '?attempt=', '?attempt=1', `?attempt=${crypto.randomUUID()}`])(
    'shows no page of thanks without a known attempt (%s)',
    async (query) => {
      const answer = await visitor('de').get(`/checkout/payment/pending${query}`);
      expect(answer.headers.get('Location')).toBe('/checkout/cart?problem=CartNotFound');
    },
  );
});

describe('PayPal', () => {
  it('pays', async () => {
    const { press, at, back, order, cart } = await payer('de');
    const url = await press('paypal');
    const token = new URL(url).searchParams.get('token') ?? '';
    expect(await back(await at(url, { token, buyer: 'pays' }))).toMatch(/thank-you/);
    expect(await order()).toMatchObject({
      paymentState: 'Paid',
      totalPrice: { centAmount: cart.totalPrice.centAmount },
    });
  });

  it('pays even if the buyer does not come back', async () => {
    const { press, shopper, order } = await payer('de');
    const url = new URL(await press('paypal'));
    const token = url.searchParams.get('token') ?? '';
    await shopper.post('/__sandbox/paypal/checkoutnow', { token, buyer: 'gone' });
    await soon(async () => expect(await order()).toMatchObject({ paymentState: 'Paid' }));
  });
});

describe('Multibanco', () => {
  it('orders at once, and the order is paid when its reference is', async () => {
    const { press, at, order, cart } = await payer('pt');
    expect(await press('multibanco')).toMatch(/thank-you/);
    const placed = await order();
    expect(placed).toMatchObject({ orderState: 'Open', paymentState: 'Pending' });
    const action = JSON.parse(placed?.paymentInfo.payments[0]?.custom?.action ?? '{}');
    expect(action).toMatchObject({ entity: expect.any(String), reference: expect.any(String) });
    const id = placed?.paymentInfo.payments[0]?.transactions;
    expect(id).toEqual([]);
    const [book] = await booksOf(cart.id);
    expect(book).toMatchObject({ state: 'open', amount: { value: cart.totalPrice.centAmount } });
    await at(`http://pt.localhost/__sandbox/adyen/vouchers/${await voucherOf(cart.id)}`, {
      intent: 'pay',
    });
    await soon(async () => expect(await order()).toMatchObject({ paymentState: 'Paid' }));
  });
});
