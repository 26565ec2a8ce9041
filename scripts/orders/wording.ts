/** How orders, their states and amounts are written for the operator. */
import { giftCardsOf } from '#domain/gift-card/used-cards.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { LinePieces } from '#domain/order/fulfilment.ts';
import type { Order } from '#domain/order/order.ts';
import { balanceOf } from '#domain/order/steps/balance.ts';
import { refusalTexts, type StepRefusal } from '#domain/order/steps/result.ts';
import type { StepTaken } from '#domain/order/steps/take-step.ts';

export const amountIn = ({ totalPrice }: Pick<Order, 'totalPrice'>, centAmount: number) =>
  formatMoney(centAmount, totalPrice.currencyCode, 'en-GB');

export const statesOf = ({ orderState, shipmentState, paymentState }: Order) =>
  `${orderState}, ${shipmentState}, ${paymentState}`;

/** `EX10012345=2 EX10067890=1` */
export function articlesOf({ lineItems }: Order, lines: readonly LinePieces[]): string {
  const skuOf = (id: string) => lineItems.find((line) => line.id === id)?.variant.sku ?? id;
  return lines.map(({ lineItemId, quantity }) => `${skuOf(lineItemId)}=${quantity}`).join(' ');
}

/** One line of a list: number, day, store, states, total, who ordered. */
export function lineOf(order: Order): string {
  const { orderNumber, createdAt, store, totalPrice, customerEmail, id } = order;
  const total = amountIn(order, totalPrice.centAmount);
  return [orderNumber, createdAt, store.key, statesOf(order), total, customerEmail, id].join('\t');
}

export function refusalLine(order: Order, { reason, about }: StepRefusal): string {
  const said = refusalTexts[reason];
  const number = about !== undefined && /^\d+$/.test(about) && reason === 'moreThanPossible';
  const detail = number ? amountIn(order, Number(about)) : about;
  return `${order.orderNumber}: ${said}${detail === undefined ? '' : ` (${detail})`}`;
}

/** What a step changes, one line each. */
export function effectLines(before: Order, { order, effects }: StepTaken): string[] {
  const { restock, mail, refunds, toGiftCards, blocksGiftCard } = effects;
  const was = balanceOf(before);
  const { due, owed, received } = balanceOf(order);
  const cards = [...giftCardsOf(order), ...(order.issuedGiftCards ?? [])];
  const cardName = (cardId: string) =>
    `gift card …${cards.find(({ id }) => id === cardId)?.lastFour ?? ''}`;
  return [
    `${order.orderNumber}: ${statesOf(before)} -> ${statesOf(order)}`,
    ...restock.map(({ sku, quantity }) => `stock: ${sku} +${quantity}`),
    ...refunds.map(({ centAmount }) => `refund by the provider: ${amountIn(order, centAmount)}`),
    ...toGiftCards.map(
      ({ cardId, centAmount }) => `back to ${cardName(cardId)}: ${amountIn(order, centAmount)}`,
    ),
    ...(blocksGiftCard
      ? [
          `${cardName(blocksGiftCard.cardId)} is blocked: ${amountIn(order, blocksGiftCard.centAmount)} taken from it`,
        ]
      : []),
    ...(due === was.due ? [] : [`due in all: ${amountIn(order, due)}`]),
    ...(owed < 0 && received !== was.received ? [`still to come: ${amountIn(order, -owed)}`] : []),
    ...(owed > 0 ? [`to send back by bank transfer, then pay-out: ${amountIn(order, owed)}`] : []),
    ...(mail ? [`mail: ${mail.change}`] : []),
  ];
}
