/** An in-memory backend with orders, stock and a gift card: one order per cart, never more than there is. */

import { pieces } from '#domain/cart/articles.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { failure } from '#domain/errors.ts';
import { giftCardCents } from '#domain/gift-card/used-cards.ts';
import type { RefundRequest } from '#domain/order/fulfilment.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderChange } from '#domain/order/order-changes.ts';
import { isPayableAgain } from '#domain/order/pay-again.ts';
import { balanceOf, transactionsOf } from '#domain/order/steps/balance.ts';
import type { GiftCardRefund } from '#domain/order/steps/gift-card-refunds.ts';
import { reportPayment } from '#domain/order/steps/report-payment.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import { reservedUntil } from '#domain/order/unpaid.ts';
import type { Transaction } from '#domain/payment/transactions.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';
import { cardFact } from '../domain/gift-card/made-up-cards.ts';

/** Days after which the job ends an unpaid order. */
export const days = { remind: 5, cancel: 14, payAgain: 7 };

/** `shop`: the caller may replace its facts. `card`: its balance, in cents. */
export function modelBackend(shop: { facts: CartFacts }, stock: number, balance: number) {
  const card = {
    balance,
    /** What other carts have taken from it. */
    spent: 0,
    spend(centAmount: number): void {
      const taken = Math.min(centAmount, card.balance);
      card.balance -= taken;
      card.spent += taken;
    },
  };
  const currentFacts = (): CartFacts => ({
    ...shop.facts,
    giftCards: [cardFact({ id: 'card', balance: card.balance })],
  });
  const orders: Order[] = [];
  const shelf = { stock };
  /** Refund requests that wait to be carried out, the ids of steps, and the mails about changes. */
  const requests: RefundRequest[] = [];
  const done = new Set<string>();
  const mails: OrderChange[] = [];
  /** What each mail is about: the same never twice. */
  const causes: string[] = [];
  /** Cents that the operator has booked by hand, told apart from what the order says of them. */
  const byHand = { received: 0, paidOut: 0 };

  const giveBack = (refunds: readonly GiftCardRefund[]) => {
    for (const { centAmount } of refunds) card.balance += centAmount;
  };
  const put = (order: Order) => orders.splice(0, orders.length, order);

  function send(order: Order, { change, about }: Mail, stepId?: string): void {
    mails.push(change);
    // A return arrives and is checked in parts: a part of it is told once.
    const part = order.returns?.find(({ id }) => id === about)?.lines;
    const cause = about ?? stepId ?? moneyOf(order, change);
    causes.push(`${change} ${cause} ${part ? JSON.stringify(part) : ''}`);
  }

  /** Writes what a provider has reported. */
  function record(order: Order, paymentInfo: Order['paymentInfo'], now: Date): void {
    const id = `payment-${order.version}`;
    const reported = reportPayment(order, paymentInfo, { id, at: now.toISOString() });
    if (!reported) return;
    put(reported.order);
    requests.push(...reported.refunds);
    giveBack(reported.toGiftCards);
    if (reported.mail) send(reported.order, reported.mail);
  }

  /** As recordStep (data/orders/order-steps.ts): each id once. Returns why a step was refused. */
  function take(orderId: string, step: OrderStep, id: string, now: Date): string | undefined {
    const order = orders.find((each) => each.id === orderId);
    if (!order || done.has(id)) return 'done';
    const taken = takeStep(order, step, { id, at: now.toISOString() });
    if (!taken.ok) return taken.refusal.reason;
    done.add(id);
    const { owed } = balanceOf(order);
    if (step.kind === 'receiveMoney') byHand.received += step.centAmount ?? -owed;
    if (step.kind === 'payOut') byHand.paidOut += step.centAmount ?? owed;
    put(taken.order);
    requests.push(...taken.effects.refunds);
    giveBack(taken.effects.toGiftCards);
    for (const { quantity } of taken.effects.restock) shelf.stock += quantity;
    if (taken.effects.mail) send(taken.order, taken.effects.mail, id);
    return undefined;
  }

  const backend: CartBackend = {
    remote: null,
    store: async () => shop.facts.store,
    facts: async () => currentFacts(),
    async storeOrder({ draft }) {
      const known = orders.find(({ cart }) => cart.id === draft.cart.id);
      if (known) return { ok: true, order: structuredClone(known) };
      if (shelf.stock < pieces(draft)) return failure('OutOfStock');
      if (card.balance < giftCardCents(draft)) return failure('TotalChanged');
      card.balance -= giftCardCents(draft);
      shelf.stock -= pieces(draft);
      const order: Order = { ...draft, orderNumber: `NS${orders.length + 1}` };
      orders.push(order);
      return { ok: true, order: structuredClone(order) };
    },
    isStored: async ({ draft }) => orders.some(({ id }) => id === draft.id),
    nextOrderNumber: async () => `NS${orders.length + 1}`,
    exceedsUnpaidLimits: async () => false,
    checkVat: async () => undefined,
    findOrder: async (id) => structuredClone(orders.find((order) => order.id === id)),
    indexAttempt: async () => undefined,
    closeAttempt: async () => undefined,
    async recordPayment(orderId, paymentInfo, now) {
      const order = orders.find(({ id }) => id === orderId);
      if (order) record(order, paymentInfo, now);
    },
    async addPayment(orderId, paymentInfo, now) {
      const order = orders.find(({ id }) => id === orderId);
      if (!order) return false;
      const ids = paymentInfo.payments.map(({ id }) => id);
      if (order.paymentInfo.payments.some(({ id }) => ids.includes(id))) return true;
      if (!isPayableAgain(order)) return false;
      record(order, paymentInfo, now);
      return true;
    },
    async cancelUnpaid(orderId, now) {
      const reason = 'not paid in time';
      const step = { kind: 'cancel', reason, unpaid: true, unpacked: true } as const;
      take(orderId, step, `unpaid-${orderId}`, now);
    },
    begin: async () => failure('Internal'),
    takeIn: async () => failure('Internal'),
    hasTaken: async () => false,
    sendEvents: async () => undefined,
  };
  /** Cancels an order whose payment has failed when its time to pay again is over, as the job does. */
  async function sweep(now: Date): Promise<void> {
    const [order] = orders;
    if (!order || !isPayableAgain(order)) return;
    const until = reservedUntil(order, days);
    if (until && until < now) await backend.cancelUnpaid(order.id, now);
  }

  return {
    backend,
    orders,
    shelf,
    card,
    currentFacts,
    requests,
    mails,
    causes,
    byHand,
    take,
    sweep,
  };
}

type Mail = { change: OrderChange; about?: string };

/**
 * The transactions that a mail about money reports. An order is paid or unpaid by all that has happened: it is paid a
 * second time by the same charge if the refund of that charge is reversed.
 */
function moneyOf(order: Order, change: OrderChange): string {
  const isAbout = ({ type, state }: Transaction) =>
    change === 'refunded' ? type === 'Refund' && state === 'Success' : state !== 'Pending';
  return transactionsOf(order)
    .filter(isAbout)
    .map(({ id, state }) => `${id} ${state}`)
    .join(', ');
}
