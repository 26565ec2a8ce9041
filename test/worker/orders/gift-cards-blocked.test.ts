/** Gift cards whose money is gone again: what is left on them is blocked until the order is paid again. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import type { Transaction } from '#domain/payment/transactions.ts';
import { issueGiftCards } from '#worker/data/gift-cards/issue.ts';
import { blockGiftCard } from '#worker/data/gift-cards/ledger.ts';
import { addPayment, recordPayment } from '#worker/data/orders/order-payments.ts';
import { historyOf } from '#worker/data/orders/write-order.ts';
import { deliver } from '../deliver.ts';
import { putOnSale } from '../goods.ts';
import { giftCardOf, ledgerOf } from '../made-gift-card.ts';
import { paidWith } from '../placed-orders.ts';
import { orderCall, readyToOrder } from '../shopper.ts';
import { cardsOrdered, codesMailed, eventsOf, stepped, stored } from './bought-cards.ts';

type Change = readonly [type: Transaction['type'], state: Transaction['state']];
const paid: Change = ['Charge', 'Success'];
const chargedBack: Change = ['Chargeback', 'Success'];

/** The order's payment with these changes of its whole amount. */
function paymentOf(order: Order, changes: readonly Change[]): Order['paymentInfo'] {
  const transactions = changes.map(([type, state], at) => ({
    ...{ id: `${type}:${at}`, type, state, amount: order.totalPrice },
    timestamp: order.createdAt,
    interactionId: `${at}`,
  }));
  return paidWith(order, 'scheme', { transactions });
}

/** The provider reports them. */
async function reported(order: Order, ...changes: Change[]): Promise<void> {
  await recordPayment(env.DB, order.id, paymentOf(order, changes), new Date());
}

/** A paid order of two cards for 50.00 each, with their ids and the first one's code. */
async function bought() {
  const { order } = await cardsOrdered();
  await reported(order, paid);
  const [code = ''] = await codesMailed(order.id);
  const { issuedGiftCards = [] } = await stored(order.id);
  const named = (isFirst: boolean) =>
    issuedGiftCards.find(({ lastFour }) => code.endsWith(lastFour) === isFirst)?.id ?? '';
  return { order, code, first: named(true), second: named(false) };
}

/** A cart of goods for 20.00 and delivery, with the code entered. */
async function redeeming(code: string) {
  const [sku] = await putOnSale({ price: 2000 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  const { id, version } = cart;
  const entered = await shopper.ask('applyCartCoupon', { id, version, code });
  return { shopper, cart: entered.cart, total: entered.cart.totalPrice.centAmount };
}

async function spent(code: string) {
  const { shopper, cart, total } = await redeeming(code);
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'nothingToPay', total));
  return { goods: order, total };
}

const lastEntry = async ({ id }: Order) => (await historyOf(env.DB, id)).at(-1);

it('a chargeback takes what is left, as the history says; a reversal gives it back', async () => {
  const { order, code, first, second } = await bought();
  const { goods, total } = await spent(code);
  await reported(order, paid, chargedBack);
  await reported(order, paid, chargedBack);
  const [issued, redeemed] = ['issued 5000', `redeemed -${total}`];
  expect(await ledgerOf(first)).toEqual([issued, redeemed, `blocked -${5000 - total}`]);
  expect(await ledgerOf(second)).toEqual([issued, 'blocked -5000']);
  const blocked = await stored(order.id);
  expect(blocked.paymentState).toBe('BalanceDue');
  const named = blocked.issuedGiftCards?.map(({ lastFour }) => lastFour);
  expect(await lastEntry(order)).toMatchObject({ actor: 'provider', blockedGiftCards: named });
  await expect(redeeming(code)).rejects.toThrow('DiscountCode');
  const refund = { kind: 'refundGiftCard', cardId: second, centAmount: 5000 } as const;
  expect(await stepped(order.id, refund)).toMatchObject({ refusal: { reason: 'giftCardBlocked' } });

  // What the goods give back stays on the card: a new one would have left the shop.
  await stepped(goods.id, { kind: 'cancel', reason: 'wish' });
  const [event] = await eventsOf(goods.id, 'gift-card-refunded');
  if (!event) throw new Error('nothing went back');
  await deliver(event);
  expect((await ledgerOf(first)).at(-1)).toBe(`refunded ${total}`);
  await expect(redeeming(code)).rejects.toThrow('DiscountCode');

  await reported(order, paid, chargedBack, ['Chargeback', 'Failure']);
  expect(await lastEntry(order)).toMatchObject({ unblockedGiftCards: named });
  expect((await ledgerOf(first)).at(-1)).toBe(`unblocked ${5000 - total}`);
  const { cart } = await redeeming(code);
  expect(cart.giftCards).toMatchObject([{ remaining: { centAmount: 5000 - total } }]);
});

it('so does a capture that fails; paid otherwise, the order has its cards again', async () => {
  const { order, code, second } = await bought();
  await blockGiftCard(env.DB, second, 'stolen', new Date());
  await reported(order, ['Charge', 'Failure']);
  expect((await stored(order.id)).paymentState).toBe('Failed');
  await expect(redeeming(code)).rejects.toThrow('DiscountCode');
  const { payments } = paymentOf(order, [paid]);
  const again = { payments: payments.map((payment) => ({ ...payment, id: 'again' })) };
  expect(await addPayment(env.DB, order.id, again, new Date())).toMatchObject({ isAccepted: true });
  expect((await redeeming(code)).cart.giftCards).toMatchObject([{ remaining: {} }]);
  expect((await lastEntry(order))?.unblockedGiftCards).toHaveLength(2);
  // Blocked by the operator for another reason.
  expect(await ledgerOf(second)).toEqual(['issued 5000', 'blocked -5000']);
});

it('a card that is stored after its money is gone is blocked', async () => {
  const { order } = await cardsOrdered();
  await reported(order, paid);
  const { id: template } = await giftCardOf(100);
  const [line] = order.lineItems;
  const cards = [{ id: `late-${template}`, lineItemId: line?.id ?? '', lastFour: 'NCPA' }];
  await stepped(order.id, { kind: 'issueGiftCards', cards });
  await reported(order, paid, chargedBack);
  const about = { store: 'de', currency: 'EUR', centAmount: 5000 } as const;
  const late = {
    ...about,
    issuedAt: order.createdAt,
    id: `late-${template}`,
    code: '7KQ2-MXW9-FD4H-3TRB-NCPA',
  };
  const card = { ...late, validUntil: '2099-01-01T12:00:00.000Z', orderId: order.id };
  await issueGiftCards(env.DB, [card]);
  await issueGiftCards(env.DB, [card]);
  expect(await ledgerOf(card.id)).toEqual(['issued 5000', 'blocked -5000']);
});
