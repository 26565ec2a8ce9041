/** An index at Algolia: requests match the published contract, and a rebuild never leaves the index empty. */
import { expect, it } from 'vitest';
import { languages } from '#domain/country/countries.ts';
import { locales } from '#domain/locale/locales.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { algoliaIndex } from '#worker/services/search/algolia-index.ts';
import { indexSettings } from '#worker/services/search/algolia-settings.ts';
import {
  type Asked,
  algoliaEnv,
  algoliaEnvWith,
  algoliaWire,
  searchContract,
} from '../contracts/algolia/wire.ts';

const record = (productId: string, changes: Partial<SearchRecord> = {}): SearchRecord => ({
  productId,
  language: 'de',
  stores: ['de', 'at'],
  name: 'Kaffeemühle Nova',
  kind: 'Kaffeemühle',
  brand: 'Nova',
  model: 'KM-200 L',
  codes: ['EX10000001', '10000001', '4006381333931'],
  categories: ['Kaffeemühlen', 'Kaffee'],
  attributes: [{ label: 'Leistung', value: '200 W' }],
  text: 'Mahlt fein.',
  synonyms: ['Mahlwerk'],
  categoryWords: [],
  popularity: 3,
  ...changes,
});

type Batch = {
  requests: { action: string; body: { objectID?: string } & Record<string, unknown> }[];
};
const operationsOf = ({ body }: Asked) => (body as Batch).requests;
const updatedAt = '2026-11-22T18:00:00.000Z';

/** Accepts everything; a task is published at its second status request. */
function taking() {
  let tasks = 0;
  const looked = new Set<string>();
  return algoliaWire((asked) => {
    if (asked.method === 'GET') {
      const status = looked.has(asked.path) ? 'published' : 'notPublished';
      looked.add(asked.path);
      return Response.json({ status });
    }
    tasks += 1;
    const objectIDs =
      asked.path.endsWith('/batch') && 'requests' in (asked.body as object)
        ? operationsOf(asked).map(({ body }) => body.objectID ?? '')
        : undefined;
    return Response.json(objectIDs ? { taskID: tasks, objectIDs } : { taskID: tasks, updatedAt });
  });
}

const quickly = async () => undefined;

it('articles of the store are indexed, their codes also as one word, and others are deleted', async () => {
  const { ask, asked, faults } = taking();
  const index = algoliaIndex(algoliaEnv, 'de-AT', ask, quickly);
  await index.put([
    record('p1'),
    record('p2', { stores: ['de'] }),
    record('p3', { language: 'it' }),
  ]);
  await index.remove(['p4']);
  expect(faults).toEqual([]);
  const [put, removed] = asked as [Asked, Asked];
  expect([put.host, put.path]).toEqual(['shop1.algolia.net', '/1/indexes/production.de.AT/batch']);
  expect(put.headers.get('x-algolia-api-key')).toBe('writes');
  expect(operationsOf(put)).toEqual([
    {
      action: 'updateObject',
      body: {
        objectID: 'p1',
        name: 'Kaffeemühle Nova',
        kind: 'Kaffeemühle',
        brand: 'Nova',
        model: 'KM-200 L',
        codes: ['EX10000001', '10000001', '4006381333931', 'KM-200 L', 'KM200L'],
        categories: ['Kaffeemühlen', 'Kaffee'],
        attributes: ['Leistung 200 W'],
        synonyms: ['Mahlwerk'],
        popularity: 3,
        text: 'Mahlt fein.',
      },
    },
    { action: 'deleteObject', body: { objectID: 'p2' } },
  ]);
  expect(operationsOf(removed)).toEqual([{ action: 'deleteObject', body: { objectID: 'p4' } }]);
});

it('without changes no request is sent', async () => {
  const { ask, asked } = taking();
  const index = algoliaIndex(algoliaEnv, 'de-AT', ask, quickly);
  await index.put([]);
  await index.remove([]);
  expect(asked).toEqual([]);
});

it('many articles are split into several requests, and of a long article only the text is cut', async () => {
  const { ask, asked } = taking();
  const index = algoliaIndex(algoliaEnv, 'de-AT', ask, quickly);
  const long = record('long', { text: 'Größe "XL" 😀 '.repeat(4_000) });
  await index.put([long, ...Array.from({ length: 1_500 }, (_, at) => record(`p${at}`))]);
  expect(asked.map((each) => operationsOf(each).length)).toEqual([1_000, 501]);
  const [first] = asked.map(operationsOf)[0] ?? [];
  expect(new TextEncoder().encode(JSON.stringify(first?.body)).length).toBeLessThanOrEqual(10_000);
  expect(first?.body).toMatchObject({ name: long.name, synonyms: long.synonyms });
  expect(String(first?.body.text).length).toBeGreaterThan(3_000);
});

it('a rebuild fills a second index, which replaces the current one when it is complete', async () => {
  const { ask, asked, faults } = taking();
  const index = algoliaIndex(algoliaEnv, 'de-AT', ask, quickly);
  async function* parts() {
    yield [record('p1'), record('p2', { stores: ['de'] })];
    yield [record('p3', { stores: ['de'] })];
    yield [record('p4')];
  }
  await index.rebuild(parts(), [['Mühle', 'Mahlwerk']]);
  expect(faults).toEqual([]);
  const beside = '/1/indexes/production.de.AT.next';
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${beside}/batch`,
    `PUT ${beside}/settings`,
    `POST ${beside}/synonyms/batch`,
    `POST ${beside}/batch`,
    `POST ${beside}/batch`,
    `GET ${beside}/task/5`,
    `GET ${beside}/task/5`,
    `POST ${beside}/operation`,
    `GET ${beside}/task/6`,
    `GET ${beside}/task/6`,
  ]);
  expect(operationsOf(asked[0] as Asked)).toEqual([{ action: 'clear', body: {} }]);
  expect(asked[2]).toMatchObject({
    query: '?replaceExistingSynonyms=true',
    body: [{ objectID: 'group-0', type: 'synonym', synonyms: ['Mühle', 'Mahlwerk'] }],
  });
  expect(asked[7]?.body).toEqual({ operation: 'move', destination: 'production.de.AT' });
});

it('a rebuild that fails leaves the index unchanged', async () => {
  const { ask, asked } = taking();
  const index = algoliaIndex(algoliaEnv, 'de-AT', ask, quickly);
  async function* parts() {
    yield [record('p1')];
    throw new Error('the catalogue is away');
  }
  await expect(index.rebuild(parts(), [])).rejects.toThrow('the catalogue is away');
  expect(asked.filter(({ path }) => !path.startsWith('/1/indexes/production.de.AT.next/'))).toEqual(
    [],
  );
  expect(asked.filter(({ path }) => path.endsWith('/operation'))).toEqual([]);
});

it.each(languages)('the settings of an index in %s fit the contract', (language) => {
  expect(searchContract.faultsOf('indexSettings', indexSettings(language))).toEqual([]);
});

it('compounds are split in the languages in which Algolia can', () => {
  const taken = languages.filter((each) => 'decompoundedAttributes' in indexSettings(each));
  expect(taken.toSorted()).toEqual(['da', 'de', 'fi', 'nb', 'nl', 'sv']);
});

it('a missing key for writing is an error that names the setting', () => {
  const [locale] = locales;
  expect(() =>
    algoliaIndex(algoliaEnvWith({ ALGOLIA_API_KEY: '' }), locale?.code ?? 'de-DE'),
  ).toThrow('ALGOLIA_API_KEY');
});

it('a key without permission to write is an error that names the setting', async () => {
  const { ask } = algoliaWire(() => Response.json({ message: 'Forbidden' }, { status: 403 }));
  await expect(algoliaIndex(algoliaEnv, 'de-AT', ask).put([record('p1')])).rejects.toThrow(
    'algolia refuses ALGOLIA_APP_ID or ALGOLIA_API_KEY',
  );
});
