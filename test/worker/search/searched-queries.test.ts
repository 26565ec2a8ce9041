/** Search queries are counted by day, without any data about the visitor. */
import {
  createExecutionContext,
  createScheduledController,
  env,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { countQueries, readQueries } from '#worker/data/search/searched-queries.ts';
import worker from '#worker/index.ts';
import { logged } from '../logged.ts';

const dayMs = 86_400_000;

// Searches of the file before may still wait for the end of their second.
beforeAll(() => scheduler.wait(1_000));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A random word of letters of which no word, part of one or unit is made. */
const madeUp = () =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => 'jqxz'[byte % 4]).join('');

async function visit(path: string, init: RequestInit = {}, settings: object = {}) {
  const context = createExecutionContext();
  const request = new Request(`http://de.localhost${path}`, init);
  const response = await worker.fetch(request as never, { ...env, ...settings }, context);
  await response.text();
  // Searches of a second are counted together.
  await vi.advanceTimersByTimeAsync(1_000);
  await waitOnExecutionContext(context);
  return response.status;
}

async function rowsOf(query: string) {
  const { results } = await env.SEARCH_DB.prepare(
    'SELECT locale, day, times, found FROM asked WHERE query = ?1',
  )
    .bind(query)
    .all();
  return results;
}

const today = () => new Date().toISOString().slice(0, 10);

it('each search page is counted once, in its locale, with the number of results', async () => {
  const text = madeUp();
  await visit(`/search?query=${text}`);
  await visit(`/search?query=${text.toUpperCase()}`);
  expect(await rowsOf(text)).toEqual([{ locale: 'de-DE', day: today(), times: 2, found: 0 }]);
});

it('searches of the same second are counted in one write', async () => {
  const [one, other] = [madeUp(), madeUp()];
  let writes = 0;
  const watched = new Proxy(env.SEARCH_DB, {
    get(target, name) {
      if (name === 'prepare')
        return (sql: string) => {
          if (sql.includes('INTO asked')) writes += 1;
          return target.prepare(sql);
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const settings = { SEARCH_DB: watched };
  await Promise.all([one, other, one].map((text) => visit(`/search?query=${text}`, {}, settings)));
  expect(await rowsOf(one)).toMatchObject([{ times: 2, found: 0 }]);
  expect(await rowsOf(other)).toMatchObject([{ times: 1, found: 0 }]);
  expect(writes).toBe(1);
});

it('a query with results is stored with their number', async () => {
  await visit('/search?query=fritteuse');
  const [row] = await rowsOf('fritteuse');
  expect(row?.found).toBeGreaterThan(0);
});

it.each<[string, (text: string) => string, RequestInit]>([
  ['a further page', (text) => `/search?query=${text}&page=2`, {}],
  ['a narrowed one', (text) => `/search?query=${text}&in-stock=1`, {}],
  ['a page that is only looked after', (text) => `/search?query=${text}`, { method: 'HEAD' }],
  [
    'one that is fetched ahead',
    (text) => `/search?query=${text}`,
    { headers: { 'Sec-Purpose': 'prefetch;prerender' } },
  ],
  [
    'a browser that asks to be left out',
    (text) => `/search?query=${text}`,
    { headers: { 'Sec-GPC': '1' } },
  ],
  ['an address', (text) => `/search?query=${text}%40example.com`, {}],
])('%s is not counted', async (_what, pathOf, init) => {
  const text = madeUp();
  await visit(pathOf(text), init);
  const { results } = await env.SEARCH_DB.prepare(
    'SELECT query FROM asked WHERE instr(query, ?1) > 0',
  )
    .bind(text)
    .all();
  expect(results).toEqual([]);
});

it('a failed count is logged without the query, and the page still works', async () => {
  const text = madeUp();
  const failing = new Proxy(env.SEARCH_DB, {
    get(target, name) {
      if (name === 'prepare')
        return (sql: string) => {
          if (sql.includes('INTO asked')) throw new Error('away');
          return target.prepare(sql);
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const lines = await logged(async () => {
    expect(await visit(`/search?query=${text}`, {}, { SEARCH_DB: failing })).toBe(200);
  });
  expect(lines.join()).toContain('search not counted');
  expect(lines.join()).not.toContain(text);
});

it('at most five thousand different queries are counted a day', async () => {
  const day = new Date('2031-05-05T12:00:00Z');
  const many = JSON.stringify(Array.from({ length: 4_999 }, (_, at) => `made up ${at}`));
  await env.SEARCH_DB.prepare(
    `INSERT INTO asked SELECT 'fi-FI', value, '2031-05-05', 1, 0 FROM json_each(?1)`,
  )
    .bind(many)
    .run();
  const count = (text: string) =>
    countQueries(env.SEARCH_DB, [{ locale: 'fi-FI', text, found: 0 }], day);
  await count('the last');
  await count('one too many');
  await count('the last');
  const told = await readQueries(
    env.SEARCH_DB,
    'missing',
    { days: 1, locale: 'fi-FI', limit: 9_999 },
    day,
  );
  expect(told).toHaveLength(5_000);
  expect(told[0]).toEqual({ locale: 'fi-FI', query: 'the last', times: 2, lastDay: '2031-05-05' });
  await env.SEARCH_DB.prepare("DELETE FROM asked WHERE day = '2031-05-05'").run();
});

it('a query that had results the last time is not listed as missing', async () => {
  const [soon, later] = [new Date('2030-01-01T00:00:00Z'), new Date('2030-01-02T00:00:00Z')];
  const ask = (text: string, found: number, now: Date) =>
    countQueries(env.SEARCH_DB, [{ locale: 'sv-SE', text, found }], now);
  await ask('fritös', 0, soon);
  await ask('gallerugn', 0, soon);
  await ask('fritös', 4, later);
  const told = (of: 'missing' | 'popular') =>
    readQueries(env.SEARCH_DB, of, { days: 30, locale: 'sv-SE', limit: 10 }, later);
  expect((await told('missing')).map(({ query }) => query)).toEqual(['gallerugn']);
  expect(await told('popular')).toEqual([
    { locale: 'sv-SE', query: 'fritös', times: 2, lastDay: '2030-01-02' },
  ]);
  await env.SEARCH_DB.prepare("DELETE FROM asked WHERE day LIKE '2030%'").run();
});

it('a count is deleted after ninety days', async () => {
  const text = madeUp();
  await visit(`/search?query=${text}`);
  const sweepIn = (days: number) =>
    worker.scheduled(createScheduledController({ scheduledTime: Date.now() + days * dayMs }), env);
  await sweepIn(90);
  expect(await rowsOf(text)).toHaveLength(1);
  await sweepIn(91);
  expect(await rowsOf(text)).toEqual([]);
});
