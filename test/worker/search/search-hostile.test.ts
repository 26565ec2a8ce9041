/** The search answers any text, without an error or unrelated results. Source: checklist SEA-1, SEA-2. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { maxTextLength } from '#domain/catalogue/listing/listing-query.ts';
import type { Language } from '#domain/country/countries.ts';
import { locales } from '#domain/locale/locales.ts';
import { type Found, maxHits } from '#domain/search/search.ts';
import { embeddedSearch } from '#worker/data/search/engine.ts';
import { chance } from '../../domain/seeded.ts';
import { seedsOf, someOf } from '../../random.ts';
import { hostileTexts, madeUpText } from '../../search/hostile-texts.ts';
import { readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { visitor } from '../visitor.ts';

const seeds = seedsOf({ usual: 60, long: 3000 });

const { find, complete } = embeddedSearch(env);

function searcher(language: Language) {
  const locale = locales.find((each) => each.language === language);
  if (!locale) throw new Error(`nobody speaks ${language}`);
  return { locale: locale.code, now: new Date(), store: { key: locale.country } };
}

function expectSound({ hits, corrected }: Found, text: string): void {
  const said = JSON.stringify(text);
  const scores = hits.map(({ score }) => score);
  expect(new Set(hits.map(({ productId }) => productId)).size, said).toBe(hits.length);
  expect(hits.length, said).toBeLessThanOrEqual(maxHits);
  expect(scores.every(Number.isFinite), said).toBe(true);
  expect(scores, said).toEqual(scores.toSorted((a, b) => b - a));
  if (corrected !== undefined) expect(corrected.trim(), said).not.toBe('');
}

/** Words of what the store sells. */
async function wordsIn(language: Language): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT name FROM product_texts WHERE language = ?1 ORDER BY product_id LIMIT 200',
  )
    .bind(language)
    .all<{ name: string }>();
  return results.flatMap(({ name }) => name.split(' '));
}

const asked = ['de', 'fi', 'en', 'bg', 'el', 'hu', 'lt'] satisfies Language[];

describe.each(someOf(asked, 3))('in %s', (language) => {
  it.each(hostileTexts)('%s is answered', async (_what, all) => {
    // As long as the callers allow.
    const text = all.slice(0, maxTextLength);
    expectSound(await find(text, searcher(language)), text);
    expect(await complete(text, searcher(language))).toBeInstanceOf(Array);
  });

  it('a text whose endings match more words than one statement can take is answered', async () => {
    const { results } = await env.SEARCH_DB.prepare('SELECT surface FROM words WHERE language = ?1')
      .bind(language)
      .all<{ surface: string }>();
    const words = new Set(results.map(({ surface }) => surface));
    const endings = [...words].map((word) => word.slice(-4)).filter((each) => !words.has(each));
    const usual = [...Map.groupBy(endings, (each) => each)]
      .sort(([, some], [, others]) => others.length - some.length)
      .map(([ending]) => ending);
    const text = usual.slice(0, 8).join(' ');
    expectSound(await find(text, searcher(language)), text);
  });

  it('random texts are answered', async () => {
    const words = await wordsIn(language);
    let found = 0;
    for (const seed of seeds) {
      const text = madeUpText(chance(seed), words);
      const answer = await find(text, searcher(language));
      expectSound(answer, text);
      if (answer.hits.length > 0) found += 1;
    }
    // Otherwise the ranking would not have been tested.
    if (seeds.length >= 60) expect(found).toBeGreaterThan(seeds.length / 6);
  });
});

describe('the pages', () => {
  const shopper = visitor('de');

  it.each(hostileTexts)('%s gets a page of results and suggestions', async (_what, text) => {
    const query = new URLSearchParams({ query: text.slice(0, 3000) });
    const lines = await logged(async () => {
      const { status, h1, html, inline } = await readPage(await shopper.get(`/search?${query}`));
      expect([status, h1.length, inline]).toEqual([200, 1, []]);
      expect(html).not.toContain('<script>alert');
      const suggested = await shopper.get(`/__suggest?${query}`);
      expect([200, 204, 404]).toContain(suggested.status);
      expect(await suggested.text()).not.toContain('<script>alert');
    });
    expect(lines).toEqual([]);
  });

  it.each([
    '%',
    '%E0%A4%A',
    '%ff%fe',
    '%00',
    '%c0%ae%c0%ae',
    '%ED%A0%80',
    '%u0041',
    '+++',
    '&query=%&query',
    '=%3D%26#',
    'a%0d%0aSet-Cookie:%20x=1',
    '%25%32%35',
    '&page=2&query=fritteuse',
  ])('%s in the address is answered', async (junk) => {
    const response = await shopper.get(`/search?query=${junk}`);
    expect([200, 404]).toContain(response.status);
    expect(response.headers.get('Set-Cookie') ?? '').not.toContain('x=1');
    expect((await readPage(response)).h1).toHaveLength(1);
  });
});

describe('the call', () => {
  it.each(hostileTexts)('%s is answered, or refused where it is too long', async (_what, text) => {
    const { status, data, code } = await visitor('de').call('searchProducts', {
      queries: [{ query: text }],
    });
    if (text.length > maxTextLength) {
      expect([status, code]).toEqual([400, 'InvalidInput']);
      return;
    }
    const [listing] = data?.listings ?? [];
    expect(status).toBe(200);
    expect(listing?.items.length).toBeLessThanOrEqual(listing?.total ?? -1);
  });

  it.each([
    ['half a character', '[{"queries":[{"query":"\\ud83d"}]}]', 200],
    ['NUL', '[{"queries":[{"query":"a\\u0000b"}]}]', 200],
    ['a list', '[{"queries":[{"query":["a"]}]}]', 400],
    ['an object', '[{"queries":[{"query":{"$ne":1}}]}]', 400],
    ['a number', '[{"queries":[{"query":7}]}]', 400],
  ])('%s in place of a text', async (_what, body, status) => {
    expect((await visitor('de').raw('searchProducts', body)).status).toBe(status);
  });
});
