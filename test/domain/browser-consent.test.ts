import { expect, it } from 'vitest';
import { choiceKeptMs, readConsent, writeConsent } from '#domain/consent/browser-consent.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

it('a choice is read as it was made, also the choice of nothing', () => {
  for (const agreed of [[], ['statistics'], ['preferences', 'statistics']] as const) {
    expect(readConsent(writeConsent(agreed, now), now)).toEqual(new Set(agreed));
  }
});

it('after six months nothing is agreed to, and one from the future is none', () => {
  const kept = writeConsent(['preferences'], now);
  expect(readConsent(kept, now + choiceKeptMs - 1)).toEqual(new Set(['preferences']));
  expect(readConsent(kept, now + choiceKeptMs)).toBeUndefined();
  expect(readConsent(kept, now - 1)).toBeUndefined();
});

it('what is no choice agrees to nothing', () => {
  for (const text of [null, '', 'preferences', '@', 'preferences@soon', 'all@-1', '<b>@1']) {
    expect([text, readConsent(text, now)]).toEqual([text, undefined]);
  }
  expect(readConsent(`everything,preferences@${now}`, now)).toEqual(new Set(['preferences']));
});
