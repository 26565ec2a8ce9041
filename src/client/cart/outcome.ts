/** From a call's outcome to what the shopper is told. */
import type { CartChange, Outcome } from '#domain/operations.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { Notification } from './state.ts';

/** The notification of a cart change, or undefined when the page itself says enough. */
export function notificationOf(
  outcome: Outcome<CartChange> | undefined,
  t: (key: TextKey) => string,
): Notification | undefined {
  if (!outcome) return problem(t(navigator.onLine ? 'cart.error.adding' : 'client.offline'));
  if (outcome.ok) {
    return outcome.data.notices.length > 0
      ? { id: 'cart-maximum', kind: 'warn', message: t('cart.maximumReached') }
      : undefined;
  }
  switch (outcome.code) {
    case 'OutOfStock':
      return problem(t('cart.error.outOfStock'));
    case 'ProductNotFound':
      return problem(t('cart.error.unavailable'));
    case 'CartNotFound':
    case 'CartNotInStore':
    case 'CartOrdered':
      return problem(t('cart.error.gone'));
    default:
      return problem(t('cart.error.adding'));
  }
}

function problem(message: string): Notification {
  return { id: 'cart-adding-problem', kind: 'err', message };
}
