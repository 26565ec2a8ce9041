/** Updates the search indices with changed products. Idempotent. */
import type { KontorEvent } from '#domain/events.ts';
import type { HandlerContext } from './handler-context.ts';

export function indexChanged(
  { skus }: Extract<KontorEvent, { type: 'product-changed' }>,
  { backend }: HandlerContext,
): Promise<void> {
  return backend.indexProducts(skus);
}
