/** Recommendations as a service: the shop's own counts, or the specification's remote service. */

import type { Caller } from '#domain/operations.ts';
import type { RecommendationRequest } from '#domain/recommendation/recommendation.ts';
import type { Environment } from '../../environment.ts';
import { bloomreachRecommendations } from './bloomreach.ts';
import { embeddedRecommendations } from './embedded.ts';

/** SKUs, best first; which of them the store sells is for the caller to find. Throws when it cannot say. */
export type RecommendationService = {
  recommend(request: RecommendationRequest, caller: Caller): Promise<string[]>;
};

export function recommendationService(env: Environment): RecommendationService {
  switch (env.RECOMMENDATIONS) {
    case 'embedded':
      return embeddedRecommendations(env);
    case 'bloomreach':
      return bloomreachRecommendations(env);
    default:
      throw new Error(`RECOMMENDATIONS is "${env.RECOMMENDATIONS}", not embedded or bloomreach`);
  }
}
