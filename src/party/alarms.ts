/** The alarm of a room: it finishes interrupted work and deletes an abandoned cart. */
import {
  afterTouch,
  idleUntil,
  isAbandoned,
  nextAlarm,
  retryDelayAfter,
  retryDelayMs,
} from '#domain/cart/abandonment.ts';
import { endOfCart } from '#domain/cart/access.ts';
import { forget } from './forget.ts';
import { settlePending } from './pending-writes.ts';
import { reportFailure } from './publisher.ts';
import type { Room } from './room.ts';
import type { RoomStore } from './room-store.ts';

/** `maxIdleMs`: a cart not changed or read for this long is deleted. `payments`: when the next step is due (ms). */
export function createRoomAlarms(
  storage: DurableObjectStorage,
  roomStore: RoomStore,
  maxIdleMs: number,
  payments: () => number | undefined,
) {
  /** No `await` between computing and setting the time, so that a later call with an earlier time is not overwritten. */
  async function plan(): Promise<void> {
    const now = Date.now();
    const [attempt, pending] = [roomStore.attempt(), roomStore.pending()];
    const isUnsettled =
      Boolean(roomStore.merge()) ||
      roomStore.waitingEvents().length > 0 ||
      (attempt !== undefined && !attempt.remote);
    // A remote backend may be away for hours.
    const begun = [attempt?.remote && Date.parse(attempt.draft.createdAt), pending?.at];
    const due = [
      payments(),
      ...begun.map((at) => (at === undefined ? at : now + retryDelayAfter(now - at))),
    ].filter((at) => at !== undefined);
    const at = nextAlarm(now, {
      isUnsettled,
      idle: roomStore.idle(),
      keptMs: maxIdleMs,
      paymentsAt: due.length > 0 ? Math.min(...due) : undefined,
    });
    if (at !== undefined) await storage.setAlarm(at);
  }

  return {
    plan,
    retrySoon: () => storage.setAlarm(Date.now() + retryDelayMs),

    /** Records that the cart was changed or read, at most once a day. Sets the alarm if there is none. */
    async touch(): Promise<void> {
      const idle = afterTouch(roomStore.idle(), Date.now());
      if (!idle) return;
      roomStore.saveIdle(idle);
      if ((await storage.getAlarm()) === null) await plan();
    },

    /** Called by the alarm: updates the idle time; true when it exceeds `maxIdleMs`. */
    isAbandoned(): boolean {
      const known = roomStore.idle();
      if (!known) return false;
      const idle = idleUntil(known, Date.now());
      roomStore.saveIdle(idle);
      return isAbandoned(idle, maxIdleMs);
    },
  };
}

/** Finishes orders and events, deletes an abandoned cart, and sets the next alarm. */
export async function runAlarm(room: Room): Promise<void> {
  const { roomStore, order, ordering, mutex, alarms, publisher } = room;
  await mutex
    .withLock(async () => {
      await order.resolve();
      await ordering.settleAll();
      const cart = roomStore.cart();
      if (cart && !endOfCart(cart) && alarms.isAbandoned()) await forget(room, cart, new Date());
    })
    .catch(reportFailure);
  await mutex.withLock(() => settlePending(room, new Date())).catch(reportFailure);
  await publisher.flush();
  await alarms.plan();
}
