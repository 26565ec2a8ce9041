/** An index at Algolia: what is put into it fits the published contract, and a rebuild never leaves it empty. */
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
  popularity: 3,
  ...changes,
});

type Batch = {
  requests: { action: string; body: { objectID?: string } & Record<string, unknown> }[];
};
const operationsOf = ({ body }: Asked) => (body as Batch).requests;
const updatedAt = '2026-11-22T18:00:00.000Z';

/** Takes everything; a task is done when it is looked at a second time. */
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

it('articles of the store are put in, with their codes as one word too, and others go', async () => {
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

it('nothing to change asks nothing', async () => {
  const { ask, asked } = taking();
  const index = algoliaIndex(algoliaEnv, 'de-AT', ask, quickly);
  await index.put([]);
  await index.remove([]);
  expect(asked).toEqual([]);
});

it('many articles come in several requests, and a long one loses of its text only', async () => {
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

it('a rebuild fills an index beside the one that answers, and takes its place when all is done', async () => {
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

it('a rebuild that breaks off leaves the index as it is', async () => {
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

it('compounds are taken apart where Algolia can', () => {
  const taken = languages.filter((each) => 'decompoundedAttributes' in indexSettings(each));
  expect(taken.toSorted()).toEqual(['da', 'de', 'fi', 'nb', 'nl', 'sv']);
});

it('a key for writing that is missing is an error that names it', () => {
  const [locale] = locales;
  expect(() =>
    algoliaIndex(algoliaEnvWith({ ALGOLIA_API_KEY: '' }), locale?.code ?? 'de-DE'),
  ).toThrow('ALGOLIA_API_KEY');
});

it('a key that may not write is named as refused', async () => {
  const { ask } = algoliaWire(() => Response.json({ message: 'Forbidden' }, { status: 403 }));
  await expect(algoliaIndex(algoliaEnv, 'de-AT', ask).put([record('p1')])).rejects.toThrow(
    'algolia refuses ALGOLIA_APP_ID or ALGOLIA_API_KEY',
  );
});
