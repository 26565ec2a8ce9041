/** When the buyer of an order is asked for reviews: some days after its delivery, and once more if none was written. */
import type { Order } from '../order/order.ts';
import { type OwnReview, reviewableLines } from './may-review.ts';

/**
 * `consent`: only who has consented to the newsletter; `customer`: every customer who has not objected, where the law allows it for own
 * goods (art. 13(2) of directive 2002/58). `days`: after the delivery; `reminderDays`: after the first mail, 0: none.
 */
export type InvitationRules = { basis: 'consent' | 'customer'; days: number; reminderDays: number };

/** `dueAt`: when to look again. `send`: a mail is due now. Neither: nothing more is due. */
export type InvitationStep = { send: boolean; dueAt?: string };

const dayMs = 86_400_000;
/** An order whose delivery is not known this many days after its last parcel is left alone. */
const givenUpDays = 90;

export const firstLook = (shippedAt: string, { days }: Pick<InvitationRules, 'days'>): string =>
  later(shippedAt, days);

/** `sent`: the mails so far. `reviews`: the buyer's own. */
export function invitationStep(
  order: Order,
  reviews: readonly OwnReview[],
  rules: InvitationRules,
  { sent, now }: { sent: number; now: Date },
): InvitationStep {
  const open = reviewableLines(order, reviews);
  const isAnswered = sent > 0 && reviews.some(({ sku }) => isOf(order, sku));
  if (open.length === 0 || isAnswered || sent > 1) return { send: false };
  if (sent === 1) return { send: rules.reminderDays > 0 };
  const { shipments = [] } = order;
  const delivered = shipments
    .flatMap(({ deliveredAt }) => deliveredAt ?? [])
    .sort()
    .at(-1);
  const isComplete = shipments.length > 0 && shipments.every(({ deliveredAt }) => deliveredAt);
  if (!delivered || !isComplete) {
    const last = shipments
      .map(({ shippedAt }) => shippedAt)
      .sort()
      .at(-1);
    if (!last || now.toISOString() > later(last, givenUpDays)) return { send: false };
    return { send: false, dueAt: later(now.toISOString(), 2) };
  }
  const dueAt = later(delivered, rules.days);
  if (dueAt > now.toISOString()) return { send: false, dueAt };
  const remindAt = later(now.toISOString(), rules.reminderDays);
  return { send: true, ...(rules.reminderDays > 0 && { dueAt: remindAt }) };
}

const isOf = ({ lineItems }: Order, sku: string) =>
  lineItems.some(({ variant }) => variant.sku === sku);

const later = (time: string, days: number) =>
  new Date(Date.parse(time) + days * dayMs).toISOString();
