import { describe, expect, it } from 'vitest';
import { contentKey, contentName } from '#domain/content/content-key.ts';
import { type Publication, shownAt } from '#domain/content/live.ts';

const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}T00:00:00.000Z`;
const published = (
  id: number,
  locale: Publication['locale'],
  from: number,
  until?: number,
): Publication => ({
  id,
  locale,
  versionId: `v${id}`,
  from: day(from),
  until: until === undefined ? null : day(until),
});
const shown = (all: readonly Publication[], at: number, locale: 'de-DE' | 'de-AT' = 'de-DE') =>
  shownAt(all, locale, new Date(day(at)))?.versionId;

describe('what is shown', () => {
  const plain = published(1, 'de-DE', 1);

  it('is nothing before the first publication, and the publication from its first moment on', () => {
    expect(shown([published(1, 'de-DE', 5)], 4)).toBeUndefined();
    expect(shown([published(1, 'de-DE', 5)], 5)).toBe('v1');
  });

  it('is a scheduled version in its period only, the one before again afterwards', () => {
    const all = [plain, published(2, 'de-DE', 10, 12)];
    expect([9, 10, 11, 12].map((at) => shown(all, at))).toEqual(['v1', 'v2', 'v2', 'v1']);
  });

  it('is the version that was published later if two begin together', () => {
    expect(shown([published(3, 'de-DE', 1), plain], 2)).toBe('v3');
  });

  it('is that of the nearest locale: an old regional one wins over a new one of the language', () => {
    const all = [published(1, 'de-AT', 1), published(2, 'de-DE', 5), published(3, '', 9)];
    expect(shown(all, 10, 'de-AT')).toBe('v1');
    expect(shown(all, 10, 'de-DE')).toBe('v2');
    expect(shown([published(3, '', 9)], 10, 'de-AT')).toBe('v3');
  });
});

describe('the name of a document', () => {
  it.each([
    ['payment-deAT', { slug: 'payment', locale: 'de-AT' }],
    ['return-policy-elGR', { slug: 'return-policy', locale: 'el-GR' }],
    ['opt_out-nbNO', { slug: 'opt_out', locale: 'nb-NO' }],
    ['home', { slug: 'home', locale: '' }],
    ['our-history', { slug: 'our-history', locale: '' }],
  ])('%s', (name, key) => {
    expect(contentKey(name)).toEqual(key);
    expect(contentName(contentKey(name) ?? { slug: '', locale: '' })).toBe(name);
  });

  it.each(['payment-deXX', 'payment-deFR', 'Payment', '-deDE', 'a b', '../x', ''])(
    'is not %j',
    (name) => expect(contentKey(name)).toBeUndefined(),
  );
});
