/**
 * What was opened of the found, told to Algolia. Contract: test/contracts/algolia/insights.json. An event has no field for
 * the words that were searched for: its query id stands for them.
 */

import { indexName, type SearchHits } from '#domain/search/search.ts';
import type { Searcher } from '#domain/search/search-service.ts';
import type { Environment } from '../../settings/environment.ts';
import { algoliaHeaders } from './algolia-call.ts';

const url = 'https://insights.algolia.io/1/events';
const timeoutMs = 3_000;

/** Without a token nothing is told: nobody agreed to it. Throws when it is not taken. */
export async function sendInsightsEvents(
  env: Environment,
  { userToken, objectIDs, positions, queryId }: SearchHits,
  { locale, now }: Searcher,
  ask: typeof fetch,
): Promise<void> {
  if (!userToken) return;
  const event = {
    eventType: 'click',
    eventName: 'Search hit opened',
    index: indexName(env.settings.searchEnvironment, locale),
    userToken,
    objectIDs,
    // Places are those of an answer, so that it has to be known which.
    ...(queryId && { queryID: queryId, positions }),
    timestamp: now.getTime(),
  };
  const response = await ask(url, {
    method: 'POST',
    headers: algoliaHeaders(env, 'search'),
    body: JSON.stringify({ events: [event] }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
  });
  // Its words are not read: they may repeat what the event says.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`algolia insights answered ${response.status}`);
}
