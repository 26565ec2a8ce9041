/**
 * When to mail a shopper that a payment failed: after the provider has refused it, or after its deadline. No mail while
 * the shopper is on the payment page or after a newer attempt. Source: eu-2026.md C-41.
 */
import { isCountryCode } from '../country/countries.ts';
import type { KontorEvent } from '../events.ts';
import { localeOf } from '../locale/locales.ts';
import type { PaymentAttempt } from './attempt.ts';

type PaymentFailedEvent = Extract<KontorEvent, { type: 'payment-failed' }>;
type PaymentFailure = Omit<PaymentFailedEvent, 'at' | 'cartId'>;

/** The failure to mail after a change of an attempt; `attempts`: all attempts of its cart, as stored before. */
export function paymentFailureOf(
  attempts: readonly PaymentAttempt[],
  after: PaymentAttempt,
): PaymentFailure | undefined {
  const before = attempts.find(({ id }) => id === after.id);
  const isLast = attempts.at(-1)?.id === after.id;
  // Money that is returned is reported even after a newer attempt.
  return before && (isLast || after.moneyNews > 0) ? failureBetween(before, after) : undefined;
}

/** Undefined if the attempt has not failed, or the shopper was never sent on to a page of the payment. */
function failureBetween(before: PaymentAttempt, after: PaymentAttempt): PaymentFailure | undefined {
  const { intent, stage, lateUntil } = before;
  const wasLedOn = stage !== 'asked' || after.moneyNews > 0;
  if (!intent || !wasLedOn || after.orderId) return undefined;
  const { draft } = intent;
  const store = draft.store.key;
  if (!isCountryCode(store)) return undefined;
  const details = {
    type: 'payment-failed' as const,
    store,
    locale: localeOf(store, draft.locale.split('-')[0]).code,
    ...(draft.site !== undefined && { site: draft.site }),
    customerEmail: draft.customerEmail,
    amount: after.amount,
  };
  if (after.lateUntil && !lateUntil && !after.problem) {
    return { ...details, id: `unconfirmed-${after.id}`, error: 'payment-error', isOpen: true };
  }
  const { problem } = after;
  // The mail that the payment was not confirmed has been sent at the deadline.
  const isOld = lateUntil !== undefined && problem?.refusal === 'expired';
  if (!problem || before.problem || isOld) return undefined;
  return { ...details, id: `unpaid-${after.id}`, ...problem };
}
