/** What a cart's room needs from whichever backend the shop runs on. */

import type { CartNotice } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts, RequestedFacts } from '#domain/cart/facts.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import type { Order, OrderDraft } from '#domain/order/order.ts';
import type { OrderEventIds, StoredOrder, UnpaidOrder } from '#domain/order/stored-order.ts';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import type { Store } from '#domain/store/store.ts';
import type { PendingVatCheck } from '#domain/vat/pending-check.ts';

/** An operation that was applied: a repeated request for it is answered with the same notices. */
export type AppliedOperation = { id: string; notices: CartNotice[] };

/** A guest's cart with what was done to it: a browser may still ask for that again. */
export type GuestCartContent = { cart: Cart; operations: AppliedOperation[] };

export type CartBackend = {
  /** The store of a cart, by its key. */
  store(key: string, now: Date): Promise<Store>;
  facts(store: Store, requested: RequestedFacts, now: Date): Promise<CartFacts>;
  /**
   * Idempotent by cart: a cart that has an order gets that one again. Nothing is written on a failure: OutOfStock when
   * the stock binds (`ReserveOnOrder`) and no longer suffices, TotalChanged when a discount code was used up meanwhile.
   */
  storeOrder(
    draft: OrderDraft,
    eventIds: OrderEventIds,
    inventoryMode: Store['inventoryMode'],
  ): Promise<StoredOrder>;
  /** Asks the registry about the number of this cart, unless an answer is there that counts; a few seconds at most. */
  checkVat(pendingCheck: PendingVatCheck, now: Date): Promise<void>;
  findOrder(id: string): Promise<Order | undefined>;
  /** Which room an attempt belongs to, and how it stands there. */
  indexAttempt(
    cartId: string,
    attempt: PaymentAttempt,
    isSettled: boolean,
    now: Date,
  ): Promise<void>;
  /** Of an attempt that its room does not know: it was noted, and never began. */
  closeAttempt(id: string, now: Date): Promise<void>;
  /** Stores what happened to an order's money, once, and mails the customer what concerns them. */
  recordPayment(
    orderId: string,
    paid: Pick<Order, 'paymentInfo' | 'paymentState'>,
    now: Date,
  ): Promise<void>;
  /** An order that nobody paid in time ends and gives its stock back, once. */
  cancelUnpaid(orderId: string, unpaid: UnpaidOrder, now: Date): Promise<void>;
  /** Begins the cart, unless it is there. */
  begin(id: string, caller: Caller): Promise<Outcome<{ cart: Cart }>>;
  /** The customer's cart `into` takes in a guest's, once; asked again, it is the same outcome. */
  takeIn(into: string, guest: GuestCartContent, caller: Caller): Promise<Outcome<CartChange>>;
  hasTaken(into: string, guestCartId: string): Promise<boolean>;
  /** Tells the world these events that were stored with the order, unless it knows them; safe to repeat. */
  sendEvents(ids: readonly string[], now: Date): Promise<void>;
};
