/** For whom a room itself asks a remote backend: the owner of its cart, from the shop in which the cart was last changed. */
import type { Cart } from '#domain/cart/cart.ts';
import type { Caller } from '#domain/operations.ts';
import type { RemoteCaller } from '#worker/commerce/remote-cart-backend.ts';
import type { RoomStore } from './room-store.ts';

/** The URL of the shop, and its language. */
export type AskedFrom = Pick<Caller, 'site' | 'locale'>;

export function ownCaller(
  roomStore: Pick<RoomStore, 'askedFrom'>,
  { customerId }: Pick<Cart, 'customerId'>,
  asked: Pick<Caller, 'store' | 'now'>,
): RemoteCaller {
  return {
    ...asked,
    ...roomStore.askedFrom(),
    ...(customerId && { session: { customerId } }),
  };
}

/** Stored once for a cart that stays in one shop. */
export function noteCaller(
  roomStore: Pick<RoomStore, 'askedFrom' | 'saveAskedFrom'>,
  { site, locale }: AskedFrom,
): void {
  const known = roomStore.askedFrom();
  if (known?.site !== site || known.locale !== locale) roomStore.saveAskedFrom({ site, locale });
}
