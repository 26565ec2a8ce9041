/** The stored counts of frequent tokens: they are correct, and no answer depends on them. */
import { env } from 'cloudflare:test';
import { afterAll, expect, it } from 'vitest';
import { languages } from '#domain/country/countries.ts';
import { termsOf } from '#domain/search/words.ts';
import { embeddedSearch } from '#worker/data/search/engine.ts';
import { countFrequent, countFrequentOfOneLanguage } from '#worker/data/search/frequent-tokens.ts';

const { SEARCH_DB: search } = env;
const counted = async () =>
  (await search.prepare('SELECT * FROM frequent ORDER BY token').all()).results;

async function found(): Promise<string> {
  const asked = { locale: 'de-DE', now: new Date(), store: { key: 'de' } } as const;
  const answers = [];
  for (const text of ['fritteuse', 'tisch edelstahl', 'gastrobräter 10 l', 'kühl']) {
    answers.push(await embeddedSearch(env).find(text, asked));
  }
  return JSON.stringify(answers);
}

afterAll(async () => {
  await search.prepare('DELETE FROM frequent').run();
});

it('the counts equal those of the index, for one language, and change no answer', async () => {
  const before = await found();
  await countFrequent(search, 'de', 3);
  const kept = await counted();
  const { results } = await search
    .prepare(
      "SELECT term AS token, doc AS documents FROM vocabulary WHERE term GLOB 'de[:=@_]*' AND doc >= 3 ORDER BY 1",
    )
    .all();
  expect(kept.length).toBeGreaterThan(100);
  expect(kept).toEqual(results);
  expect(await found()).toBe(before);
});

it('the counts of a language are replaced, and no others', async () => {
  await search.prepare("INSERT INTO frequent VALUES ('de:gone', 5000), ('el:left', 5000)").run();
  await countFrequent(search, 'de');
  const tokens = (await counted()).map(({ token }) => token);
  expect(tokens).toContain('el:left');
  expect(tokens).not.toContain('de:gone');
});

it('outdated counts do not prevent a correction', async () => {
  const asked = { locale: 'de-DE', now: new Date(), store: { key: 'de' } } as const;
  const slip = 'fritteusse';
  const { corrected } = await embeddedSearch(env).find(slip, asked);
  expect(corrected).toBe('fritteuse');
  for (const term of termsOf(slip, 'de')) {
    await search.batch(
      [`de:${term}`, `de=${term}`].map((token) =>
        search.prepare('INSERT INTO frequent VALUES (?1, 5000)').bind(token),
      ),
    );
  }
  expect(await embeddedSearch(env).find(slip, asked)).toMatchObject({ corrected });
});

it('the counts of each language are updated once a day, and not at each run of the job', async () => {
  const start = Date.parse('2026-11-23T00:00:00Z');
  const minutes = 60_000;
  const turns = new Map<number, string>();
  for (let at = 0; at < languages.length * 60; at += 5) {
    await search.batch(
      languages.map((each) =>
        search.prepare('INSERT OR REPLACE INTO frequent VALUES (?1, 1)').bind(`${each}:mark`),
      ),
    );
    await countFrequentOfOneLanguage(search, new Date(start + at * minutes));
    const left = new Set((await counted()).map(({ token }) => token));
    const [turn] = languages.filter((each) => !left.has(`${each}:mark`));
    if (turn) turns.set(at, turn);
  }
  expect([...turns.keys()]).toEqual(languages.map((_, hour) => hour * 60));
  expect(new Set(turns.values())).toEqual(new Set(languages));
});
