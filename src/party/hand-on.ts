/**
 * What was laid aside in a cart survives its order: it goes into the next cart, exactly once. The ordered room has
 * written down which cart that is; whoever comes next brings it there, and asks first whether somebody has before.
 */
import { leftOver } from '#domain/cart/saved.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';
import type { RoomMemory } from './memory.ts';
import { strangerTo } from './room-rules.ts';

/** The next cart, which has it then; null where nothing was laid aside, or the caller has no business here. */
export async function handOn(
  memory: RoomMemory,
  backend: CartBackend,
  caller: Caller,
): Promise<Outcome<string | null>> {
  const cart = memory.cart();
  const { nextCartId } = memory.placed() ?? {};
  if (!cart || !nextCartId || strangerTo(cart, caller)) return { ok: true, data: null };
  const isWaiting = cart.savedForLater.length > 0;
  if (isWaiting && !(await backend.hasTaken(nextCartId, cart.id))) {
    const { session, ...anonymous } = caller;
    // Whose the ordered cart was, theirs is the next: a guest's goes into the customer's by itself.
    const owner = cart.customerId ? caller : anonymous;
    const begun = await backend.begin(nextCartId, owner);
    const handed = { cart: leftOver(cart), operations: [] };
    const taken = begun.ok ? await backend.takeIn(nextCartId, handed, owner) : begun;
    if (!taken.ok) return taken;
  }
  if (isWaiting) memory.commitHandedOn(cart);
  return { ok: true, data: nextCartId };
}
