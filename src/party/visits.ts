/** When the visits of a room begin, and the cart they find. */

import { skusShown } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import { isWorthNoting, visitBegins, visited } from '#domain/cart/visit.ts';
import { logLine } from '#domain/log-line.ts';
import type { turnstile } from '#domain/turnstile.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';
import type { RoomMemory } from './memory.ts';
import { endOf, namedBy } from './room-rules.ts';
import type { roomWakes } from './wakes.ts';

type RoomParts = {
  memory: RoomMemory;
  backend: CartBackend;
  wakes: ReturnType<typeof roomWakes>;
  inTurn: ReturnType<typeof turnstile>;
  /** Whoever comes back after so long begins a visit. */
  pauseMs: number;
  /** Stores a cart that is different now, and tells the windows. */
  keep: (before: Cart, found: Cart, now: Date) => void;
};

export function roomVisits({ memory, backend, wakes, inTurn, pauseMs, keep }: RoomParts) {
  const begins = () => visitBegins(memory.seen(), Date.now(), pauseMs);

  /** What is under way decides about the cart by itself. */
  const isBusy = () => Boolean(memory.attempt() ?? memory.merge());

  /** In a turn: the cart, renewed where a visit begins. Whoever comes at the same time finds it begun. */
  async function begin(): Promise<Cart | undefined> {
    const cart = memory.cart();
    if (!cart || endOf(cart) || isBusy() || !begins()) return cart;
    const now = new Date();
    try {
      const found = skusShown(cart).length > 0 ? await renewed(cart, now) : cart;
      // Nothing is waited for in between: a cart that is renewed is seen.
      if (found !== cart) keep(cart, found, now);
      memory.saveSeen(now.getTime());
      return found;
    } catch (error) {
      // The cart stays as it was last seen, and the next look tries again.
      console.error(logLine('cart not renewed', error, { cart: inLog(cart.id) }));
      return cart;
    }
  }

  /** In a turn: the cart by what is known now, whether a visit begins or not. */
  async function renew(): Promise<void> {
    const cart = memory.cart();
    if (!cart || endOf(cart) || isBusy()) return;
    const now = new Date();
    const found = await renewed(cart, now);
    if (found !== cart) keep(cart, found, now);
  }

  async function renewed(cart: Cart, now: Date): Promise<Cart> {
    const store = await backend.store(cart.store.key, now);
    return visited(cart, await backend.facts(store, namedBy(cart), now));
  }

  /** The cart is seen or changed in the middle of a visit. */
  function goOn(): Promise<void> {
    const [seen, now] = [memory.seen(), Date.now()];
    if (seen !== undefined && !begins() && isWorthNoting(seen, now)) memory.saveSeen(now);
    return wakes.touch();
  }

  return {
    begin,
    renew,
    goOn,

    async look(): Promise<void> {
      if (begins()) await inTurn(begin);
      await goOn();
    },

    /** A cart is new. */
    start(): Promise<void> {
      memory.saveSeen(Date.now());
      return wakes.touch();
    },
  };
}
