import { describe, expect, it } from 'vitest';
import {
  afterTouch,
  type IdleTime,
  idleUntil,
  isAbandoned,
  nextAlarm,
} from '#domain/cart/abandonment.ts';
import { chance, times } from '../seeded.ts';

const day = 86_400_000;
const maxIdleMs = 30 * day;

describe('the next alarm', () => {
  const at = (isUnsettled: boolean, ms?: number) =>
    nextAlarm(1000, {
      isUnsettled,
      idle: ms === undefined ? undefined : { since: 0, ms },
      keptMs: maxIdleMs,
    });

  it('is in 30 seconds while anything is unsettled, whatever the idle time', () => {
    expect(at(true)).toBe(31_000);
    expect(at(true, 0)).toBe(31_000);
    expect(at(true, 99 * day)).toBe(31_000);
  });

  it('is in at most a week, earlier if the cart ends sooner, but never in under 30 seconds', () => {
    expect(at(false, 0)).toBe(1000 + 7 * day);
    expect(at(false, 28 * day)).toBe(1000 + 3 * day);
    expect(at(false, 31 * day)).toBe(31_000);
  });

  it('is not set when there is nothing to wake for', () => {
    expect(at(false)).toBeUndefined();
  });
});

/** The idle time of a cart seen on day 0, after alarms at which the clock shows these days. */
function afterWakes(...days: number[]): IdleTime {
  return days.reduce((idle, each) => idleUntil(idle, each * day), { since: 0, ms: 0 });
}

it('idle time adds up from alarm to alarm; a change of the clock adds none', () => {
  expect(afterWakes(7, 14).ms).toBe(14 * day);
  expect(afterWakes(7, 1000, 1007).ms).toBe(14 * day);
  expect(afterWakes(7, -1000, -993).ms).toBe(14 * day);
  expect(afterWakes(7, 7, 7).ms).toBe(7 * day);
});

it('a cart is abandoned a day after its time, because looks are noted once a day', () => {
  expect(isAbandoned({ since: 0, ms: 31 * day - 1 }, maxIdleMs)).toBe(false);
  expect(isAbandoned({ since: 0, ms: 31 * day }, maxIdleMs)).toBe(true);
});

it('a look is noted once a day, and again after the clock was set back or idle time was counted', () => {
  expect(afterTouch(undefined, 5)).toEqual({ since: 5, ms: 0 });
  expect(afterTouch({ since: 0, ms: 0 }, day - 1)).toBeUndefined();
  expect(afterTouch({ since: 0, ms: 0 }, day)).toEqual({ since: day, ms: 0 });
  expect(afterTouch({ since: 0, ms: 0 }, -1)).toEqual({ since: -1, ms: 0 });
  expect(afterTouch({ since: 0, ms: 1 }, 2)).toEqual({ since: 2, ms: 0 });
});

/** Simulates a room whose clock is set once. When its cart ends, in real ms, and how many alarms that takes. */
function simulatedEnd(setAt: number, setBy: number): { after: number; wakes: number } {
  const clock = (after: number) => (after < setAt ? after : after + setBy);
  let [after, wakes] = [0, 0];
  let idle: IdleTime = { since: 0, ms: 0 };
  while (!isAbandoned(idle, maxIdleMs)) {
    const wake = nextAlarm(clock(after), { isUnsettled: false, idle, keptMs: maxIdleMs }) ?? 0;
    after = wake < setAt && after < setAt ? wake : Math.max(after, setAt, wake - setBy);
    idle = idleUntil(idle, clock(after));
    wakes += 1;
  }
  return { after, wakes };
}

it('no cart ends early, whenever and however far its clock is set', () => {
  const { between } = chance(20_261_122);
  for (const _ of times(1000)) {
    // A shift of less than a week cannot be distinguished from a pause between alarms.
    const setBy = between(9, 4000) * (between(0, 1) ? day : -day) + between(0, day - 1);
    const { after, wakes } = simulatedEnd(between(0, 31 * day), setBy);
    expect(after).toBeGreaterThanOrEqual(31 * day);
    expect(wakes).toBeLessThan(10);
  }
  expect(simulatedEnd(0, 0)).toEqual({ after: 31 * day, wakes: 5 });
});
