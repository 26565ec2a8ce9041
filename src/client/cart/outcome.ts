/** Maps the outcome of a cart change to a notification. */
import type { CartChange, Outcome } from '#domain/operations.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { NotificationInput } from '../browser/notices/notifications.ts';
import { failureOf, type ProblemKey, problemIds } from './failure.ts';

/** Undefined if the page itself shows the result. */
export function notificationOf(
  outcome: Outcome<CartChange> | undefined,
  t: (key: TextKey) => string,
  problemKey: ProblemKey,
): NotificationInput | undefined {
  if (!outcome) return failureOf(t, problemKey);
  const id = problemIds[problemKey];
  const problem = (key: TextKey): NotificationInput => ({ id, type: 'err', message: t(key) });
  if (outcome.ok) {
    return outcome.data.notices.length > 0
      ? { id: 'cart-maximum', type: 'warn', message: t('cart.maximumReached') }
      : undefined;
  }
  switch (outcome.code) {
    case 'OutOfStock':
      return problem('cart.error.outOfStock');
    case 'ProductNotFound':
      return problem('cart.error.unavailable');
    case 'GiftCardsApart':
      return problem('giftCard.apart');
    case 'GuaranteeNotOffered':
      return problem('cart.error.guarantee');
    case 'TooManyCarts':
      return problem('limit.carts');
    case 'CartNotFound':
    case 'CartNotInStore':
    case 'CartOrdered':
      return problem('cart.error.gone');
    default:
      return problem(problemKey);
  }
}
