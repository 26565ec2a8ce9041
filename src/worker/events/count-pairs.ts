/** What is seen or bought together is counted; by whom is neither known nor kept. */
import { skusOf } from '#domain/cart/articles.ts';
import type { KontorEvent } from '#domain/events.ts';
import { everyPair, pairsWith } from '#domain/recommendation/pairs.ts';
import { countPairs } from '../commerce/embedded/product-pairs.ts';
import type { Environment } from '../environment.ts';

type Counted = Extract<KontorEvent, { type: 'order-placed' | 'product-viewed' }>;

export function countTogether(event: Counted, env: Environment): Promise<void> {
  return event.type === 'product-viewed'
    ? countPairs(env.DB, event, 'viewed', pairsWith(event.sku, event.before))
    : countPairs(env.DB, event, 'ordered', everyPair(skusOf(event.order)));
}
