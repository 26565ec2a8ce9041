/** What a cart's room stores. */
import type { IdleTime } from '#domain/cart/abandonment.ts';
import type { CartNotice } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Undoable } from '#domain/cart/undo.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { OrderEventIds } from '#domain/order/stored-order.ts';
import type { Intent } from '#domain/payment/attempt.ts';
import type { StoredAuthorization } from '#domain/payment/wallet-authorization.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import type { AppliedOperation } from '#worker/commerce/cart-backend.ts';
import type { AskedFrom } from './own-caller.ts';

/**
 * What is stored of a cart that became an order: the order's id, no personal data. `eventIds`: absent if this room had
 * dropped the order before it was stored. `nextCartId`: the cart that receives the saved items.
 */
export type PlacedOrder = { id: string; eventIds?: OrderEventIds; nextCartId?: string };

/** Stored before the room of the customer's cart is called. `at`: ISO time. */
export type MergeAttempt = { into: string; at: string };

/** The cart, the operations that changed it, how to undo the last one, and the events to send. */
export type StoredChange = {
  cart: Cart;
  operations?: AppliedOperation[];
  /** Null: what was the last change cannot be undone any more. */
  undoable?: Undoable | null | undefined;
  events?: KontorEvent[];
  /** The remote cart after the change: nothing is pending any more. */
  remote?: RemoteCart | undefined;
  /** The remote cart may have other addresses and another way of payment: the next write sends all of them. */
  hasOtherDetails?: boolean;
};

/**
 * A write to the remote cart that was sent and whose answer has not come. `wanted`: the cart after it. `alsoDone`:
 * operations that were applied with it. `at`: ms.
 */
export type PendingWrite = {
  id: string;
  wanted: Cart;
  notices: CartNotice[];
  alsoDone: AppliedOperation[];
  at: number;
};

/** The keys of the table `documents`. What each says about persons: personal-data.ts. */
export type Documents = {
  cart: Cart;
  /** An order without a provider, saved before the backend stores it: after a crash it is retried, not duplicated. */
  attempt: Intent;
  merge: MergeAttempt;
  placed: PlacedOrder;
  undoable: Undoable;
  authorization: StoredAuthorization;
  idle: IdleTime;
  /** When the cart was last read or changed, in ms. */
  seen: number;
  /** The last version of a deleted cart: a new cart under the same id continues from it. */
  deleted: number;
  /** The cart of a remote backend, as it was last answered. */
  remote: RemoteCart;
  pending: PendingWrite;
  hasOtherDetails: boolean;
  /** Where the cart was last changed; only with a remote backend. */
  askedFrom: AskedFrom;
};
