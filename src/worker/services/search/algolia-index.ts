/**
 * An Algolia index that the shop maintains. Changes are tasks: Algolia accepts them at once and applies them a little
 * later. A rebuild fills a second index, which replaces the live one when it is complete.
 */
import * as z from 'zod';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { indexName } from '#domain/search/search.ts';
import type { Environment } from '../../settings/environment.ts';
import { algoliaCall } from './algolia-call.ts';
import { algoliaObject } from './algolia-object.ts';
import { indexSettings } from './algolia-settings.ts';
import type { HostedIndex } from './hosted-index.ts';

const task = z.object({ taskID: z.int() });
const taskState = z.object({ status: z.enum(['published', 'notPublished']) });

/** Per request; with the largest records a request stays below 10 MB. */
const maxOperations = 1_000;
/** Polling of a task: pause between two polls (ms) and maximum number of polls. */
const pauseMs = 1_000;
const maxPolls = 600;

type Operation =
  | { action: 'updateObject'; body: object }
  | { action: 'deleteObject'; body: { objectID: string } }
  | { action: 'clear'; body: object };

/** Throws if the application or its write key is not set. `pause` waits the given number of ms. */
export function algoliaIndex(
  env: Environment,
  localeCode: LocaleCode,
  ask: typeof fetch = fetch,
  pause: (ms: number) => Promise<void> = pausing,
): HostedIndex {
  const call = algoliaCall(env, 'index', ask);
  const { language, country } = localeByCode(localeCode);
  const index = indexName(env.settings.searchEnvironment, localeCode);
  const beside = `${index}.next`;

  const belongs = (record: SearchRecord) =>
    record.language === language && record.stores.includes(country);
  const update = (record: SearchRecord): Operation => ({
    action: 'updateObject',
    body: algoliaObject(record),
  });
  const remove = (objectID: string): Operation => ({ action: 'deleteObject', body: { objectID } });

  /** Returns the id of the last task; the tasks of an index run in order. */
  async function batch(
    into: string,
    operations: readonly Operation[],
  ): Promise<number | undefined> {
    let last: number | undefined;
    for (let from = 0; from < operations.length; from += maxOperations) {
      const requests = operations.slice(from, from + maxOperations);
      ({ taskID: last } = await call({ index: into, path: '/batch', body: { requests } }, task));
    }
    return last;
  }

  async function done(of: string, taskID: number): Promise<void> {
    for (let look = 0; look < maxPolls; look += 1) {
      const path = `/task/${taskID}`;
      const { status } = await call({ index: of, path, method: 'GET' }, taskState);
      if (status === 'published') return;
      await pause(pauseMs);
    }
    throw new Error('algolia does not finish a task');
  }

  return {
    async put(records) {
      const gone = records.filter((each) => each.language === language && !belongs(each));
      await batch(index, [
        ...records.filter(belongs).map(update),
        ...gone.map(({ productId }) => remove(productId)),
      ]);
    },

    async remove(productIds) {
      await batch(index, productIds.map(remove));
    },

    async rebuild(parts, synonyms) {
      // Removes the leftovers of an interrupted rebuild.
      await batch(beside, [{ action: 'clear', body: {} }]);
      const settings = { index: beside, path: '/settings', method: 'PUT' } as const;
      await call({ ...settings, body: indexSettings(language) }, task);
      const groups = synonyms.map((words, at) => ({
        objectID: `group-${at}`,
        type: 'synonym',
        synonyms: words,
      }));
      const path = '/synonyms/batch?replaceExistingSynonyms=true';
      let { taskID } = await call({ index: beside, path, body: groups }, task);
      for await (const records of parts) {
        taskID = (await batch(beside, records.filter(belongs).map(update))) ?? taskID;
      }
      await done(beside, taskID);
      const body = { operation: 'move', destination: index };
      const moved = await call({ index: beside, path: '/operation', body }, task);
      await done(beside, moved.taskID);
    },
  };
}

function pausing(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
