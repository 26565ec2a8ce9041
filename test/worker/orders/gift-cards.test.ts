/** Orders paid by gift cards, in whole or in part: what is asked, what the ledger has, what goes back. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Order } from '#domain/order/order.ts';
import { recordStep } from '#worker/data/orders/order-steps.ts';
import { loadOrder } from '#worker/data/orders/orders.ts';
import { cancelUnpaid } from '#worker/data/orders/unpaid-orders.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { card as payingCard } from '../adyen-sandbox.ts';
import { newEmail } from '../customers.ts';
import { putOnSale, stockOf } from '../goods.ts';
import { balanceOf, giftCardOf, ledgerOf } from '../made-gift-card.ts';
import { booksOf, paying, soon } from '../paying.ts';
import { confirmed } from '../placed-orders.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { type Visitor, visitor } from '../visitor.ts';

const { t } = await textsFor('de-DE');
const money = (centAmount: number) => formatMoney(centAmount, 'EUR', 'de-DE');

/** A shopper with one piece for 90.00, an own e-mail address, and these codes entered. */
async function shopperWith(sku: string, ...codes: string[]) {
  const shopper = visitor('de');
  const email = newEmail();
  let cart = await addressed(shopper, await cartWith(shopper, { [sku]: 1 }), 'de', email);
  for (const code of codes) {
    const { id, version } = cart;
    cart = (await shopper.ask('applyCartCoupon', { id, version, code })).cart;
  }
  return { shopper, cart, email };
}

const ordered = (shopper: Visitor, cart: Cart, method: 'bankTransfer' | 'cashOnDelivery') =>
  shopper.call('createOrder', orderCall(cart, method, cart.totalPrice.centAmount));

async function cancelledBy(order: Order, id: string) {
  const stamp = { id, at: new Date().toISOString(), actor: 'operator:anna' } as const;
  await recordStep(env.DB, order.id, { kind: 'cancel', reason: 'wish' }, stamp);
  return loadOrder(env.DB, order.id);
}

it('one that covers everything: no method is asked, the order is paid, and cancelling gives it back once', async () => {
  const [sku] = await putOnSale({ price: 9000, stock: 9 });
  const { id, code } = await giftCardOf(20_000);
  const { shopper, cart, email } = await shopperWith(sku, code.toLowerCase().replaceAll('-', ' '));
  const total = cart.totalPrice.centAmount;
  const step = await (await shopper.get('/checkout/payment')).text();
  expect(step).toMatch(/value="nothingToPay"/);
  expect(step).not.toMatch(/value="bankTransfer"/);
  expect(step).toContain(t('giftCard.line', { lastFour: code.slice(-4) }));
  const form = {
    intent: 'order',
    method: 'nothingToPay',
    cartId: cart.id,
    version: String(cart.version),
    total: String(total),
  };
  // Not what the shopper read: nothing is taken.
  expect((await shopper.post('/checkout/payment', form)).status).toBe(409);
  const { version } = (await shopper.ask('getMe', {})).me.activeCart ?? cart;
  const response = await shopper.post('/checkout/payment', {
    ...form,
    version: String(version),
    giftCards: String(total),
  });
  expect(response.status).toBe(303);
  const page = await (await shopper.get(response.headers.get('Location') ?? '')).text();
  expect(page).toContain(`data-payment-status="paid">${t('order.payment.paid')}`);
  const [order] = (await shopper.ask('getOrders', {})).me.orders.results;
  if (!order) throw new Error('no order');
  expect(order).toMatchObject({ paymentState: 'Paid', totalPrice: { centAmount: total } });
  expect(await ledgerOf(id)).toEqual(['issued 20000', `redeemed ${-total}`]);
  const status = await shopper.ask('findOrder', { orderNumber: order.orderNumber, email });
  expect(status.order).toMatchObject({
    payment: 'paid',
    giftCards: [{ lastFour: code.slice(-4), amount: { centAmount: total } }],
  });
  const mail = await confirmed(order);
  expect(mail?.text).toContain(t('giftCard.line', { lastFour: code.slice(-4) }));
  expect(mail?.text).not.toContain(code);
  const cancelled = await cancelledBy(order, `cancel-${order.id}`);
  await cancelledBy(order, `cancel-${order.id}`);
  expect(cancelled).toMatchObject({ orderState: 'Cancelled', paymentState: 'Paid' });
  expect(await ledgerOf(id)).toContain(`refunded ${total}`);
  expect(await balanceOf(id)).toBe(20_000);
});

it('with a transfer: slip and mail state the rest, and an order that nobody pays gives it back once', async () => {
  const [sku] = await putOnSale({ price: 9000, stock: 9 });
  const { id, code } = await giftCardOf(2000);
  const { shopper, cart } = await shopperWith(sku, code);
  const rest = cart.totalPrice.centAmount - 2000;
  const placed = await ordered(shopper, cart, 'bankTransfer');
  const { order } = placed.data ?? {};
  if (!order) throw new Error(placed.message);
  expect(order).toMatchObject({
    paymentState: 'Pending',
    paymentInfo: {
      payments: [{ amountPlanned: { centAmount: rest } }, { amountPlanned: { centAmount: 2000 } }],
    },
  });
  const page = await (await shopper.get(`/checkout/thank-you?order=${order.id}`)).text();
  expect(page).toContain(t('order.transferNow', { amount: money(rest) }).replaceAll("'", '&#x27;'));
  const mail = await confirmed(order);
  expect(mail?.text).toContain(`${t('order.stillDue')}: ${money(rest)}`);
  expect(await balanceOf(id)).toBe(0);
  await cancelUnpaid(env.DB, order.id, new Date());
  await cancelUnpaid(env.DB, order.id, new Date());
  expect(await ledgerOf(id)).toEqual(['issued 2000', 'redeemed -2000', 'refunded 2000']);
  expect(await stockOf(sku)).toBe(9);
});

it('with cash on delivery: the driver gets the rest', async () => {
  const [sku] = await putOnSale({ price: 9000, stock: 9 });
  const { code } = await giftCardOf(2000);
  const { shopper, cart } = await shopperWith(sku, code);
  const { id, version } = cart;
  const actions = [{ action: 'addPayment' as const, paymentInterface: 'cashOnDelivery' as const }];
  const { cart: byCash } = await shopper.ask('updateCart', { id, version, actions });
  const placed = await ordered(shopper, byCash, 'cashOnDelivery');
  const { order } = placed.data ?? {};
  if (!order) throw new Error(placed.message);
  const page = await (await shopper.get(`/checkout/thank-you?order=${order.id}`)).text();
  const rest = money(byCash.totalPrice.centAmount - 2000);
  expect(page).toContain(t('order.paidOnDelivery', { amount: rest }));
});

it('with a card: the provider is asked for the rest, and each gets back what it paid', async () => {
  const [sku] = await putOnSale({ price: 9000, stock: 9 });
  const { id, code } = await giftCardOf(2000);
  const { shopper, cart } = await shopperWith(sku, code);
  const buyer = paying(shopper, cart);
  await buyer.payByCard();
  await soon(async () => expect(await buyer.order()).toMatchObject({ paymentState: 'Paid' }));
  const order = await buyer.order();
  if (!order) throw new Error('no order');
  const rest = cart.totalPrice.centAmount - 2000;
  expect(await booksOf(cart.id)).toMatchObject([{ captured: rest }]);
  expect(await balanceOf(id)).toBe(0);
  await cancelledBy(order, `cancel-${order.id}`);
  expect(await balanceOf(id)).toBe(2000);
  const after = await loadOrder(env.DB, order.id);
  expect(after?.refundRequests).toMatchObject([{ centAmount: rest }]);
});

it('a payment that is cancelled takes nothing', async () => {
  const [sku] = await putOnSale({ price: 9000, stock: 9 });
  const { id, code } = await giftCardOf(2000);
  const { shopper, cart } = await shopperWith(sku, code);
  const buyer = paying(shopper, cart);
  await buyer.back(
    await buyer.at(await buyer.press('scheme'), { ...payingCard, intent: 'cancel' }),
  );
  expect(await buyer.order()).toBeUndefined();
  expect(await ledgerOf(id)).toEqual(['issued 2000']);
});

it('used up elsewhere while the bank asks: no order, and the money goes back', async () => {
  const [sku] = await putOnSale({ price: 9000, stock: 9 });
  const { id, code } = await giftCardOf(2000);
  const { shopper, cart } = await shopperWith(sku, code);
  const buyer = paying(shopper, cart);
  const page = await buyer.press('scheme');
  const other = await shopperWith(sku, code);
  expect((await ordered(other.shopper, other.cart, 'bankTransfer')).status).toBe(200);
  await buyer.back(await buyer.at(page, payingCard));
  expect(await buyer.order()).toBeUndefined();
  expect(await ledgerOf(id)).toEqual(['issued 2000', 'redeemed -2000']);
  await soon(async () => {
    const [book] = await booksOf(cart.id);
    expect(book?.captured ?? 0).toBe(book?.refunded ?? 0);
    expect(book?.state).not.toBe('captured');
  });
});

it('in eight carts at the same moment: exactly the balance is taken', async () => {
  const [sku] = await putOnSale({ price: 9000, stock: 50 });
  const { id, code } = await giftCardOf(5000);
  const carts = await Promise.all(Array.from({ length: 8 }, () => shopperWith(sku, code)));
  const answers = await Promise.all(
    carts.map(({ shopper, cart }) => ordered(shopper, cart, 'bankTransfer')),
  );
  const codes = answers.map((answer) => (answer.status === 200 ? 'ordered' : answer.code));
  expect(codes.sort()).toEqual([...Array.from({ length: 7 }, () => 'TotalChanged'), 'ordered']);
  expect(await ledgerOf(id)).toEqual(['issued 5000', 'redeemed -5000']);
  expect(await stockOf(sku)).toBe(49);
});

it('without JavaScript: entered, shown with what is left on it, removed; an empty one is an unknown code', async () => {
  const [sku] = await putOnSale({ price: 9000, stock: 9 });
  const { id, code } = await giftCardOf(20_000);
  const { shopper, cart } = await shopperWith(sku);
  const lastFour = code.slice(-4);
  const posted = await shopper.post('/checkout/cart', { intent: 'coupon', code });
  expect(posted.headers.get('Location')).toBe('/checkout/cart');
  const page = await (await shopper.get('/checkout/cart')).text();
  expect(page).toContain(t('giftCard.line', { lastFour }));
  const left = money(20_000 - cart.totalPrice.centAmount);
  expect(page).toContain(t('giftCard.remaining', { amount: left }));
  expect(page).not.toContain(code);
  await shopper.post('/checkout/cart', { intent: 'remove-gift-card', giftCardId: id });
  expect(await (await shopper.get('/checkout/cart')).text()).not.toContain(lastFour);
  const empty = await giftCardOf(1);
  const spent = await shopperWith(sku, empty.code);
  await ordered(spent.shopper, spent.cart, 'bankTransfer');
  for (const typed of [empty.code, 'ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ']) {
    const refused = await shopper.post('/checkout/cart', { intent: 'coupon', code: typed });
    expect(refused.headers.get('Location')).toContain('problem=DiscountCodeNotFound');
  }
});

it('the ledger takes no more than there is, and forgets nothing', async () => {
  const { id } = await giftCardOf(1000);
  const entry = (cents: number) =>
    env.DB.prepare(
      "INSERT INTO gift_card_entries (id, card_id, at, kind, cent_amount) VALUES (?, ?, '', 'redeemed', ?)",
    )
      .bind(crypto.randomUUID(), id, cents)
      .run();
  await expect(entry(-1001)).rejects.toThrow('less than that');
  await entry(-1000);
  const change = env.DB.prepare('UPDATE gift_card_entries SET cent_amount = 0 WHERE card_id = ?');
  await expect(change.bind(id).run()).rejects.toThrow('never changed');
  const forget = env.DB.prepare('DELETE FROM gift_card_entries WHERE card_id = ?');
  await expect(forget.bind(id).run()).rejects.toThrow('never deleted');
});
