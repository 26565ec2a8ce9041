/** The number of a return as shown: the order's, and which of its returns. */
import { isCountryCode } from '../country/countries.ts';
import type { Order } from './order.ts';
import { shownOrderNumber } from './order-number.ts';

/** Undefined if the order has no such return. */
export function returnNumber(
  { returns = [], orderNumber, store }: Order,
  returnId: string | undefined,
): string | undefined {
  const index = returns.findIndex(({ id }) => id === returnId);
  if (index < 0) return undefined;
  const number = isCountryCode(store.key) ? shownOrderNumber(orderNumber, store.key) : orderNumber;
  return `${number}-R${index + 1}`;
}
