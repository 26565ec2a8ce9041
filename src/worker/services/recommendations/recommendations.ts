/** Selects the source of recommendations: own counts, or the specification's remote service (`RECOMMENDATIONS`). */
import type { RecommendationService } from '#domain/recommendation/recommendation.ts';
import type { Environment } from '../../settings/environment.ts';
import { bloomreachRecommendations } from './bloomreach.ts';

export function recommendationService(
  env: Environment,
  own: RecommendationService,
): RecommendationService {
  switch (env.settings.recommendations) {
    case 'embedded':
      return own;
    case 'bloomreach':
      return bloomreachRecommendations(env);
  }
}
