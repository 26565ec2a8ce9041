/**
 * Recommendations from what people really saw and bought together (commerce/embedded/product-pairs.ts). Where nobody
 * has yet, the best-selling of the same category. What a visitor saw last is known to his browser alone.
 */
import { kindOf, recommendedLimit } from '#domain/recommendation/recommendation.ts';
import { localeByCode } from '../../commerce/embedded/language.ts';
import { recommendedWith } from '../../commerce/embedded/product-pairs.ts';
import type { Environment } from '../../environment.ts';
import type { RecommendationService } from './recommendations.ts';

export function embeddedRecommendations(env: Environment): RecommendationService {
  return {
    async recommend({ typeId, sourceSku }, caller) {
      const kind = kindOf(typeId, localeByCode(caller.locale));
      if (!kind || kind === 'last-seen' || !sourceSku) return [];
      return recommendedWith(env.DB, sourceSku, caller, recommendedLimit);
    },
  };
}
