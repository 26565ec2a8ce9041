import { expect, it } from 'vitest';
import {
  entriesUnderConsent,
  readConsent,
  withChoice,
  writeConsent,
} from '#domain/consent/browser-consent.ts';
import { consentLifetimeMs, writeEntries } from '#domain/consent/timed-entries.ts';
import {
  maxOpenedProducts,
  recentlyViewedBeside,
  withViewed,
} from '#domain/recommendation/recently-viewed.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const none = new Map();

it('a choice is read as it was made, including the choice of nothing', () => {
  const both = withChoice(
    withChoice(none, 'preferences', true, now - day),
    'statistics',
    true,
    now,
  );
  const one = withChoice(both, 'preferences', false, now);
  for (const choice of [both, one, withChoice(none, 'statistics', false, now)]) {
    expect(readConsent(writeConsent(choice), now)).toEqual(choice);
    expect(choice.size).toBeGreaterThan(0);
  }
  expect([...one.keys()]).toEqual(['statistics', 'none']);
});

it('each purpose ends six months after its own consent, and a future consent is ignored', () => {
  const later = withChoice(
    withChoice(none, 'preferences', true, now),
    'statistics',
    true,
    now + day,
  );
  const agreedAt = (at: number) => [...readConsent(writeConsent(later), at).keys()];
  expect(agreedAt(now + consentLifetimeMs - 1)).toEqual(['preferences', 'statistics']);
  expect(agreedAt(now + consentLifetimeMs)).toEqual(['statistics']);
  expect(agreedAt(now + consentLifetimeMs + day)).toEqual([]);
  expect(agreedAt(now - 1)).toEqual([]);
});

it('an invalid choice is no consent', () => {
  for (const text of [
    null,
    '',
    'preferences',
    '@',
    'preferences@soon',
    'all@1',
    'preferences@-1',
    `preferences,statistics@${'9'.repeat(17)}`,
    '<b>@1',
  ]) {
    expect([text, [...readConsent(text, now)]]).toEqual([text, []]);
  }
  expect([...readConsent(`everything@${now},preferences@${now}`, now).keys()]).toEqual([
    'preferences',
  ]);
});

it('only articles seen since the consent remain in a list, for six months each', () => {
  const list = writeEntries([
    ['EX3', now],
    ['EX2', now - 2 * day],
    ['EX1', now - consentLifetimeMs],
  ]);
  const left = (agreedAt: number | undefined) =>
    entriesUnderConsent(agreedAt, list, now).map(([sku]) => sku);
  expect(left(now - day)).toEqual(['EX3']);
  expect(left(now - consentLifetimeMs)).toEqual(['EX3', 'EX2']);
  expect(left(undefined)).toEqual([]);
});

it('an article that is seen again comes first, and a page requests no more than it shows', () => {
  const opened = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'B'].reduce<ReturnType<typeof withViewed>>(
    (seen, sku, index) => withViewed(seen, sku, now + index, maxOpenedProducts),
    [],
  );
  expect(opened.map(([sku]) => sku)).toEqual(['B', 'G', 'F', 'E', 'D', 'C']);
  expect(recentlyViewedBeside('G', opened)).toEqual(['B', 'F', 'E', 'D']);
});
