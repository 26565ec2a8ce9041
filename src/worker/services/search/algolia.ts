/**
 * Algolia behind the port: a shop that pays for a hosted index. It ranks; what articles look like, cost and may be
 * filtered by stays with the catalogue. Its index is the environment's, the language's and the country's.
 */
import * as z from 'zod';
import { indexName, mostFound } from '#domain/search/search.ts';
import { localeByCode } from '../../commerce/embedded/language.ts';
import type { Environment } from '../../environment.ts';
import { algoliaCall, type Patience } from './algolia-call.ts';
import { languageSettings } from './algolia-settings.ts';
import { tellInsights } from './insights.ts';
import type { SearchService } from './search.ts';

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
const mostCompleted = 5;

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
        hitsPerPage: mostFound,
        clickAnalytics: true,
      };
      const index = indexName(env.SEARCH_ENVIRONMENT, locale);
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
      if (!env.ALGOLIA_SUGGESTIONS) return [];
      const body = {
        ...preset,
        attributesToRetrieve: ['query'],
        query: text,
        hitsPerPage: mostCompleted,
        // Nobody asked yet: these are letters on the way to a word.
        analytics: false,
      };
      const index = indexName(env.ALGOLIA_SUGGESTIONS, locale);
      const { hits } = await call({ index, path: '/query', body }, completed);
      return hits.map(({ query }) => query);
    },

    tell: (hits, caller) => tellInsights(env, hits, caller, ask),
  };
}
