/**
 * Who may review an article: only who has bought it, and once. Source: catalogue.txt §5, §8; eu-2026.md R-05. The market
 * and the language of the shop are no part of the rule.
 */
import { isGift, isGiftCardLine, isGuarantee } from '../cart/articles.ts';
import type { LineItem } from '../cart/cart.ts';
import type { ErrorCode } from '../errors.ts';
import type { ModerationState } from '../moderation/moderation.ts';
import type { Order } from '../order/order.ts';
import type { OrderParcel } from '../order/order-status.ts';
import {
  cancelledPieces,
  creditedPieces,
  piecesIn,
  returnedPieces,
  shippedPieces,
} from '../order/steps/pieces.ts';

/** What is known of a person's reviews. */
export type OwnReview = { sku: string; state: ModerationState };

/** The line of an order that a review is bound to. */
export type Purchase = { orderId: string; lineItemId: string };

export type MayReview =
  | { ok: true; purchase: Purchase }
  | { ok: false; code: Extract<ErrorCode, 'ReviewNotPurchased' | 'ReviewExists'> };

/** The first of these orders' lines that counts as a purchase of the article. */
export function purchaseOf(orders: readonly Order[], sku: string): Purchase | undefined {
  const [purchase] = orders.flatMap((order) =>
    boughtLines(order)
      .filter((line) => line.variant.sku === sku)
      .map(({ id }) => ({ orderId: order.id, lineItemId: id })),
  );
  return purchase;
}

/** `orders` and `reviews`: of this person; none for an anonymous visitor. */
export function mayReview(
  orders: readonly Order[],
  reviews: readonly OwnReview[],
  sku: string,
): MayReview {
  const purchase = purchaseOf(orders, sku);
  if (!purchase) return { ok: false, code: 'ReviewNotPurchased' };
  // A withdrawn review makes room for another; a withheld or removed one does not.
  const isReviewed = reviews.some((each) => each.sku === sku && each.state !== 'withdrawn');
  return isReviewed ? { ok: false, code: 'ReviewExists' } : { ok: true, purchase };
}

/** The articles of an order that may be reviewed, each once. */
export function reviewableLines(order: Order, reviews: readonly OwnReview[]): LineItem[] {
  const lines = boughtLines(order).filter(
    ({ variant }) => mayReview([order], reviews, variant.sku).ok,
  );
  return lines.filter(
    ({ variant }, at) => lines.findIndex((each) => each.variant.sku === variant.sku) === at,
  );
}

/** Marks what has arrived and may be reviewed. */
export function markReviewable(
  parcels: readonly OrderParcel[],
  order: Order,
  reviews: readonly OwnReview[],
): OrderParcel[] {
  const skus = new Set(reviewableLines(order, reviews).map(({ variant }) => variant.sku));
  return parcels.map((parcel) => {
    if (!parcel.deliveredAt) return parcel;
    const lines = parcel.lines.map((line) =>
      skus.has(line.sku) ? { ...line, isReviewable: true as const } : line,
    );
    return { ...parcel, lines };
  });
}

/**
 * The lines that count as bought: paid or shipped, and not cancelled, returned or refunded in full. Without payment
 * anybody could order, review, and never pay. Gifts, gift cards and guarantees are no purchase of an article.
 */
function boughtLines(order: Order): LineItem[] {
  if (order.orderState === 'Cancelled') return [];
  const isPaid = order.paymentState === 'Paid' || order.paymentState === 'CreditOwed';
  const shipped = shippedPieces(order);
  const gone = [cancelledPieces(order), returnedPieces(order), creditedPieces(order)];
  return order.lineItems.filter((line) => {
    if (isGuarantee(line) || isGift(line) || isGiftCardLine(line)) return false;
    const left = gone.every((pieces) => piecesIn(pieces, line.id) < line.quantity);
    return left && (isPaid || piecesIn(shipped, line.id) > 0);
  });
}
