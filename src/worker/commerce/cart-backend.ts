/** What a cart's room needs from the backend. */

import type { CartNotice } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts, RequestedFacts } from '#domain/cart/facts.ts';
import type { OrderOrigin } from '#domain/limits/unpaid.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import type { Order, OrderDraft } from '#domain/order/order.ts';
import type { StoredOrder } from '#domain/order/stored-order.ts';
import type { Intent, PaymentAttempt } from '#domain/payment/attempt.ts';
import type { Store } from '#domain/store/store.ts';
import type { PendingVatCheck } from '#domain/vat/pending-check.ts';
import type { RemoteCartBackend } from './remote-cart-backend.ts';

/** An applied operation: a repeated request for it returns the same notices. */
export type AppliedOperation = { id: string; notices: CartNotice[] };

/** A guest's cart with its applied operations, whose requests a browser may still repeat. */
export type GuestCartContent = { cart: Cart; operations: AppliedOperation[] };

export type CartBackend = {
  /** Where the carts are stored and priced; null: in the rooms themselves. */
  remote: RemoteCartBackend | null;
  /** The store of a cart, by its key. */
  store(key: string, now: Date): Promise<Store>;
  facts(store: Store, requested: RequestedFacts, now: Date): Promise<CartFacts>;
  /**
   * Idempotent by cart: if the cart has an order, that one is returned. Nothing is written on a failure: OutOfStock if
   * stock is limited (`ReserveOnOrder`) and no longer suffices, TotalChanged if a discount code or a gift card was used
   * up meanwhile, UnpaidLimitReached if the unpaid orders of its origin would exceed their limit. `onTakingBack` is called before a remote backend is asked to cancel the order that it has
   * made: the caller stores that, so that a repeated call cancels it too.
   */
  storeOrder(intent: Intent, onTakingBack?: () => void): Promise<StoredOrder>;
  /**
   * Whether the order of an interrupted `storeOrder` is stored. False: it will not be stored by that call any more.
   */
  isStored(intent: Intent): Promise<boolean>;
  /** For an order that a remote backend is told of first. A number that is not used leaves a gap. */
  nextOrderNumber(): Promise<string>;
  /** Whether an order that holds stock unpaid would be refused by `storeOrder`: asked before its payment begins. */
  exceedsUnpaidLimits(draft: OrderDraft, origin?: OrderOrigin): Promise<boolean>;
  /** Queries the registry for this cart's VAT number, unless a valid answer is stored. Takes a few seconds at most. */
  checkVat(pendingCheck: PendingVatCheck, now: Date): Promise<void>;
  findOrder(id: string): Promise<Order | undefined>;
  /** Stores which room an attempt belongs to, and its state there. */
  indexAttempt(
    cartId: string,
    attempt: PaymentAttempt,
    isSettled: boolean,
    now: Date,
  ): Promise<void>;
  /** Closes an attempt that its room does not know: it was indexed but never started. */
  closeAttempt(id: string, now: Date): Promise<void>;
  /** Stores the payments of an order, once, and publishes the change so that the customer gets a mail. */
  recordPayment(orderId: string, paymentInfo: Order['paymentInfo'], now: Date): Promise<void>;
  /** Adds another payment to an order whose payment has failed, once. False: it is paid or cancelled, and takes no more. */
  addPayment(orderId: string, paymentInfo: Order['paymentInfo'], now: Date): Promise<boolean>;
  /** Cancels an order that was not paid in time and returns its stock, once. */
  cancelUnpaid(orderId: string, now: Date): Promise<void>;
  /** Creates the cart, unless it exists. */
  begin(id: string, caller: Caller): Promise<Outcome<{ cart: Cart }>>;
  /** Merges a guest's cart into the customer's cart `into`, once; a repeated call returns the same outcome. */
  takeIn(into: string, guest: GuestCartContent, caller: Caller): Promise<Outcome<CartChange>>;
  hasTaken(into: string, guestCartId: string): Promise<boolean>;
  /** Sends these events, stored with the order, to the queue unless they were sent before; safe to repeat. */
  sendEvents(ids: readonly string[], now: Date): Promise<void>;
};
