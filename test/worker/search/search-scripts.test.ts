/** Suggestions and popular searches in the languages that are not written in Latin letters. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { completions } from '#worker/data/search/completions.ts';
import { countQueries, popularSearches } from '#worker/data/search/searched-queries.ts';

it.each([
  ['el', 'gr', 'Φριτέζα'],
  ['el', 'gr', 'Μπουφές'],
  ['el', 'gr', 'Ψυγείο'],
  ['bg', 'bg', 'Фритюрник'],
] as const)(
  '%s (%s): each beginning of %s is completed to names that begin so',
  async (language, store, name) => {
    const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    for (let length = 1; length <= name.length; length += 1) {
      const typed = folded(name.slice(0, length));
      const found = await completions(env.SEARCH_DB, typed, language, store);
      expect(found, typed).not.toEqual([]);
      const own = found.filter((phrase) => /\p{Script=Greek}|\p{Script=Cyrillic}/u.test(phrase));
      for (const phrase of own) {
        const words = folded(phrase).split(/[^\p{L}]+/u);
        expect(
          words.some((word) => word.startsWith(typed)),
          `${typed}: ${phrase}`,
        ).toBe(true);
      }
    }
  },
);

it('words typed in Latin letters are completed as well', async () => {
  expect(await completions(env.SEARCH_DB, 'frit', 'el', 'gr')).not.toEqual([]);
  expect(await completions(env.SEARCH_DB, 'psyg', 'el', 'gr')).not.toEqual([]);
  expect(await completions(env.SEARCH_DB, 'frityur', 'bg', 'bg')).not.toEqual([]);
});

it.each([
  ['el-GR', 'el', 'gr', 'ψυγειο', 'ψυγείο'],
  ['bg-BG', 'bg', 'bg', 'фритюрник', 'фритюрник'],
] as const)(
  '%s: popular searches are shown in their own script',
  async (locale, language, store, asked, shown) => {
    const now = new Date('2031-06-01T12:00:00Z');
    const [sold] = await completions(env.SEARCH_DB, asked, language, store);
    expect(sold).toBeDefined();
    for (let time = 0; time < 5; time += 1) {
      await countQueries(env.SEARCH_DB, [{ locale, text: asked, found: 4 }], now);
    }
    const popular = await popularSearches(env.SEARCH_DB, locale, now, 5);
    expect(popular.map((text) => text.toLowerCase())).toContainEqual(
      expect.stringContaining(shown.slice(0, 5)),
    );
  },
);
