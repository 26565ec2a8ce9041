/**
 * Copies items saved for later from an ordered cart to the next cart, exactly once. The ordered cart's room stores the
 * id of the next cart; the next request copies the items, unless that cart's room already has them.
 */
import { foreignCallerFailure } from '#domain/cart/access.ts';
import { carriedOverCart } from '#domain/cart/saved.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';
import type { RoomStore } from './room-store.ts';

/** The id of the next cart; null if nothing was saved for later, or if the cart is not the caller's. */
export async function carryOver(
  roomStore: RoomStore,
  backend: CartBackend,
  caller: Caller,
): Promise<Outcome<string | null>> {
  const cart = roomStore.cart();
  const { nextCartId } = roomStore.placed() ?? {};
  if (!cart || !nextCartId || foreignCallerFailure(cart, caller)) return { ok: true, data: null };
  const isWaiting = cart.savedForLater.length > 0;
  if (isWaiting && !(await backend.hasTaken(nextCartId, cart.id))) {
    const { session, ...anonymous } = caller;
    // The next cart has the same owner. A guest's cart is merged into a customer's at login as usual.
    const owner = cart.customerId ? caller : anonymous;
    const created = await backend.begin(nextCartId, owner);
    const carriedOver = { cart: carriedOverCart(cart), operations: [] };
    const taken = created.ok ? await backend.takeIn(nextCartId, carriedOver, owner) : created;
    if (!taken.ok) return taken;
  }
  if (isWaiting) roomStore.commitCarriedOver(cart);
  return { ok: true, data: nextCartId };
}
