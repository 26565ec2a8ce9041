/** What the payment step says when an order was refused; cart and entries stay. */
import { type ErrorCode, errors, type Failure } from '#domain/errors.ts';
import type { TextKey } from '#domain/texts/texts.ts';

/** A refusal that ends by itself says when. */
export type OrderProblem = {
  key: TextKey;
  status?: 409 | 429;
  retryAfterSeconds?: number | undefined;
};

export function problemOf({ code, retryAfterSeconds }: Failure): OrderProblem {
  const key = problemTexts[code] ?? 'checkout.orderFailed';
  return errors[code].status === 429 ? { key, status: 429, retryAfterSeconds } : { key };
}

const problemTexts: Partial<Record<ErrorCode, TextKey>> = {
  // The cart is not what the shopper reviewed.
  OutOfStock: 'checkout.priceChanged',
  ConcurrentModification: 'checkout.priceChanged',
  TotalChanged: 'checkout.totalChanged',
  // Not known: the same request again makes it, or finds it made.
  BackendFailed: 'checkout.orderUnconfirmed',
  TooManyTries: 'form.tooManyTries',
  TooManyOrders: 'limit.orders',
  TooManyPayments: 'limit.payments',
  UnpaidLimitReached: 'limit.unpaid',
};
