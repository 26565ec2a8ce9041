/** The stored rating of a product equals a recount of its published reviews, whatever happens to them. */
import { expect, it } from 'vitest';
import {
  type Decision,
  decisions,
  type ModerationState,
  stateAfter,
} from '#domain/moderation/moderation.ts';
import { type ReviewDocument, statisticsOf, topRated } from '#domain/review/review.ts';
import { storeTopRated } from '../../../src/worker/data/catalogue/product-ratings.ts';
import { decide } from '../../../src/worker/data/moderation/decide.ts';
import { eraseReviews } from '../../../src/worker/data/reviews/erase-reviews.ts';
import { loadReviews } from '../../../src/worker/data/reviews/reviews.ts';
import {
  addReview,
  importReviews,
  recountReviews,
} from '../../../src/worker/data/reviews/write-reviews.ts';
import { firstSeed, runsOf } from '../../random.ts';
import { chance } from '../seeded.ts';
import { databaseInMemory } from './database.ts';

const sequences = runsOf({ usual: 250, long: 4000 });
const sku = 'EX10000001';
const now = new Date('2026-11-28T08:00:00Z');
type Known = { id: string; rating: number; state: ModerationState; author: string };

it(`after ${sequences} random sequences of submit, moderate, import and erase`, async () => {
  const seed = firstSeed;
  const random = chance(seed);
  const { db, memory } = databaseInMemory();
  memory.exec(`INSERT INTO products (id, sku, number, product_type, family, brand, model, ean, created_at,
      published, is_bware, is_package_type_freight, images, tags, rating_average, rating_count,
      rating_distribution, attributes, related_accessories)
    VALUES ('p', '${sku}', '10000001', 'standard_product', 'f', 'b', 'm', '', '2026-01-01T00:00:00.000Z', 1, 0,
      0, '[]', '["new"]', 0, 0, '[0,0,0,0,0]', '{}', '[]')`);
  let known: Known[] = [];
  let rule = topRated;
  let next = 0;
  const document = (more: Partial<ReviewDocument>): ReviewDocument => {
    next += 1;
    const text = `Text ${next}`;
    const createdAt = new Date(now.getTime() + next * 1000).toISOString();
    return {
      id: `r${next}`,
      sku,
      locale: 'de-DE',
      rating: random.between(1, 5),
      title: 'T',
      text,
      authorName: '',
      createdAt,
      source: 'order',
      ...more,
    };
  };
  const entryOf = <Kind extends Decision | 'submit'>(id: string, kind: Kind) => {
    next += 1;
    const at = now.toISOString();
    return {
      id: `e${next}`,
      subject: 'review',
      subjectId: id,
      at,
      actor: 'shop',
      kind,
      isAutomated: false,
    } as const;
  };

  async function step(): Promise<void> {
    const what = random.between(1, 11);
    if (what <= 4) {
      const author = `a${random.between(1, 12)}@x.example`;
      const review = document({ state: 'submitted', orderId: 'o', authorEmail: author });
      const event = {
        id: `v${review.id}`,
        at: now.toISOString(),
        type: 'review-submitted',
        reviewId: review.id,
        sku,
      } as const;
      const isNew = !known.some((each) => each.author === author && each.state !== 'withdrawn');
      expect(
        await addReview(db, review, { photos: [], entry: entryOf(review.id, 'submit'), event }),
      ).toBe(isNew);
      if (isNew) known.push({ id: review.id, rating: review.rating, state: 'submitted', author });
    } else if (what <= 8) {
      const one = known.length > 0 ? random.pick(known) : undefined;
      const decision = random.pick(decisions);
      if (!one) return;
      const after = stateAfter(one.state, decision);
      const about = { subject: 'review', id: one.id, sku } as const;
      const done = await decide(db, about, entryOf(one.id, decision));
      expect(done).toBe(after !== undefined);
      if (after) one.state = after;
    } else if (what === 9) {
      const review = document({ source: 'demo' });
      await importReviews(db, [review], now);
      known.push({ id: review.id, rating: review.rating, state: 'published', author: '' });
    } else if (what === 10) {
      rule = { average: random.between(20, 50) / 10, count: random.between(1, 8) };
      await storeTopRated(db, rule);
      await recountReviews(db, [sku], now);
    } else {
      const theirs = known.filter(({ author }) => author !== '' && random.often(0.3));
      const left = theirs.filter(({ state }) => state === 'published' && random.often(0.5));
      const gone = theirs.filter((each) => !left.includes(each));
      const found = (each: Known[]) => each.map(({ id }) => ({ id, sku }));
      await eraseReviews(db, { gone: found(gone), left: found(left) }, now);
      known = known.filter((each) => !gone.includes(each));
      for (const each of left) each.author = 'unknown';
    }
  }

  for (let sequence = 0; sequence < sequences; sequence += 1) {
    for (let steps = random.between(1, 3); steps > 0; steps -= 1) await step();
    const published = known.filter(({ state }) => state === 'published');
    const expected = statisticsOf(published.map(({ rating }) => rating));
    const page = await loadReviews(db, {
      productId: sku,
      offset: 0,
      limit: 50,
      sort: 'Top reviews',
      filters: [],
    });
    expect(page.reviewRatingStatistics, `seed ${seed}`).toEqual(expected);
    expect(page.total).toBe(published.length);
    const [row] = memory.prepare('SELECT tags, rating_source FROM products').all();
    const isTop = expected.count >= rule.count && expected.averageRating >= rule.average;
    expect(JSON.parse(String(row?.tags))).toEqual(isTop ? ['new', 'topRated'] : ['new']);
    const isDemo = published.map(({ author }) => author === '');
    const demo = isDemo.every(Boolean) ? 'demo' : 'partlyDemo';
    const source = isDemo.includes(true) ? demo : 'orders';
    expect(row?.rating_source).toBe(published.length === 0 ? null : source);
  }
});
