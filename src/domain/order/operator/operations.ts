/**
 * The operations of an operator on an order, in the operator's words: article numbers, amounts as written, the first
 * parcel. The command `npm run orders` is made from this table.
 */
import { moneyRows } from './money-rows.ts';
import type { OperatorOperation } from './operation.ts';
import { returnRows } from './return-rows.ts';
import { shippingRows } from './shipping-rows.ts';

export const operatorOperations = {
  ...shippingRows,
  ...returnRows,
  ...moneyRows,
} as const satisfies Record<string, OperatorOperation>;
