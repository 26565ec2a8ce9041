/**
 * Algolia, a paid hosted index, behind the search port. It only ranks: names, prices and filters of articles come from
 * the catalogue. There is one index per environment, language and country.
 */
import * as z from 'zod';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { indexName, maxHits } from '#domain/search/search.ts';
import type { SearchService } from '#domain/search/search-service.ts';
import type { Environment } from '../../settings/environment.ts';
import { algoliaCall, type Patience } from './algolia-call.ts';
import { languageSettings } from './algolia-settings.ts';
import { sendInsightsEvents } from './insights.ts';

const found = z.object({
  hits: z.array(z.object({ objectID: z.string() })),
  queryID: z.string().optional(),
});
const completed = z.object({ hits: z.array(z.object({ query: z.string() })) });

/** Parameters of every query: only ids are returned. */
const preset = {
  attributesToRetrieve: [],
  attributesToHighlight: [],
  responseFields: ['hits', 'queryID'],
  getRankingInfo: false,
};

/** Maximum number of completions (checklist SEA-1, "quick-search hit count"). */
const maxCompleted = 5;

/** Throws if the application or its search key is not set. */
export function algoliaSearch(
  env: Environment,
  ask: typeof fetch = fetch,
  patience?: Patience,
): SearchService {
  const call = algoliaCall(env, 'search', ask, patience);
  return {
    async find(text, { locale }) {
      const body = {
        ...preset,
        ...languageSettings(localeByCode(locale).language),
        query: text,
        hitsPerPage: maxHits,
        clickAnalytics: true,
      };
      const index = indexName(env.settings.searchEnvironment, locale);
      const { hits, queryID } = await call({ index, path: '/query', body }, found);
      return {
        hits: hits.map(({ objectID }, place) => ({
          productId: objectID,
          // The boosts for stock and stars never move a first hit, and move later hits by a few places.
          score: 1 / (place + 1),
        })),
        ...(queryID && { queryId: queryID }),
      };
    },

    async complete(text, { locale }) {
      const { algoliaSuggestions } = env.settings;
      if (!algoliaSuggestions) return [];
      const body = {
        ...preset,
        attributesToRetrieve: ['query'],
        query: text,
        hitsPerPage: maxCompleted,
        // Unfinished input is not a search and does not belong in the analytics.
        analytics: false,
      };
      const index = indexName(algoliaSuggestions, locale);
      const { hits } = await call({ index, path: '/query', body }, completed);
      return hits.map(({ query }) => query);
    },

    reportClick: (hits, caller) => sendInsightsEvents(env, hits, caller, ask),
  };
}
