/** How orders, their states and amounts are written for the operator. */
import { formatMoney } from '#domain/money/format.ts';
import type { Order } from '#domain/order/order.ts';
import { balanceOf } from '#domain/order/steps/balance.ts';
import { refusalTexts, type StepRefusal } from '#domain/order/steps/result.ts';
import type { StepTaken } from '#domain/order/steps/take-step.ts';

export const amountIn = ({ totalPrice }: Pick<Order, 'totalPrice'>, centAmount: number) =>
  formatMoney(centAmount, totalPrice.currencyCode, 'en-GB');

export const statesOf = ({ orderState, shipmentState, paymentState }: Order) =>
  `${orderState}, ${shipmentState}, ${paymentState}`;

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
  const { restock, mail, refunds } = effects;
  const { due, owed } = balanceOf(order);
  return [
    `${order.orderNumber}: ${statesOf(before)} -> ${statesOf(order)}`,
    ...restock.map(({ sku, quantity }) => `stock: ${sku} +${quantity}`),
    ...refunds.map(({ centAmount }) => `refund by the provider: ${amountIn(order, centAmount)}`),
    ...(due === balanceOf(before).due ? [] : [`due in all: ${amountIn(order, due)}`]),
    ...(owed > 0 ? [`to pay out by hand: ${amountIn(order, owed)}`] : []),
    ...(mail ? [`mail: ${mail.change}`] : []),
  ];
}
