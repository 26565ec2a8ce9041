/** Who searches: the shop's own index, or Algolia's (`SEARCH`). */
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { SearchService } from '#domain/search/search-service.ts';
import type { Environment } from '../../settings/environment.ts';
import { algoliaSearch } from './algolia.ts';
import { algoliaIndex } from './algolia-index.ts';
import { type CachedAnswers, withAnswerCache } from './answer-cache.ts';
import { type BackOff, withFallback } from './fallback.ts';
import type { HostedIndex } from './hosted-index.ts';

/** Of this isolate. */
const answers: CachedAnswers = new Map();
const rest: BackOff = { until: 0 };

/** `own`: the shop's own index, which answers too where a hosted one cannot. */
export function searchService(env: Environment, own: SearchService): SearchService {
  const service = engineOf(env, own);
  // Where data changes under the developer's hands nothing is kept.
  const { pageCache, search, searchEnvironment } = env.settings;
  if (pageCache === 'off') return service;
  return withAnswerCache(service, answers, `${search} ${searchEnvironment}`);
}

/** Whom the shop sends its articles to beside its own database; undefined: nobody. */
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
