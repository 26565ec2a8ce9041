/** Whether the buyer of an order is asked for reviews now. */
import { isCountryCode } from '#domain/country/countries.ts';
import { invitationStep } from '#domain/review/invitation.ts';
import { loadOrder } from '../../data/orders/orders.ts';
import { recordInvitation } from '../../data/reviews/invitations.ts';
import { buyerOf, reviewsOf } from '../../data/reviews/own-reviews.ts';
import type { SharedCalls } from './backend.ts';

export async function considerInvitation(
  db: D1Database,
  due: { orderId: string; sent: number },
  { store, now }: Pick<SharedCalls, 'store'> & { now: Date },
): Promise<void> {
  const order = await loadOrder(db, due.orderId);
  const country = order?.store.key;
  const rules =
    country && isCountryCode(country) ? (await store(country, now)).reviewInvitations : undefined;
  const nothing = { send: false };
  if (!order || !rules) return recordInvitation(db, due, nothing, now);
  const reviews = await reviewsOf(db, buyerOf(order));
  const step = invitationStep(order, reviews, rules, { sent: due.sent, now });
  await recordInvitation(db, due, step, now);
}
