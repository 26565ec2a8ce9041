/** Who searches: the shop's own index, or Algolia's (`SEARCH` in wrangler.toml). */
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { Environment } from '../../environment.ts';
import { algoliaSearch } from './algolia.ts';
import { algoliaIndex } from './algolia-index.ts';
import { embeddedSearch } from './embedded/engine.ts';
import { type Rest, withFallback } from './fallback.ts';
import { type KeptAnswers, keptAnswers } from './kept-answers.ts';
import type { HostedIndex, SearchService } from './search.ts';

/** Of this isolate. */
const answers: KeptAnswers = new Map();
const rest: Rest = { until: 0 };

export function searchService(env: Environment): SearchService {
  const service = engineOf(env);
  // Where data changes under the developer's hands nothing is kept.
  if (env.PAGE_CACHE === 'off') return service;
  return keptAnswers(service, answers, `${env.SEARCH} ${env.SEARCH_ENVIRONMENT}`);
}

/** Whom the shop sends its articles to beside its own database; undefined: nobody. */
export function hostedIndex(env: Environment, locale: LocaleCode): HostedIndex | undefined {
  return env.SEARCH === 'algolia' ? algoliaIndex(env, locale) : undefined;
}

function engineOf(env: Environment): SearchService {
  switch (env.SEARCH) {
    case 'embedded':
      return embeddedSearch(env);
    case 'algolia':
      return withFallback(algoliaSearch(env), embeddedSearch(env), rest);
    default:
      throw new Error(`SEARCH is "${env.SEARCH}", not embedded or algolia`);
  }
}
