/** When a mail is tried again, and when it is given up. */
import { expect, it } from 'vitest';
import { afterAttempt, claimMs, retryDelayMs } from '#domain/mail/attempts.ts';

const start = Date.parse('2026-11-24T12:00:00Z');
const queuedAt = new Date(start).toISOString();
const away = { kind: 'later', isServiceAway: true, code: 'ETIMEDOUT', detail: '' } as const;
const hourMs = 3_600_000;

/** The times of all attempts, in ms after the first, if the service never answers. */
function allAttempts(): number[] {
  const times: number[] = [];
  let now = start;
  for (let attempts = 1; ; attempts += 1) {
    times.push(now - start);
    const { state, nextAt } = afterAttempt({ attempts, queuedAt }, away, new Date(now));
    if (state === 'failed') return times;
    expect(state).toBe('waiting');
    now = Date.parse(nextAt);
  }
}

it('a mail is tried for more than two days, with growing pauses of at most four hours', () => {
  const times = allAttempts();
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(times.at(-1)).toBeGreaterThan(48 * hourMs);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(Math.max(...pauses)).toBe(4 * hourMs);
  expect(times.filter((time) => time <= hourMs).length).toBeGreaterThan(4);
});

it.each([
  [{ kind: 'sent', providerId: 'x' } as const, 'sent'],
  [{ kind: 'refused', code: '', detail: '' } as const, 'refused'],
])('%j ends it', (result, state) => {
  expect(afterAttempt({ attempts: 1, queuedAt }, result, new Date(start)).state).toBe(state);
});

it('a claim is longer than the first pauses, which begin after the attempt', () => {
  expect(retryDelayMs(1)).toBeLessThan(claimMs);
});
