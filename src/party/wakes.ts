/** A room's one alarm: it brings what got stuck to its end, and ends the cart that was abandoned. */
import {
  idleUntil,
  isAbandoned,
  nextWake,
  retryAfterMs,
  touched,
} from '#domain/cart/abandonment.ts';
import type { RoomMemory } from './memory.ts';

/** `keptMs`: how long a cart is kept that nobody changes or looks at. `payments`: when one of them is due (ms). */
export function roomWakes(
  storage: DurableObjectStorage,
  memory: RoomMemory,
  keptMs: number,
  payments: () => number | undefined,
) {
  /** Nothing is waited for between deciding and setting: whoever asks for an earlier wake afterwards gets it. */
  async function plan(): Promise<void> {
    const isUnsettled =
      Boolean(memory.attempt() ?? memory.merge()) || memory.waitingEvents().length > 0;
    const at = nextWake(Date.now(), {
      isUnsettled,
      idle: memory.idle(),
      keptMs,
      paymentsAt: payments(),
    });
    if (at !== undefined) await storage.setAlarm(at);
  }

  return {
    plan,
    soon: () => storage.setAlarm(Date.now() + retryAfterMs),

    /** Somebody changes or looks at the cart: noted once a day. A room that had no alarm yet gets one. */
    async touch(): Promise<void> {
      const idle = touched(memory.idle(), Date.now());
      if (!idle) return;
      memory.saveIdle(idle);
      if ((await storage.getAlarm()) === null) await plan();
    },

    /** At a wake: adds up the idle time, and says whether nobody has come for as long as carts are kept. */
    findsAbandoned(): boolean {
      const known = memory.idle();
      if (!known) return false;
      const idle = idleUntil(known, Date.now());
      memory.saveIdle(idle);
      return isAbandoned(idle, keptMs);
    },
  };
}
