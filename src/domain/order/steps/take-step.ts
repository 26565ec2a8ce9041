/**
 * The state machine of an order: `(order, step) → order, effects`, or a refusal. The states follow from the facts
 * (states.ts), and what is owed to the shopper is asked back at the payment's provider.
 */
import type { RefundRequest } from '../fulfilment.ts';
import type { Order } from '../order.ts';
import { balanceOf, refundableCents, unpaidFailures } from './balance.ts';
import { cancel } from './cancel-step.ts';
import { type GiftCardBlocks, withGiftCardBlocks } from './gift-card-blocks.ts';
import {
  type GiftCardRefund,
  refundsToGiftCards,
  withGiftCardRefunds,
} from './gift-card-refunds.ts';
import { issueGiftCards, refundGiftCard } from './gift-card-steps.ts';
import { payOut, receiveMoney, refund } from './money-steps.ts';
import { changed, type StepChange, type StepEffects, type StepRefused } from './result.ts';
import { announceReturn, checkReturn, closeReturn, receiveReturn } from './return-steps.ts';
import { confirm, delay, deliver, pack, ship, track, unpack } from './shipping-steps.ts';
import { withStates } from './states.ts';
import type { OrderStep, StepStamp } from './step.ts';

/**
 * `refunds`: what to ask of the provider. In the same transaction, `toGiftCards`: what goes back to gift cards;
 * `giftCardBlocks`: of those that the order bought.
 */
export type StepTaken = {
  ok: true;
  order: Order;
  effects: StepEffects & {
    refunds: RefundRequest[];
    toGiftCards: GiftCardRefund[];
    giftCardBlocks: GiftCardBlocks;
  };
};

export function takeStep(order: Order, step: OrderStep, stamp: StepStamp): StepTaken | StepRefused {
  const result = changeOf(order, step, stamp);
  if (!result.ok) return result;
  const { order: paidBack, ...back } = withPaidBack(result.order, stamp);
  const { refunds, toGiftCards } = back;
  const next = withStates(paidBack);
  const { mail, ...effects } = result.effects;
  const giftCardCents = toGiftCards.reduce((sum, { centAmount }) => sum + centAmount, 0);
  // The mail about the refund follows when the provider has paid it.
  const isToldLater = mail?.change === 'credited' && refunds.length > 0 && giftCardCents === 0;
  const told = mail && { ...mail, ...(giftCardCents > 0 && { giftCardCents }) };
  return {
    ok: true,
    order: { ...next, version: order.version + 1 },
    effects: { ...effects, ...(told && !isToldLater && { mail: told }), ...back },
  };
}

function changeOf(order: Order, step: OrderStep, stamp: StepStamp): StepChange | StepRefused {
  switch (step.kind) {
    case 'confirm':
      return confirm(order, step, stamp);
    case 'pack':
      return pack(order, step, stamp);
    case 'unpack':
      return unpack(order);
    case 'delay':
      return delay(order, step, stamp);
    case 'ship':
      return ship(order, step, stamp);
    case 'track':
      return track(order, step);
    case 'deliver':
      return deliver(order, step, stamp);
    case 'cancel':
      return cancel(order, step, stamp);
    case 'announceReturn':
      return announceReturn(order, step, stamp);
    case 'receiveReturn':
      return receiveReturn(order, step, stamp);
    case 'checkReturn':
      return checkReturn(order, step, stamp);
    case 'closeReturn':
      return closeReturn(order, step, stamp);
    case 'refund':
      return refund(order, step, stamp);
    case 'receiveMoney':
      return receiveMoney(order, step, stamp);
    case 'payOut':
      return payOut(order, step, stamp);
    case 'issueGiftCards':
      return issueGiftCards(order, step, stamp);
    case 'refundGiftCard':
      return refundGiftCard(order, step, stamp);
    case 'note':
      return changed(order);
  }
}

/**
 * What is owed goes back: to gift cards at once, to the payments of providers by requests. If the shopper owes us, the
 * gift cards that the order bought are blocked.
 */
export function withPaidBack(order: Order, stamp: StepStamp) {
  const toGiftCards = refundsToGiftCards(order, stamp);
  const booked = withGiftCardRefunds(order, toGiftCards, stamp);
  const refunds = owedRefunds(booked, stamp);
  const held = withGiftCardBlocks(withRefunds(booked, refunds), stamp);
  return { order: held.order, refunds, toGiftCards, giftCardBlocks: held.blocks };
}

/** The requests that pay back what is owed, the newest payment first. */
function owedRefunds(order: Order, { id, at }: StepStamp): RefundRequest[] {
  let left = balanceOf(order).owed - unpaidFailures(order);
  const requests: RefundRequest[] = [];
  for (const payment of order.paymentInfo.payments.toReversed()) {
    const centAmount = Math.min(left, refundableCents(order, payment));
    if (centAmount <= 0 || payment.id === undefined) continue;
    requests.push({ id: `${id}-${requests.length}`, at, paymentId: payment.id, centAmount });
    left -= centAmount;
  }
  return requests;
}

function withRefunds(order: Order, refunds: readonly RefundRequest[]): Order {
  if (refunds.length === 0) return order;
  return { ...order, refundRequests: [...(order.refundRequests ?? []), ...refunds] };
}
