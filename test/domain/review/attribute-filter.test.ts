/** Filters of reviews by the ten attribute types. Source: catalogue.txt §5, checklist REV-3. */
import { expect, it } from 'vitest';
import { type Attributes, attributeFilter, satisfies } from '#domain/review/attribute-filter.ts';
import { loadReviews } from '../../../src/worker/data/reviews/reviews.ts';
import { importReviews } from '../../../src/worker/data/reviews/write-reviews.ts';
import { databaseInMemory } from './database.ts';

const attributes: Attributes = {
  source: 'order',
  day: '2026-05-12',
  createdAt: '2026-05-12T09:30:00.000Z',
  time: '09:30:00',
  rating: 4,
  state: 'published',
  language: 'de',
  title: { de: 'Gut', fr: 'Bien' },
  price: 1250,
  isVerified: true,
};

it.each([
  [{ type: 'string', name: 'source', value: 'order' }, true],
  [{ type: 'string', name: 'source', value: 'Order' }, false],
  [{ type: 'date', name: 'day', value: '2026-05-12' }, true],
  [{ type: 'date', name: 'day', from: '2026-05-12' }, true],
  [{ type: 'date', name: 'day', to: '2026-05-11' }, false],
  [{ type: 'date', name: 'day', from: '2026-05-01', to: '2026-05-31' }, true],
  [{ type: 'datetime', name: 'createdAt', value: '2026-05-12T11:30:00+02:00' }, true],
  [{ type: 'datetime', name: 'createdAt', from: '2026-05-12T09:30:00Z' }, true],
  [{ type: 'datetime', name: 'createdAt', from: '2026-05-12T09:30:00.001Z' }, false],
  [{ type: 'time', name: 'time', from: '09:00', to: '10:00' }, true],
  [{ type: 'time', name: 'time', value: '09:30' }, true],
  [{ type: 'time', name: 'time', from: '09:30:01' }, false],
  [{ type: 'number', name: 'rating', value: 4 }, true],
  [{ type: 'number', name: 'rating', from: 4, to: 5 }, true],
  [{ type: 'number', name: 'rating', to: 3.9 }, false],
  [{ type: 'enum', name: 'state', value: 'published' }, true],
  [{ type: 'lenum', name: 'language', value: 'fr' }, false],
  [{ type: 'ltext', name: 'title', value: { fr: 'Bien' } }, true],
  [{ type: 'ltext', name: 'title', value: { fr: 'Bien', de: 'Schlecht' } }, false],
  [{ type: 'ltext', name: 'title', value: {} }, false],
  [{ type: 'money', name: 'price', value: 12.5 }, true],
  [{ type: 'money', name: 'price', from: 12.51 }, false],
  [{ type: 'money', name: 'price', from: 12.49, to: 12.5 }, true],
  [{ type: 'boolean', name: 'isVerified', value: true }, true],
  [{ type: 'boolean', name: 'isVerified', value: false }, false],
  [{ type: 'string', name: 'unknown', value: '' }, false],
  // Another kind of value than the filter's.
  [{ type: 'number', name: 'source', from: 0 }, false],
  [{ type: 'string', name: 'title', value: 'Gut' }, false],
])('%j: %s', (sent, expected) => {
  expect(satisfies(attributes, attributeFilter.parse(sent))).toBe(expected);
});

it('money is multiplied by 100 into cents', () => {
  expect(attributeFilter.parse({ type: 'money', name: 'price', from: 0.29, to: 19.99 })).toEqual({
    type: 'money',
    name: 'price',
    from: 29,
    to: 1999,
  });
});

it.each([
  { type: 'date', name: 'day', value: '12.5.2026' },
  { type: 'datetime', name: 'createdAt', value: '2026-05-12' },
  { type: 'time', name: 'time', value: '25:00' },
  { type: 'number', name: 'rating', value: '4' },
  { type: 'number', name: 'rating' },
  { type: 'number', name: 'rating', value: 1, from: 1 },
  { type: 'boolean', name: 'isVerified', value: 'true' },
  { type: 'string', name: 'source', from: 'a' },
  { type: 'enum', name: '1=1 OR', value: 'x' },
  { type: 'colour', name: 'source', value: 'x' },
])('refuses %j', (sent) => {
  expect(attributeFilter.safeParse(sent).success).toBe(false);
});

it('texts are found in their original and in translations, and all reviews are counted', async () => {
  const { db } = databaseInMemory();
  const now = new Date('2026-11-28T08:00:00Z');
  const reviews = Array.from({ length: 1201 }, (_, at) => ({
    id: `r${at}`,
    sku: 'EX10000001',
    locale: 'de-DE' as const,
    rating: 4,
    title: at === 0 ? 'Dicht' : 'Leise',
    text: 'Text',
    authorName: '',
    createdAt: now.toISOString(),
    source: 'demo',
    translations: { fr: { title: 'Bien', text: 'Texte' } },
  }));
  await importReviews(db, reviews, now);
  const found = async (sent: unknown, offset = 0) => {
    const filters = [attributeFilter.parse(sent)];
    const page = { offset, limit: 10, sort: 'Most recent', filters } as const;
    const { total, results } = await loadReviews(db, { productId: 'EX10000001', ...page });
    return [total, results.length];
  };
  const title = (value: object) => ({ type: 'ltext', name: 'title', value });
  expect(await found(title({ de: 'Dicht' }))).toEqual([1, 1]);
  expect(await found(title({ de: 'Dicht', fr: 'Bien' }))).toEqual([1, 1]);
  expect(await found(title({ fr: 'Bien' }))).toEqual([1201, 10]);
  expect(await found(title({ fr: 'Bien' }), 1195)).toEqual([1201, 6]);
});
