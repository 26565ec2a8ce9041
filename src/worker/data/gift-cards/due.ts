import type { KontorEvent } from '#domain/events.ts';

/** Once for each order: the outbox keeps the first event of an id. */
export const giftCardsDue = (orderId: string, at: string): KontorEvent => ({
  id: `gift-cards-${orderId}`,
  at,
  type: 'gift-cards-due',
  orderId,
  seed: crypto.randomUUID(),
});
