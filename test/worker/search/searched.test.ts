/** The browser reports which search hit was opened: a hosted index receives it, and invalid reports are refused. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, expect, it, vi } from 'vitest';
import worker from '#worker/index.ts';
import { newNetwork } from '../../networks.ts';
import { logged } from '../logged.ts';
import { inOneMinute } from '../one-minute.ts';

afterEach(() => vi.restoreAllMocks());

const hosted = {
  SEARCH: 'algolia' as const,
  ALGOLIA_APP_ID: 'SHOP1',
  ALGOLIA_SEARCH_KEY: 'reads',
};
const queryId = '7dfe2ada7bca48bdd0629649df0bee07';
const hit = {
  userToken: 'once-4711',
  objectIDs: ['p1'],
  searchTerm: 'Erika Mustermann',
  positions: [3],
  queryId,
};

/** Mocks Algolia; returns the requests that it receives. */
function algoliaHears(status = 200): unknown[] {
  const told: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    told.push(String(url), JSON.parse(String(init?.body)));
    return Response.json({ status, message: 'Erika Mustermann' }, { status });
  });
  return told;
}

/** Resolves when the shop has sent its report. */
async function send(
  body: string,
  headers: Record<string, string> = {},
  settings: object = hosted,
): Promise<number> {
  const request = new Request<unknown, IncomingRequestCfProperties>(
    'http://ch.localhost/fr/api/searched',
    {
      method: 'POST',
      body,
      headers: {
        Origin: 'http://ch.localhost',
        'CF-Connecting-IP': newNetwork(),
        ...headers,
      },
    },
  );
  const context = createExecutionContext();
  const { status } = await worker.fetch(request, { ...env, ...settings }, context);
  await waitOnExecutionContext(context);
  return status;
}

it('the index of the page’s language and country receives the opened hit', async () => {
  const told = algoliaHears();
  expect(await send(JSON.stringify(hit))).toBe(204);
  expect(told).toEqual([
    'https://insights.algolia.io/1/events',
    {
      events: [
        {
          eventType: 'click',
          eventName: 'Search hit opened',
          index: 'production.fr.CH',
          userToken: 'once-4711',
          objectIDs: ['p1'],
          positions: [3],
          queryID: queryId,
          timestamp: expect.any(Number),
        },
      ],
    },
  ]);
});

it('a hit is reported too if its query was truncated for the search', async () => {
  const told = algoliaHears();
  expect(await send(JSON.stringify({ ...hit, searchTerm: 'a'.repeat(300) }))).toBe(204);
  expect(told).toHaveLength(2);
});

it('nothing is reported without a token, nor from a browser that sends Sec-GPC', async () => {
  const told = algoliaHears();
  const { userToken: _, ...nobody } = hit;
  expect(await send(JSON.stringify(nobody))).toBe(204);
  expect(await send(JSON.stringify(hit), { 'Sec-GPC': '1' })).toBe(204);
  expect(told).toEqual([]);
});

it.each([
  ['nothing', ''],
  ['an empty object', '{}'],
  ['no articles', JSON.stringify({ ...hit, objectIDs: [], positions: [] })],
  [
    'more articles than an event has',
    JSON.stringify({
      ...hit,
      objectIDs: Array(21).fill('p1'),
      positions: Array(21).fill(1),
    }),
  ],
  ['a place too few', JSON.stringify({ ...hit, positions: [] })],
  ['a place that is none', JSON.stringify({ ...hit, positions: [0] })],
  ['a text too short', JSON.stringify({ ...hit, searchTerm: ' a ' })],
  ['an address for a token', JSON.stringify({ ...hit, userToken: 'erika@example.com' })],
  ['a query id that is none', JSON.stringify({ ...hit, queryId: 'erika@example.com' })],
])('%s is refused, and nothing of it is logged or reported', async (_what, body) => {
  const told = algoliaHears();
  const lines = await logged(async () => {
    expect(await send(body)).toBe(400);
  });
  expect(told).toEqual([]);
  expect(lines.join()).not.toMatch(/erika/i);
});

it('a report from another site, a too large one and too many are refused', async () => {
  await inOneMinute();
  const told = algoliaHears();
  expect(await send(JSON.stringify(hit), { Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await send(JSON.stringify({ ...hit, more: 'x'.repeat(5_000) }))).toBe(413);
  expect(told).toEqual([]);
  const network = { 'CF-Connecting-IP': '2001:db8::feed' };
  const answers: number[] = [];
  for (let time = 0; time < 11; time += 1) answers.push(await send(JSON.stringify(hit), network));
  expect(answers.at(-1)).toBe(429);
  expect(told).toHaveLength(2 * 10);
});

it.each([
  ['refuses', hosted, () => algoliaHears(422)],
  ['has no key', { ...hosted, ALGOLIA_SEARCH_KEY: '' }, () => algoliaHears()],
  ['is none', { SEARCH: 'nonsense' }, () => algoliaHears()],
])(
  'an index that %s is logged without the report, and the browser gets no error',
  async (_what, settings, answer) => {
    answer();
    const lines = await logged(async () => {
      expect(await send(JSON.stringify(hit), {}, settings)).toBe(204);
    });
    expect(lines.join()).toContain('opened hit not told');
    expect(lines.join()).not.toMatch(/erika|once-4711/i);
  },
);
