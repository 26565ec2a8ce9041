/** What a cart's room needs from whichever backend the shop runs on. */

import type { CartNotice } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import type { Failure } from '#domain/errors.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import type { Order, OrderDraft } from '#domain/order/order.ts';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import type { Store } from '#domain/store/store.ts';
import type { VatWish } from '#domain/vat/wish.ts';

/** Chosen by the room and kept, so that a repeated call writes the same rows. */
export type OrderEventIds = { orderPlaced: string; stockChanged: string };

export type StoredOrder = { ok: true; order: Order } | Failure;

/** What a cart names, and what is about to be added to it. */
export type AskedFacts = {
  skus: readonly string[];
  codes: readonly string[];
  /** The number of the company that pays. */
  vatNumber?: string | undefined;
};

/** A change of a cart that is done: repeated, it is told these notices again. */
export type DoneOperation = { id: string; notices: CartNotice[] };

/** A guest's cart with what was done to it: a browser may still ask for that again. */
export type HandedCart = { cart: Cart; operations: DoneOperation[] };

/** `takesStock`: its store counts what it sells. `eventId`: chosen before, so that it is told once. */
export type UnpaidOrder = { takesStock: boolean; eventId: string };

export type CartBackend = {
  /** The store of a cart, by its key. */
  store(key: string, now: Date): Promise<Store>;
  facts(store: Store, asked: AskedFacts, now: Date): Promise<CartFacts>;
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
  checkVat(wish: VatWish, now: Date): Promise<void>;
  findOrder(id: string): Promise<Order | undefined>;
  /** Which room an attempt belongs to, and how it stands there. */
  noteAttempt(
    cartId: string,
    attempt: PaymentAttempt,
    isSettled: boolean,
    now: Date,
  ): Promise<void>;
  /** Of an attempt that its room does not know: it was noted, and never began. */
  closeAttempt(id: string, now: Date): Promise<void>;
  /** What happened to an order's money; told again, it changes nothing. Whoever ordered is told what concerns them. */
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
  takeIn(into: string, guest: HandedCart, caller: Caller): Promise<Outcome<CartChange>>;
  hasTaken(into: string, guestCartId: string): Promise<boolean>;
  /** Tells the world these events that were stored with the order, unless it knows them; safe to repeat. */
  sendEvents(ids: readonly string[], now: Date): Promise<void>;
};
