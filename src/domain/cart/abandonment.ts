/**
 * When a cart's room wakes by itself, and when its cart counts as abandoned: nobody has changed or looked at it for as
 * long as carts are kept. Idle time is added up wake by wake, so that no single jump of a clock ends a cart.
 */

const dayMs = 86_400_000;
/** How soon events and orders that got stuck are tried again. */
export const retryAfterMs = 30_000;
/** A room does not wake more often than this. */
const soonestMs = 1000;
/** How long a room with a cart sleeps at most. */
const longestSleepMs = 7 * dayMs;

/** `since`: the clock (ms) at the last note. `ms`: the idle time that had been added up by then. */
export type Idleness = { since: number; ms: number };

/** What a change or a look leaves behind; undefined where one of the same day has been noted already. */
export function touched(idle: Idleness | undefined, now: number): Idleness | undefined {
  const noted = idle?.ms === 0 && now >= idle.since && now - idle.since < dayMs;
  return noted ? undefined : { since: now, ms: 0 };
}

/** At a wake. More time than a room sleeps, or less than none, is a clock that was set: it does not count. */
export function idleUntil({ since, ms }: Idleness, now: number): Idleness {
  const passed = now - since;
  const isBelieved = passed > 0 && passed <= longestSleepMs + dayMs;
  return { since: now, ms: isBelieved ? ms + passed : ms };
}

/** `keptMs`: how long carts are kept. */
export function isAbandoned({ ms }: Idleness, keptMs: number): boolean {
  return ms >= endsAfter(keptMs);
}

/** The moment (ms) of the one alarm that a room has; undefined where it has nothing to wake for. */
export function nextWake(
  now: number,
  room: {
    isUnsettled: boolean;
    idle: Idleness | undefined;
    keptMs: number;
    /** When a payment is due, if one is. */
    paymentsAt?: number | undefined;
  },
): number | undefined {
  const { isUnsettled, idle, keptMs, paymentsAt } = room;
  if (isUnsettled) return now + retryAfterMs;
  const due = paymentsAt === undefined ? undefined : Math.max(paymentsAt, now + soonestMs);
  if (!idle) return due;
  const left = endsAfter(keptMs) - idle.ms;
  const ends = now + Math.min(longestSleepMs, Math.max(left, retryAfterMs));
  return Math.min(due ?? ends, ends);
}

/** Looks are noted once a day: the last may have been up to a day later than its note. */
const endsAfter = (keptMs: number) => keptMs + dayMs;

/** `CART_KEPT_DAYS` as ms; 30 days where unset. Throws on what is no number of days from 1 to 3650. */
export function readKeptDays(text = '30'): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > 3650) throw new Error(`CART_KEPT_DAYS: "${text}" is not 1 to 3650 days`);
  return days * dayMs;
}
