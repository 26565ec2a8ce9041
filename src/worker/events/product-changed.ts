/** The search hears of what changed in the catalogue. Repeating it only says the same again. */
import type { KontorEvent } from '#domain/events.ts';
import type { HandlerContext } from './handler-context.ts';

export function indexChanged(
  { skus }: Extract<KontorEvent, { type: 'product-changed' }>,
  { backend }: HandlerContext,
): Promise<void> {
  return backend.indexProducts(skus);
}
