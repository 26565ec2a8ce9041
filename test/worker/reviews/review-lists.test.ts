/** The list of an article's reviews: filters, pages, orders. Source: catalogue.txt "getReview", checklist REV-1. */
import { expect, it } from 'vitest';
import { type ReviewSort, reviewSorts } from '#domain/review/sorting.ts';
import { importReviews } from '#worker/data/reviews/write-reviews.ts';
import { env } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { visitor } from '../visitor.ts';
import { buyer, decide, productPage, words } from './buyers.ts';

it('lists are filtered by stars, language and attributes, and paged; 1 star is two clicks away', async () => {
  const { sku, shopper } = await buyer('de');
  const number = sku.slice(2);
  const { review } = await shopper.ask('add-review', { ...words, sku, rating: 1 });
  await decide(review.id, 'publish');
  const ask = (more: object) => visitor('de').ask('getReview', { productId: sku, ...more });
  expect((await ask({ stars: 1 })).total).toBe(1);
  expect((await ask({ stars: 5 })).total).toBe(0);
  expect((await ask({ language: 'fr' })).total).toBe(0);
  expect((await ask({ offset: 1 })).results).toEqual([]);
  expect((await ask({ readIn: 'fr' })).total).toBe(1);
  const filter = { type: 'number', name: 'rating', from: 1, to: 2 } as const;
  expect((await ask({ filters: [filter] })).total).toBe(1);
  expect(
    (await ask({ filters: [{ type: 'boolean', name: 'hasPhotos', value: true }] })).total,
  ).toBe(0);

  const html = await productPage('de', sku);
  expect(html).toContain(`href="/reviews/${number}?stars=1"`);
  const list = await visitor('de').get(`/reviews/${number}?stars=1`);
  const text = await list.text();
  expect(text).toContain(words.text);
  expect(text).toContain('noindex');
  expect(list.headers.get('Set-Cookie')).toBeNull();
  expect((await visitor('de').get('/reviews/99999999')).status).toBe(404);
});

it('"Top reviews" is by rating, date and text, descending; "Most recent" comes first', async () => {
  const [sku] = await putOnSale({});
  const written = (id: string, rating: number, day: number, text: string) => ({
    id: `${sku}-${id}`,
    sku,
    locale: 'de-DE' as const,
    rating,
    title: id,
    text,
    authorName: 'Zora N.',
    createdAt: `2026-05-0${day}T09:30:00Z`,
    source: 'order',
    state: 'published' as const,
  });
  const reviews = [
    written('a', 5, 1, 'A'),
    written('b', 5, 2, 'A'),
    written('c', 5, 2, 'B'),
    written('d', 4, 3, 'Texte'),
  ];
  await importReviews(env.DB, reviews, new Date());
  const sorted = async (sort: ReviewSort) => {
    const page = await visitor('de').ask('getReview', { productId: sku, sort });
    return page.results.map(({ title }) => title).join('');
  };
  expect(await sorted('Top reviews')).toBe('cbad');
  expect(await sorted('Most recent')).toBe('dcba');
  expect(reviewSorts[0]).toBe('Most recent');
});
