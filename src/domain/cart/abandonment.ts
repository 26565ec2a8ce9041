/**
 * When a cart's room wakes by itself, and when its cart counts as abandoned: nobody has changed or looked at it for as
 * long as carts are kept. Idle time is added up wake by wake, so that no single jump of a clock ends a cart.
 */

const dayMs = 86_400_000;
/** How soon events and orders that got stuck are tried again. */
export const retryDelayMs = 30_000;
/** A room does not wake more often than this. */
const soonestMs = 1000;
/** How long a room with a cart sleeps at most. */
const maxSleepMs = 7 * dayMs;

/** `since`: the clock (ms) at the last note. `ms`: the idle time that had been added up by then. */
export type IdleTime = { since: number; ms: number };

/** What a change or a look leaves behind; undefined where one of the same day has been noted already. */
export function afterTouch(idle: IdleTime | undefined, now: number): IdleTime | undefined {
  const noted = idle?.ms === 0 && now >= idle.since && now - idle.since < dayMs;
  return noted ? undefined : { since: now, ms: 0 };
}

/** At a wake. More time than a room sleeps, or less than none, is a clock that was set: it does not count. */
export function idleUntil({ since, ms }: IdleTime, now: number): IdleTime {
  const passed = now - since;
  const isBelieved = passed > 0 && passed <= maxSleepMs + dayMs;
  return { since: now, ms: isBelieved ? ms + passed : ms };
}

/** `maxIdleMs`: how long carts are kept. */
export function isAbandoned({ ms }: IdleTime, maxIdleMs: number): boolean {
  return ms >= endsAfter(maxIdleMs);
}

/** The moment (ms) of the one alarm that a room has; undefined where it has nothing to wake for. */
export function nextAlarm(
  now: number,
  room: {
    isUnsettled: boolean;
    idle: IdleTime | undefined;
    keptMs: number;
    /** When a payment is due, if one is. */
    paymentsAt?: number | undefined;
  },
): number | undefined {
  const { isUnsettled, idle, keptMs: maxIdleMs, paymentsAt } = room;
  if (isUnsettled) return now + retryDelayMs;
  const due = paymentsAt === undefined ? undefined : Math.max(paymentsAt, now + soonestMs);
  if (!idle) return due;
  const left = endsAfter(maxIdleMs) - idle.ms;
  const ends = now + Math.min(maxSleepMs, Math.max(left, retryDelayMs));
  return Math.min(due ?? ends, ends);
}

/** Looks are noted once a day: the last may have been up to a day later than its note. */
const endsAfter = (maxIdleMs: number) => maxIdleMs + dayMs;
