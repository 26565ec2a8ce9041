/** The result of a step: the changed order with its effects, or the reason why it is refused. */
import type { LinePieces } from '../fulfilment.ts';
import type { Order } from '../order.ts';
import type { OrderChange } from '../order-changes.ts';
import { sumOf } from './pieces.ts';

/** `about`: an article number, an amount in cents, or an id. */
export type StepRefusal = { reason: RefusalReason; about?: string };

export const refusalTexts = {
  cancelled: 'the order is cancelled',
  notPaid: 'the order is not paid; --even-unpaid ships on account',
  credited: 'what is left of it has been credited; --even-unpaid ships it all the same',
  nothingOpen: 'nothing of it is left to ship or cancel',
  tooMany: 'that is more than there is',
  unknownArticle: 'the order has no such article',
  severalGuarantees: 'the guarantee was bought for several articles: name one',
  unknownShipment: 'the order has no such shipment',
  unknownReturn: 'the order has no such return',
  noReturn: 'no return is announced for it: return announces one',
  severalReturns: 'it has several returns: --return says which',
  notReceived: 'nothing of the return has arrived: receive comes before check',
  alreadyDone: 'that was done before',
  isPaid: 'money has come for it',
  notPacked: 'it is not packed',
  isPacked: 'it is packed or shipped',
  nothingShipped: 'nothing was shipped yet',
  inFuture: 'that day has not come yet',
  beforeShipment: 'that is before it was shipped',
  nothingDue: 'nothing is due',
  nothingOwed: 'nothing is to be paid back',
  moreThanPossible: 'that is more than can be credited',
  unknownGiftCard: 'the order has no such gift card',
  giftCardBlocked: 'the gift card is blocked: the order is not paid any more',
  byMail: 'gift cards leave by e-mail once they are paid',
  giftCards: 'gift cards are refunded one by one: refund-gift-card',
  byProvider: 'the payment provider reports this payment',
} as const;

export type RefusalReason = keyof typeof refusalTexts;

/** Pieces that go back to stock, by article number. */
export type Restock = { sku: string; quantity: number };

export type StepEffects = {
  restock: Restock[];
  /**
   * The mail to the shopper; `about`: the id of the shipment, return, cancellation or credit; `giftCardCents`: what went
   * back to gift cards.
   */
  mail?: { change: OrderChange; about?: string; centAmount: number; giftCardCents?: number };
  /** The card is blocked, and so much is taken from it. `id`: of the ledger's entry. */
  blocksGiftCard?: { id: string; cardId: string; centAmount: number };
  /** The order takes no place in the limits of its discount codes any more. */
  freesCodes?: boolean;
};

/** What one kind of step does; version, states and refunds follow from it (take-step.ts). */
export type StepChange = { ok: true; order: Order; effects: StepEffects };
export type StepRefused = { ok: false; refusal: StepRefusal };

export const refused = (reason: RefusalReason, about?: string): StepRefused => ({
  ok: false,
  refusal: { reason, ...(about !== undefined && { about }) },
});

export const changed = (order: Order, effects: Partial<StepEffects> = {}): StepChange => ({
  ok: true,
  order,
  effects: { restock: [], ...effects },
});

/** Pieces of line items by article number. */
export function restockOf(order: Order, lines: readonly LinePieces[]): Restock[] {
  const skus = new Map(order.lineItems.map(({ id, variant }) => [id, variant.sku]));
  const bySku = sumOf([
    lines.map(({ lineItemId, quantity }) => ({
      lineItemId: skus.get(lineItemId) ?? lineItemId,
      quantity,
    })),
  ]);
  return [...bySku].flatMap(([sku, quantity]) => (quantity > 0 ? [{ sku, quantity }] : []));
}
