import { expect, it } from 'vitest';
import type { TimedEntry } from '#domain/consent/timed-entries.ts';
import { locales } from '#domain/locale/locales.ts';
import { everyPair, maxPairedProducts, pairsWith } from '#domain/recommendation/pairs.ts';
import {
  maxRecentlyViewed,
  parseViewedSkus,
  withViewed,
} from '#domain/recommendation/recently-viewed.ts';
import { kindOf, recommendationKinds, requestFor } from '#domain/recommendation/recommendation.ts';
import { demoMarket } from '../../demo-stores.ts';

it('an order pairs each article with every other, both ways, and none with itself', () => {
  expect(everyPair(['A', 'B', 'A'])).toEqual([
    { sku: 'A', other: 'B' },
    { sku: 'B', other: 'A' },
  ]);
  expect(everyPair(['A'])).toEqual([]);
  const many = Array.from({ length: 100 }, (_, index) => `S${index}`);
  expect(everyPair(many)).toHaveLength(maxPairedProducts * (maxPairedProducts - 1));
});

it('a view pairs the article seen now with those before it, but not those with each other', () => {
  expect(pairsWith('C', ['B', 'A', 'C', 'B'])).toEqual([
    { sku: 'C', other: 'B' },
    { sku: 'B', other: 'C' },
    { sku: 'C', other: 'A' },
    { sku: 'A', other: 'C' },
  ]);
});

it('viewed articles are stored last seen first, each once, twelve at most', () => {
  const seen = Array.from({ length: 20 }, (_, index) => `EX${index}`).reduce<TimedEntry[]>(
    (before, sku, at) => withViewed(before, sku, at, maxRecentlyViewed),
    [],
  );
  expect(seen).toHaveLength(12);
  expect(withViewed(seen, 'EX15', 20, maxRecentlyViewed).slice(0, 3)).toEqual([
    ['EX15', 20],
    ['EX19', 19],
    ['EX18', 18],
  ]);
  expect(parseViewedSkus('EX1,EX1,"><script>,EX2')).toEqual(['EX1', 'EX2']);
});

it('every locale has ids for the three kinds of recommendation, and recognises its own', () => {
  for (const locale of locales) {
    for (const kind of Object.keys(recommendationKinds) as (keyof typeof recommendationKinds)[]) {
      const market = demoMarket(locale);
      const { typeId, languageAndCountry } = requestFor(kind, market, { sourceSku: 'EX1' });
      expect([languageAndCountry, kindOf(typeId, market)]).toEqual([locale.code, kind]);
    }
    expect(kindOf('another-shop-similar', demoMarket(locale))).toBeUndefined();
  }
});
