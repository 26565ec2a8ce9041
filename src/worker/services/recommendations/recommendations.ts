/** Who recommends: the shop's own counts, or the specification's remote service (`RECOMMENDATIONS`). */
import type { RecommendationService } from '#domain/recommendation/recommendation.ts';
import type { Environment } from '../../settings/environment.ts';
import { bloomreachRecommendations } from './bloomreach.ts';

/** `own`: what the shop itself knows. */
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
