/**
 * Who may review: every combination of customer, state of the order and own reviews. Source: checklist REV-2, R-05. The rule is
 * not given the market and the language of the page; those of the order, which it could read, change nothing here. That the
 * call accepts one review in each locale is shown in test/worker/reviews/invitations.test.ts.
 */
import { expect, it } from 'vitest';
import { errors } from '#domain/errors.ts';
import { locales } from '#domain/locale/locales.ts';
import { moderationStates } from '#domain/moderation/moderation.ts';
import type { Order } from '#domain/order/order.ts';
import { mayReview, type OwnReview, reviewableLines } from '#domain/review/may-review.ts';
import { orderedGoods } from '../order/ordered-goods.ts';
import { at, blender, fryer, outcomeOf, paidByCard, pieces, ship } from '../order/paid-order.ts';

const sku = 'EX10000001';
const credit = (lines: { lineItemId: string; quantity: number }[]) => ({
  credits: [{ id: 'c', at: at(9), reason: 'late', centAmount: 100, shippingCentAmount: 0, lines }],
});
const all = [...pieces(blender, 3), ...pieces(fryer, 1)];

/** Orders by their state, and whether their blender counts as bought. */
const orders: Record<string, [Order, boolean]> = {
  'unpaid transfer': [orderedGoods('bankTransfer'), false],
  'paid, not shipped': [paidByCard(), true],
  'paid, shipped in part': [
    outcomeOf(paidByCard(), { ...ship, lines: pieces(fryer, 1) }).order,
    true,
  ],
  shipped: [outcomeOf(paidByCard(), { ...ship, lines: all }).order, true],
  cancelled: [outcomeOf(paidByCard(), { kind: 'cancel', reason: 'x' }).order, false],
  'line cancelled': [
    outcomeOf(paidByCard(), { kind: 'cancel', reason: 'x', lines: pieces(blender, 3) }).order,
    false,
  ],
  'one piece of three cancelled': [
    outcomeOf(paidByCard(), { kind: 'cancel', reason: 'x', lines: pieces(blender, 1) }).order,
    true,
  ],
  'returned in full': [
    outcomeOf(
      paidByCard(),
      { ...ship, lines: all },
      { kind: 'announceReturn', reason: 'withdrawal', lines: pieces(blender, 3) },
    ).order,
    false,
  ],
  'refunded in full': [{ ...paidByCard(), ...credit(pieces(blender, 3)) }, false],
  'refunded in part': [{ ...paidByCard(), ...credit(pieces(blender, 2)) }, true],
};

const reviews: Record<string, [OwnReview[], boolean]> = {
  none: [[], false],
  'of another article': [[{ sku: 'EX10000002', state: 'published' }], false],
  ...Object.fromEntries(
    moderationStates.map((state) => [state, [[{ sku, state }], state !== 'withdrawn']]),
  ),
};

const customers = ['visitor', 'buyer', 'other customer'] as const;

const cases = customers.flatMap((customer) =>
  Object.keys(orders).flatMap((state) =>
    Object.keys(reviews).map((own) => [customer, state, own] as const),
  ),
);

it.each(cases)(
  '%s, order %s, own reviews %s: the same for an order of every market and language',
  (customer, state, own) => {
    const [order, isBought] = orders[state] as [Order, boolean];
    const [written, isReviewed] = reviews[own] as [OwnReview[], boolean];
    const answers = locales.map(({ code, country }) => {
      const placed = { ...order, locale: code, store: { key: country } };
      const known = customer === 'buyer' ? [placed] : [];
      return mayReview(known, written, sku);
    });
    const expected =
      customer !== 'buyer' || !isBought
        ? { ok: false, code: 'ReviewNotPurchased' }
        : isReviewed
          ? { ok: false, code: 'ReviewExists' }
          : { ok: true, purchase: { orderId: order.id, lineItemId: blender } };
    expect(answers).toEqual(locales.map(() => expected));
  },
);

it('refuses with the exact messages of the specification', () => {
  expect(errors.ReviewNotPurchased.message).toBe("You haven't purchased this particular SKU");
  expect(errors.ReviewExists.message).toBe(
    'You have already submitted review for your purchase for SKU',
  );
  expect(errors.ReviewFailed.message).toBe(
    'Something went wrong on our side. Please try again or contact support',
  );
});

it('offers each article of an order once, without those that are reviewed', () => {
  const skus = (own: OwnReview[]) =>
    reviewableLines(paidByCard(), own).map(({ variant }) => variant.sku);
  expect(skus([])).toEqual([sku, 'EX10000002']);
  expect(skus([{ sku, state: 'submitted' }])).toEqual(['EX10000002']);
});
