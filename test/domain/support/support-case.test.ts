/** When a case is answered, who may still reply, and what looks like a program. */
import { describe, expect, it } from 'vitest';
import { answerBy, takesReply } from '#domain/support/support-case.ts';
import { suspicionOf } from '#domain/support/suspicion.ts';

describe('the answer is promised in working days of the market', () => {
  it.each([
    ['de', '2026-11-27T09:00:00Z', 1, '2026-11-30'],
    ['de', '2026-11-26T09:00:00Z', 1, '2026-11-27'],
    ['de', '2026-12-24T09:00:00Z', 1, '2026-12-28'],
    ['de', '2026-11-26T09:00:00Z', 3, '2026-12-01'],
    // Late on Thursday in UTC it is Friday in Athens.
    ['gr', '2026-11-26T23:30:00Z', 1, '2026-11-30'],
  ] as const)('%s, %s, %i: %s', (country, at, days, day) => {
    expect(answerBy(country, new Date(at), days)).toBe(day);
  });
});

describe('a reply', () => {
  const now = new Date('2026-11-28T09:00:00Z');
  it.each([
    ['open', '2020-01-01T00:00:00Z', true],
    ['answered', '2020-01-01T00:00:00Z', true],
    ['closed', '2026-10-29T09:00:00Z', true],
    ['closed', '2026-10-29T08:59:59Z', false],
  ] as const)('to a case %s since %s is taken: %s', (state, changedAt, isTaken) => {
    expect(takesReply({ state, changedAt }, 30, now)).toBe(isTaken);
  });
});

describe('a form is suspicious', () => {
  const now = new Date(1_000_000);
  it.each([
    [{ 'support.shown': '990000' }, undefined],
    [{ 'support.shown': '997000' }, undefined],
    [{ 'support.shown': '997001' }, 'fast'],
    [{}, 'fast'],
    [{ 'support.shown': 'x' }, 'fast'],
    [{ 'support.shown': '990000', 'support.website': 'http://x' }, 'honeypot'],
  ])('%j: %s', (values, suspicion) => {
    expect(suspicionOf(values, now)).toBe(suspicion);
  });
});
