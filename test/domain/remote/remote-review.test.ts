/** Reviews of a remote backend: what becomes of one, and what the shop has added to it stays. */
import { describe, expect, it } from 'vitest';
import { type RemoteReview, reviewFrom } from '#domain/remote/catalogue/remote-review.ts';
import { type ReviewDocument, reviewDocument } from '#domain/review/review.ts';

const remote: RemoteReview = {
  id: 'r-1',
  sku: 'EX10000001',
  createdAt: '2026-01-02T03:04:05.000Z',
  locale: 'de-AT',
  authorName: 'Ada',
  title: 'Hält',
  text: 'Seit drei Jahren täglich im Einsatz, ohne einen Kratzer.',
  rating: 5,
};

function shown(changes: Partial<RemoteReview> = {}, before?: ReviewDocument) {
  const made = reviewFrom({ ...remote, ...changes }, before);
  if (!made || 'why' in made) throw new Error(made?.why ?? 'unchanged');
  return made.review;
}

it('has its words, its stars and its origin', () => {
  expect(shown()).toEqual({ ...remote, source: 'commercetools' });
});

it.each([
  ['a language alone', { locale: 'fr' }, { locale: 'fr-FR' }],
  ['no name', { authorName: null }, { authorName: '' }],
  [
    'no title',
    { title: null, text: 'Klingt hell! Nach einem Jahr keine Delle.' },
    { title: 'Klingt hell!' },
  ],
  [
    'no title and a long sentence',
    { title: null, text: 'Ein sehr gutes Gerät für die Küche, '.repeat(3) },
    { title: 'Ein sehr gutes Gerät für die Küche, Ein sehr gutes Gerät für die Küche, Ein…' },
  ],
])('with %s is shown all the same', (_, given, expected) => {
  expect(shown(given)).toMatchObject(expected);
});

it.each([
  [{ rating: 73 }, /^rating: /],
  [{ rating: null }, /^rating: /],
  [{ text: null }, /^text: /],
  [{ text: 'Mehr auf https://billig.example' }, /^text: /],
  [{ locale: 'ja-JP' }, /^locale: /],
])('%j is refused by its field', (changes, why) => {
  expect(reviewFrom({ ...remote, ...changes }, undefined)).toEqual({
    why: expect.stringMatching(why),
  });
});

describe('one that the shop has already', () => {
  const before = reviewDocument.parse({
    ...shown(),
    answer: 'Danke für Ihre Zeit!',
    answeredAt: '2026-02-02T00:00:00.000Z',
    translations: { en: { title: 'Lasts', text: 'In daily use for three years.' } },
    state: 'withheld',
  });

  it('is not written again', () => {
    expect(reviewFrom(remote, before)).toBeUndefined();
  });

  it('keeps answer, translations and decision with other stars', () => {
    expect(shown({ rating: 4 }, before)).toEqual({ ...before, rating: 4 });
  });

  it('loses the translations of other words', () => {
    const { translations: _, ...rest } = before;
    const text = 'Seit vier Jahren täglich im Einsatz, ohne einen Kratzer.';
    expect(shown({ text }, before)).toEqual({ ...rest, text });
  });

  it('stays as it is if it is from elsewhere', () => {
    const own = { ...before, source: 'order', orderId: 'o-1' };
    expect(reviewFrom({ ...remote, rating: 1 }, own)).toBeUndefined();
  });
});
