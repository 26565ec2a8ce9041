/** The Algolia client, checked against Algolia's published contract: requests, responses, and what is not logged. */
import { expect, it } from 'vitest';
import type { Language } from '#domain/country/countries.ts';
import { locales } from '#domain/locale/locales.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller } from '#domain/operations.ts';
import { algoliaSearch } from '#worker/services/search/algolia.ts';
import insights from '../contracts/algolia/insights.json';
import search from '../contracts/algolia/search.json';
import {
  algoliaEnv,
  algoliaEnvWith,
  algoliaWire,
  insightsContract,
  searchContract,
} from '../contracts/algolia/wire.ts';

const now = new Date('2026-11-22T18:00:00.000Z');
const callerIn = (locale: string) => ({ locale, now }) as unknown as Caller;
const austrian = callerIn('de-AT');
const queryID = '7dfe2ada7bca48bdd0629649df0bee07';
const two = () => Response.json({ hits: [{ objectID: 'p1' }, { objectID: 'p2' }], queryID });

it('the published examples match the contract, and deviations are reported', () => {
  const { example } = search.components.schemas.batchWriteParams;
  expect(searchContract.faultsOf('batchWriteParams', example)).toEqual([]);
  expect(
    searchContract.faultsOf('batchWriteParams', { requests: [{ action: 'addObject' }] }),
  ).not.toHaveLength(0);
  const { examples } = insights.paths['/1/events'].post.requestBody.content['application/json'];
  const [click] = examples.ClickObjectIDsAfterSearch.value.events;
  expect(insightsContract.faultsOf('ClickedObjectIDsAfterSearch', click)).toEqual([]);
  const { positions: _, ...without } = click ?? {};
  expect(insightsContract.faultsOf('ClickedObjectIDsAfterSearch', without)).not.toHaveLength(0);
  const faultsOfQuery = (query: object) => searchContract.faultsOf('searchParamsObject', query);
  expect(faultsOfQuery({ query: 'x', colour: 1 })).toEqual(['/colour is unknown']);
  expect(faultsOfQuery({ hitsPerPage: 1001 })).toHaveLength(1);
});

it('the index of environment, language and country is queried, and the order of its hits is the score', async () => {
  const { ask, asked, faults } = algoliaWire(two);
  const found = await algoliaSearch(algoliaEnv, ask).find('Kaffeemühle', austrian);
  expect(found).toEqual({
    hits: [
      { productId: 'p1', score: 1 },
      { productId: 'p2', score: 1 / 2 },
    ],
    queryId: queryID,
  });
  expect(faults).toEqual([]);
  expect(asked).toHaveLength(1);
  const [{ host, path, headers, body }] = asked as [(typeof asked)[0]];
  expect([host, path]).toEqual(['shop1-dsn.algolia.net', '/1/indexes/production.de.AT/query']);
  expect(headers.get('x-algolia-application-id')).toBe('SHOP1');
  expect(headers.get('x-algolia-api-key')).toBe('reads');
  expect(body).toMatchObject({
    query: 'Kaffeemühle',
    hitsPerPage: 360,
    clickAnalytics: true,
    queryLanguages: ['de'],
    removeStopWords: ['de'],
    attributesToRetrieve: [],
  });
  expect(body).not.toHaveProperty('userToken');
});

it('every locale sends a language that Algolia supports, or none', async () => {
  const known = new Map<Language, unknown>();
  for (const { code, language } of locales) {
    const { ask, asked, faults } = algoliaWire(two);
    await algoliaSearch(algoliaEnv, ask).find('x1', callerIn(code));
    expect([code, faults]).toEqual([code, []]);
    const body = asked[0]?.body as { queryLanguages?: string[] } | undefined;
    known.set(language, body?.queryLanguages?.[0]);
  }
  const other = [...known].filter(([language, code]) => language !== code);
  expect(other).toEqual([
    ['hr', undefined],
    ['sl', undefined],
    ['nb', 'no'],
  ]);
});

it('an empty result is valid, and the query id is optional', async () => {
  const { ask } = algoliaWire(() => Response.json({ hits: [] }));
  expect(await algoliaSearch(algoliaEnv, ask).find('zzz', austrian)).toEqual({ hits: [] });
});

it('completions come from the index of suggestions, and without one there are none', async () => {
  const { ask, asked, faults } = algoliaWire(() =>
    Response.json({ hits: [{ objectID: 'kaffeemühle', query: 'kaffeemühle' }] }),
  );
  expect(await algoliaSearch(algoliaEnv, ask).complete('kaff', austrian)).toEqual(['kaffeemühle']);
  expect(asked[0]?.path).toBe('/1/indexes/asked.de.AT/query');
  expect(asked[0]?.body).toMatchObject({ query: 'kaff', hitsPerPage: 5, analytics: false });
  expect(faults).toEqual([]);
  const nowhere = algoliaSearch(algoliaEnvWith({ ALGOLIA_SUGGESTIONS: '' }), ask);
  expect(await nowhere.complete('kaff', austrian)).toEqual([]);
  expect(asked).toHaveLength(1);
});

it.each([
  ['ALGOLIA_APP_ID', ''],
  ['ALGOLIA_SEARCH_KEY', ''],
  ['ALGOLIA_APP_ID', 'evil.example/'],
])('%s = "%s" is an error that names it', (name, value) => {
  expect(() => algoliaSearch(algoliaEnvWith({ [name]: value }))).toThrow(name);
});

it.each([
  [403, 'algolia refuses ALGOLIA_APP_ID or ALGOLIA_SEARCH_KEY'],
  [404, 'algolia has no index production.de.AT'],
  [400, 'algolia answered 400'],
  [429, 'algolia answered 429'],
])(
  'a refusal (%i) is not retried, and its error does not contain the searched text',
  async (status, name) => {
    const message = 'no index for Erika Mustermann';
    const { ask, asked } = algoliaWire(() => Response.json({ message, status }, { status }));
    const error = await algoliaSearch(algoliaEnv, ask)
      .find('Erika Mustermann', austrian)
      .catch((reason: Error) => reason);
    expect(error).toEqual(new Error(name));
    expect(asked).toHaveLength(1);
  },
);

it('if a host is down the others are tried, each once and in any order', async () => {
  let answering = 'shop1-dsn.algolia.net';
  const { ask, asked } = algoliaWire(({ host }) => {
    if (host === answering) return two();
    if (host.includes('-1.')) throw new TypeError('fetch failed');
    return new Response('busy', { status: host.includes('-2.') ? 503 : 302 });
  });
  const { find } = algoliaSearch(algoliaEnv, ask);
  const others = [1, 2, 3].map((number) => `shop1-${number}.algolianet.com`);
  for (const host of ['shop1-dsn.algolia.net', ...others]) {
    asked.length = 0;
    answering = host;
    expect((await find('pan', austrian)).hits).toHaveLength(2);
    expect(asked[0]?.host).toBe('shop1-dsn.algolia.net');
    expect(asked.at(-1)?.host).toBe(host);
  }
  asked.length = 0;
  answering = 'none';
  await expect(find('pan', austrian)).rejects.toThrow('algolia did not answer');
  expect(asked.map(({ host }) => host).toSorted()).toEqual(
    ['shop1-dsn.algolia.net', ...others].toSorted(),
  );
});

it('there is a timeout for each host and one for all of them together', async () => {
  const { ask, asked } = algoliaWire(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const short = algoliaSearch(algoliaEnv, ask, { host: 5, all: 60_000 });
  await expect(short.find('pan', austrian)).rejects.toThrow('algolia did not answer');
  expect(asked).toHaveLength(4);
  asked.length = 0;
  const together = algoliaSearch(algoliaEnv, ask, { host: 60_000, all: 5 });
  await expect(together.find('pan', austrian)).rejects.toThrow('algolia did not answer');
  expect(asked).toHaveLength(1);
});

it.each([
  ['no JSON', () => new Response('Erika')],
  ['another shape', () => Response.json({ hits: [{ id: 'Erika' }] })],
])('a response with %s is an error without the content of the response', async (_what, answer) => {
  const { ask } = algoliaWire(answer);
  const error = await algoliaSearch(algoliaEnv, ask)
    .find('pan', austrian)
    .catch((reason: Error) => reason);
  const line = logLine('search failed', error);
  expect(line).toMatch(/algolia (did not answer|answered what nobody understands)/);
  expect(line).not.toContain('Erika');
});

it('a click is reported as the contract describes, with positions if the query id is known', async () => {
  const { ask, asked } = algoliaWire(() => Response.json({ status: 200, message: 'OK' }));
  const { reportClick: tell } = algoliaSearch(algoliaEnv, ask);
  const hits = { userToken: 'once-1', objectIDs: ['p1'], searchTerm: 'pan', positions: [7] };
  await tell({ ...hits, queryId: queryID }, austrian);
  await tell(hits, austrian);
  const events = asked.map(({ body }) => (body as { events: object[] }).events);
  const told = {
    eventType: 'click',
    eventName: 'Search hit opened',
    index: 'production.de.AT',
    userToken: 'once-1',
    objectIDs: ['p1'],
    timestamp: now.getTime(),
  };
  expect(events).toEqual([[{ ...told, queryID, positions: [7] }], [told]]);
  expect(insightsContract.faultsOf('ClickedObjectIDsAfterSearch', events[0]?.[0])).toEqual([]);
  expect(insightsContract.faultsOf('ClickedObjectIDs', events[1]?.[0])).toEqual([]);
  expect(asked[0]?.host).toBe('insights.algolia.io');
  expect(asked[0]?.headers.get('x-algolia-api-key')).toBe('reads');
});

it('without a user token no click is reported, and a rejected report is an error', async () => {
  const { ask, asked } = algoliaWire(() => Response.json({ status: 422 }, { status: 422 }));
  const { reportClick: tell } = algoliaSearch(algoliaEnv, ask);
  const hits = { objectIDs: ['p1'], searchTerm: 'pan', positions: [1], queryId: queryID };
  await tell(hits, austrian);
  expect(asked).toEqual([]);
  await expect(tell({ ...hits, userToken: 'once-1' }, austrian)).rejects.toThrow(
    'algolia insights answered 422',
  );
});
