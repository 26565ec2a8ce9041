/**
 * Who went away from a payment hears by mail that it came to nothing: once the provider has said so, or once nobody can pay
 * any more. Whoever is at the page, or has pressed the order key again, need not be written to. Source: eu-2026.md C-41.
 */
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import type { RoomMemory } from './memory.ts';

type Desk = { memory: RoomMemory; cartId: () => string; now: () => number };

/** Keeps what an attempt has become, and in the same moment what is to be told of it. */
export function keepAttempt({ memory, cartId, now }: Desk, attempt: PaymentAttempt): void {
  const { attempts } = memory;
  const before = attempts.find(attempt.id);
  const isLast = attempts.all().at(-1)?.id === attempt.id;
  // Of money that goes back they hear in any case.
  const concerns = isLast || attempt.moneyNews > 0;
  const failed = before && concerns ? failureOf(before, attempt) : undefined;
  const told = { at: new Date(now()).toISOString(), cartId: cartId() };
  if (failed) memory.commitFailure(attempt, { ...failed, ...told });
  else attempts.save(attempt);
}

type Told = Extract<KontorEvent, { type: 'payment-failed' }>;

/** Undefined where nothing came to an end, or the shopper had seen no page that waits. */
function failureOf(
  before: PaymentAttempt,
  after: PaymentAttempt,
): Omit<Told, 'at' | 'cartId'> | undefined {
  const { intent, stage, lateUntil } = before;
  const wasLedOn = stage !== 'asked' || after.moneyNews > 0;
  if (!intent || !wasLedOn || after.orderId) return undefined;
  const { draft } = intent;
  const store = draft.store.key;
  if (!isCountryCode(store)) return undefined;
  const about = {
    type: 'payment-failed' as const,
    store,
    locale: localeOf(store, draft.locale.split('-')[0]).code,
    ...(draft.site !== undefined && { site: draft.site }),
    customerEmail: draft.customerEmail,
    amount: after.amount,
  };
  if (after.lateUntil && !lateUntil && !after.problem) {
    return { ...about, id: `unconfirmed-${after.id}`, error: 'payment-error', isOpen: true };
  }
  const { problem } = after;
  // That nobody confirmed it has been told when the time was over.
  const isOld = lateUntil !== undefined && problem?.refusal === 'expired';
  if (!problem || before.problem || isOld) return undefined;
  return { ...about, id: `unpaid-${after.id}`, ...problem };
}
