/** From a call's outcome to what the shopper is told. */
import type { CartChange, Outcome } from '#domain/operations.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { offlineId, type Said } from '../browser/notifications.ts';

/** The notification of a cart change, or undefined when the page itself says enough. */
export function notificationOf(
  outcome: Outcome<CartChange> | undefined,
  t: (key: TextKey) => string,
  problemKey: 'cart.error.adding' | 'cart.error.changing',
): Said | undefined {
  if (!outcome && !navigator.onLine) {
    return { id: offlineId, type: 'err', message: t('client.offline') };
  }
  if (!outcome) return problem(t(problemKey));
  if (outcome.ok) {
    return outcome.data.notices.length > 0
      ? { id: 'cart-maximum', type: 'warn', message: t('cart.maximumReached') }
      : undefined;
  }
  switch (outcome.code) {
    case 'OutOfStock':
      return problem(t('cart.error.outOfStock'));
    case 'ProductNotFound':
      return problem(t('cart.error.unavailable'));
    case 'GuaranteeNotOffered':
      return problem(t('cart.error.guarantee'));
    case 'CartNotFound':
    case 'CartNotInStore':
    case 'CartOrdered':
      return problem(t('cart.error.gone'));
    default:
      return problem(t(problemKey));
  }
}

function problem(message: string): Said {
  return { id: 'cart-problem', type: 'err', message };
}
