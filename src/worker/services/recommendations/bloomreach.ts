/** The specification's remote service: POST of the request, `results[0].value` is a list. Source: catalogue.txt §7. */
import * as z from 'zod';
import type { RecommendationService } from '#domain/recommendation/recommendation.ts';
import type { Environment } from '../../settings/environment.ts';

/** A page does not wait longer, ms. */
const timeoutMs = 3_000;

/** An item is a SKU, or an object with the SKU as `sku` or `item_id`. */
const item = z.union([
  z.string(),
  z.object({ sku: z.string() }).transform(({ sku }) => sku),
  z.object({ item_id: z.string() }).transform(({ item_id }) => item_id),
]);
const answered = z.object({ results: z.array(z.object({ value: z.array(item) })) });

export function bloomreachRecommendations(
  { settings }: Pick<Environment, 'settings'>,
  ask: typeof fetch = fetch,
): RecommendationService {
  const { recommendationsUrl: url } = settings;
  return {
    async recommend(request) {
      const response = await ask(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`the recommendation service answered ${response.status}`);
      return answered.parse(await response.json()).results[0]?.value ?? [];
    },
  };
}
