/**
 * Recommendations from what people really saw and bought together (product-pairs.ts). Where nobody has yet, the
 * best-selling of the same category. What a visitor saw last is known to the browser alone.
 */
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import {
  kindOf,
  type RecommendationService,
  recommendedLimit,
} from '#domain/recommendation/recommendation.ts';
import { recommendedWith } from './product-pairs.ts';

export function ownRecommendations(db: D1Database): RecommendationService {
  return {
    async recommend({ typeId, sourceSku }, caller) {
      const kind = kindOf(typeId, localeByCode(caller.locale));
      if (!kind || kind === 'last-seen' || !sourceSku) return [];
      return recommendedWith(db, sourceSku, caller, recommendedLimit);
    },
  };
}
