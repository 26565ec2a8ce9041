/** Selects the search engine: the shop's own index, or Algolia's (`SEARCH`). */
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { SearchService } from '#domain/search/search-service.ts';
import type { Environment } from '../../settings/environment.ts';
import { algoliaSearch } from './algolia.ts';
import { algoliaIndex } from './algolia-index.ts';
import { noAnswers, withAnswerCache } from './answer-cache.ts';
import { type BackOff, withFallback } from './fallback.ts';
import type { HostedIndex } from './hosted-index.ts';

/** Shared by the requests of this isolate. */
const answers = noAnswers();
const rest: BackOff = { until: 0 };

/** `own`: the shop's own index, which is also the fallback of a hosted one. */
export function searchService(env: Environment, own: SearchService): SearchService {
  const service = engineOf(env, own);
  // In development, where data changes at any time, nothing is cached.
  const { pageCache, search, searchEnvironment } = env.settings;
  if (pageCache === 'off') return service;
  return withAnswerCache(service, answers, `${search} ${searchEnvironment}`);
}

/** The hosted index that receives the shop's articles; undefined if there is none. */
export function hostedIndex(env: Environment, locale: LocaleCode): HostedIndex | undefined {
  return env.settings.search === 'algolia' ? algoliaIndex(env, locale) : undefined;
}

function engineOf(env: Environment, own: SearchService): SearchService {
  switch (env.settings.search) {
    case 'embedded':
      return own;
    case 'algolia':
      return withFallback(algoliaSearch(env), own, rest);
  }
}
