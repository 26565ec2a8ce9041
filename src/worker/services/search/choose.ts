/** Whose index is asked: SEARCH names it. */
import type { Environment } from '../../environment.ts';
import { embeddedSearch } from './embedded/engine.ts';
import type { SearchService } from './search.ts';

export function searchService(env: Environment): SearchService {
  return embeddedSearch(env);
}
