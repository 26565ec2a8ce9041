/**
 * Reports clicks on search hits to Algolia. Contract: test/contracts/algolia/insights.json. An event has no field for
 * the search text: it refers to the query by id.
 */

import { indexName, type SearchHits } from '#domain/search/search.ts';
import type { Searcher } from '#domain/search/search-service.ts';
import type { Environment } from '../../settings/environment.ts';
import { algoliaHeaders } from './algolia-call.ts';

const url = 'https://insights.algolia.io/1/events';
const timeoutMs = 3_000;

/** Sends nothing without a user token, which exists only with consent. Throws if Algolia does not accept it. */
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
    // Positions are meaningful only with the id of their query.
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
  // The body is not read: it may repeat data of the event.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`algolia insights answered ${response.status}`);
}
