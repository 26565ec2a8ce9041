/** What the jobs of the clock need of a backend. */

import type { CountryCode } from '#domain/country/countries.ts';
import type { Order } from '#domain/order/order.ts';
import type { UnpaidOrder } from '#domain/order/stored-order.ts';
import type { DueOrder, UnpaidDays } from '#domain/order/unpaid.ts';
import type { Store } from '#domain/store/store.ts';

export type JobBackend = {
  /** Sends the events that the queue has not taken yet. */
  drainOutbox(now: Date): Promise<void>;
  forgetListingCounts(now: Date): Promise<void>;
  forgetVatChecks(now: Date): Promise<void>;
  forgetSearches(now: Date): Promise<void>;
  forgetDeadEvents(now: Date): Promise<void>;
  countFrequentTokens(now: Date): Promise<void>;
  /** Attempts that nobody has heard of for a while, by their carts. They count as heard of now. */
  takeStuckPayments(now: Date): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Wakes the room of a cart, which brings these attempts to their end. */
  settlePayments(cartId: string, attemptIds: readonly string[]): Promise<void>;
  dueOrders(days: UnpaidDays, now: Date): Promise<DueOrder[]>;
  order(id: string): Promise<Order | undefined>;
  store(country: CountryCode, now: Date): Promise<Store>;
  remindOfPayment(orderId: string, now: Date): Promise<void>;
  cancelUnpaid(orderId: string, unpaid: UnpaidOrder, now: Date): Promise<void>;
};
