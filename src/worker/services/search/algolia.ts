/**
 * Algolia behind the port: a shop that pays for a hosted index. It ranks; what articles look like, cost and may be
 * filtered by stays with the catalogue. Its index is the environment's, the language's and the country's.
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

/** Of every question: ids alone. */
const preset = {
  attributesToRetrieve: [],
  attributesToHighlight: [],
  responseFields: ['hits', 'queryID'],
  getRankingInfo: false,
};

/** Texts that one becomes (checklist SEA-1, "quick-search hit count"). */
const maxCompleted = 5;

/** Throws where the application or its search key is not set. */
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
          // What stock and stars add moves no first hit from its place, and later ones by a few.
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
        // Nobody asked yet: these are letters on the way to a word.
        analytics: false,
      };
      const index = indexName(algoliaSuggestions, locale);
      const { hits } = await call({ index, path: '/query', body }, completed);
      return hits.map(({ query }) => query);
    },

    reportClick: (hits, caller) => sendInsightsEvents(env, hits, caller, ask),
  };
}
