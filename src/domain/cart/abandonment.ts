/**
 * When the alarm of a cart's room fires, and when its cart counts as abandoned: not changed or read for as long as
 * carts are retained. Idle time is summed from alarm to alarm, so that no single jump of the clock deletes a cart.
 */

const dayMs = 86_400_000;
/** Delay before unfinished events and orders are retried. */
export const retryDelayMs = 30_000;
/** Maximum delay before an order or a write is looked up again whose fate a backend does not tell. */
const longestRetryMs = 3_600_000;
/** Minimum delay of an alarm for a payment. */
const soonestMs = 1000;
/** Maximum delay of the alarm while the room has a cart. */
const maxSleepMs = 7 * dayMs;

/** `since`: the clock (ms) when the idle time was last stored. `ms`: the idle time summed up to then. */
export type IdleTime = { since: number; ms: number };

/** The idle time to store after a change or a read; undefined if one less than a day old is already stored. */
export function afterTouch(idle: IdleTime | undefined, now: number): IdleTime | undefined {
  const noted = idle?.ms === 0 && now >= idle.since && now - idle.since < dayMs;
  return noted ? undefined : { since: now, ms: 0 };
}

/** Idle time at an alarm. A negative time, or one longer than a room sleeps, means a changed clock: ignored. */
export function idleUntil({ since, ms }: IdleTime, now: number): IdleTime {
  const passed = now - since;
  const isBelieved = passed > 0 && passed <= maxSleepMs + dayMs;
  return { since: now, ms: isBelieved ? ms + passed : ms };
}

/** `maxIdleMs`: how long an idle cart is retained. */
export function isAbandoned({ ms }: IdleTime, maxIdleMs: number): boolean {
  return ms >= endsAfter(maxIdleMs);
}

/** Delay before something that has been open for `ms` is tried again: the longer, the more seldom. */
export const retryDelayAfter = (ms: number): number =>
  Math.min(longestRetryMs, Math.max(retryDelayMs, ms / 4));

/** The time (ms) of the room's only alarm; undefined if the room needs none. */
export function nextAlarm(
  now: number,
  room: {
    isUnsettled: boolean;
    idle: IdleTime | undefined;
    keptMs: number;
    /** When the next step of a payment is due (ms), if any. */
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

/** Reads are stored at most once a day: the last read may be up to a day later than the stored time. */
const endsAfter = (maxIdleMs: number) => maxIdleMs + dayMs;
