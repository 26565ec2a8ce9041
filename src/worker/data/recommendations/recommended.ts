/**
 * Recommendations from what was seen and bought together (product-pairs.ts), filled up with the best-selling products
 * of the same category. What a visitor saw last is stored only in the browser.
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
      const kind = kindOf(typeId, { store: caller.store, locale: localeByCode(caller.locale) });
      if (!kind || kind === 'last-seen' || !sourceSku) return [];
      return recommendedWith(db, sourceSku, caller, recommendedLimit);
    },
  };
}
