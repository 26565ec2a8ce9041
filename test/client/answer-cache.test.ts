/** A search repeated within a short time is answered from the cache. Source: checklist SEA-1. */
import { expect, it } from 'vitest';
import type { Caller } from '#domain/operations.ts';
import type { Found } from '#domain/search/search.ts';
import { noAnswers, withAnswerCache } from '#worker/services/search/answer-cache.ts';

const start = Date.parse('2026-11-22T18:00:00.000Z');
const callerAt = (seconds: number, locale = 'de-DE') =>
  ({ locale, now: new Date(start + seconds * 1_000) }) as unknown as Caller;

/** An index that answers every query with another article. */
function counting(hits = 1) {
  const asked: string[] = [];
  const kept = noAnswers();
  const engine = {
    async find(text: string): Promise<Found> {
      asked.push(text);
      const productId = `p${asked.length}`;
      return { hits: Array.from({ length: hits }, () => ({ productId, score: 1 })) };
    },
    complete: async () => ['more'],
    reportClick: async () => undefined,
  };
  return { asked, kept, engine, service: withAnswerCache(engine, kept, 'embedded') };
}

it('within two minutes the same query gets the cached answer', async () => {
  const { asked, service } = counting();
  const first = await service.find('Kaffee mühle', callerAt(0));
  expect(await service.find('  kaffee  Mühle ', callerAt(119))).toEqual(first);
  expect(asked).toEqual(['Kaffee mühle']);
});

it('after two minutes, or if the clock was set back, the index is queried again', async () => {
  const { asked, service } = counting();
  await service.find('pan', callerAt(0));
  expect((await service.find('pan', callerAt(120))).hits[0]?.productId).toBe('p2');
  expect((await service.find('pan', callerAt(60))).hits[0]?.productId).toBe('p3');
  expect(asked).toHaveLength(3);
});

it('another text, another locale and another index are cached separately', async () => {
  const { asked, kept, engine, service } = counting();
  await service.find('pan', callerAt(0));
  await service.find('pans', callerAt(0));
  await service.find('pan', callerAt(0, 'de-AT'));
  await withAnswerCache(engine, kept, 'algolia').find('pan', callerAt(0));
  expect(asked).toHaveLength(4);
});

it('a failure is not cached', async () => {
  const { engine, kept } = counting();
  let fails = true;
  const service = withAnswerCache(
    { ...engine, find: async () => (fails ? Promise.reject(new Error('down')) : { hits: [] }) },
    kept,
    'embedded',
  );
  await expect(service.find('pan', callerAt(0))).rejects.toThrow('down');
  fails = false;
  expect(await service.find('pan', callerAt(1))).toEqual({ hits: [] });
});

it.each([1_000, 0])(
  'the size of the cache is limited with %i articles in each answer, and the oldest is evicted',
  async (hits) => {
    const { asked, kept, service } = counting(hits);
    const queries = 12_000;
    for (let number = 0; number < queries; number += 1) {
      await service.find(`w${number}`, callerAt(0));
    }
    const answers = [...kept.byQuery.values()];
    const articles = answers.reduce((sum, { found }) => sum + found.hits.length, 0);
    expect(articles).toBeLessThanOrEqual(100_000);
    expect(answers.length).toBeLessThanOrEqual(10_000);
    expect(kept.weight).toBe(articles + 10 * answers.length);
    await service.find(`w${queries - 1}`, callerAt(1));
    expect(asked).toHaveLength(queries);
    await service.find('w0', callerAt(1));
    expect(asked).toHaveLength(queries + 1);
  },
);
