/** What a cart's room needs from whichever backend the shop runs on. */
import type { CartFacts } from '#domain/cart/facts.ts';
import type { Order, OrderDraft } from '#domain/order/order.ts';
import type { Store } from '#domain/store/store.ts';

export type CartBackend = {
  facts(store: Store, skus: readonly string[], now: Date): Promise<CartFacts>;
  /** Idempotent by the draft's id. */
  storeOrder(
    draft: OrderDraft,
    eventIds: { orderPlaced: string; stockChanged: string },
  ): Promise<Order>;
  findOrder(id: string): Promise<Order | undefined>;
  /** Tells the world what was stored with the order; safe to repeat. */
  sendEvents(now: Date): Promise<void>;
};
