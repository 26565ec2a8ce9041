/** What a cart's room needs of a backend that stores and prices carts elsewhere. */
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import type { CustomerSession } from '#domain/customer/customer.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';

/** For whom a room asks; a job asks for nobody. */
export type RemoteCaller = Pick<Caller, 'store' | 'now'> &
  Partial<Pick<Caller, 'locale' | 'site' | 'network'>> & {
    session?: Pick<CustomerSession, 'customerId'>;
  };

/** `held`: the remote cart as it was last answered; `before`: the cart whose details it has. Absent: there is none yet. */
export type RemoteChange = {
  held: RemoteCart | undefined;
  before: Cart | undefined;
  wanted: Cart;
  /** At current prices, also if nothing differs: an order is placed at these. */
  isRepriced?: boolean;
};

export type RemoteCartBackend = {
  /**
   * Brings the remote cart to `wanted`, or creates it, in one request; none if nothing differs
   * and it is not to be repriced. `ConcurrentModification`:
   * it is another than `held`, and nothing was changed. `BackendFailed`: not known whether it was.
   */
  write(change: RemoteChange, caller: RemoteCaller): Promise<Outcome<RemoteCart>>;
  /** As it is now; null: there is none. `CartOrdered`: it has become an order. */
  read(
    cartId: string,
    held: RemoteCart | undefined,
    caller: RemoteCaller,
  ): Promise<Outcome<RemoteCart | null>>;
  /** With current prices. `ConcurrentModification` as for `write`. */
  recalculate(held: RemoteCart, caller: RemoteCaller): Promise<Outcome<RemoteCart>>;
  /** The shop's cart with the goods and amounts of the remote one. Loads what it has to know of goods that only the remote has. */
  adopt(wanted: Cart, remote: RemoteCart, facts: CartFacts): Promise<Cart>;
  /** Logs a failure: the remote deletes forgotten carts by itself. */
  remove(held: RemoteCart, caller: RemoteCaller): Promise<void>;
};
