/** The steps of an attempt, each of which may be taken again after a crash: what comes out, or undefined to try later. */
import {
  answered,
  givenUp,
  lapsed,
  type PaymentAttempt,
  referenceOf,
  released,
  unheard,
  withCapture,
} from '#domain/payment/attempt.ts';
import { overdue, type PaymentStep, recordable } from '#domain/payment/next-step.ts';
import { paidBy } from '#domain/payment/paid-by.ts';
import { moneyState } from '#domain/payment/transactions.ts';
import { isAsPaidFor } from './late-money.ts';
import { storePaid } from './order-saga.ts';
import type { PaymentDesk } from './payments.ts';

type Taken = Promise<PaymentAttempt | undefined>;

/** No order can be made of it. */
const unordered = (attempt: PaymentAttempt): PaymentAttempt => ({
  ...givenUp(attempt),
  problem: { error: 'creating-order-failed' },
});

export function paymentSteps({ memory, backend, provider, now }: PaymentDesk) {
  const iso = () => new Date(now()).toISOString();

  /** It is an order of today: the day that it promises, and its own, are counted from now. */
  async function reviewed(attempt: PaymentAttempt): Taken {
    const isWanted = await isAsPaidFor(memory, backend, attempt, new Date(now()));
    if (isWanted === undefined) return undefined;
    const { intent } = attempt;
    if (!isWanted || !intent) return unordered(attempt);
    return { ...attempt, intent: { ...intent, draft: { ...intent.draft, createdAt: iso() } } };
  }

  async function review(attempt: PaymentAttempt): Taken {
    const after = await reviewed(attempt);
    if (!after) return undefined;
    const { lateUntil, ...known } = after;
    return known;
  }

  async function store(attempt: PaymentAttempt): Taken {
    const stored = await storePaid(memory, backend, attempt);
    // Closing the cart has written down whose order it is.
    if (stored?.ok) return memory.attempts.find(attempt.id);
    return stored ? unordered(attempt) : givenUp(attempt);
  }

  /** What would only go back again is not fetched. */
  async function resume(attempt: PaymentAttempt): Taken {
    if (attempt.lateUntil) {
      const after = await reviewed(attempt);
      if (after?.aim !== 'order') return after;
    }
    const answer = await provider(attempt.method).resume(
      referenceOf(attempt),
      attempt.details ?? {},
    );
    return answer.kind === 'unknown' ? undefined : answered(attempt, answer, iso());
  }

  /** The shopper went away, or the answer never came. Where the provider cannot say, what it tells by itself still may. */
  async function inquire(attempt: PaymentAttempt): Taken {
    const answer = await provider(attempt.method).inquire(referenceOf(attempt));
    const isCertain = ['money', 'refused', 'cancelled'].includes(answer.kind);
    if (isCertain) return answered(attempt, answer, iso());
    const waiting = answer.kind === 'unknown' ? overdue(attempt, now()) : undefined;
    return waiting ?? unheard(attempt, attempt.stage === 'open' ? 'expired' : undefined);
  }

  async function capture(attempt: PaymentAttempt): Taken {
    const result = await provider(attempt.method).capture(referenceOf(attempt));
    if (result.ok) return withCapture(attempt, 'Pending', iso());
    if (result.kind === 'unknown') return undefined;
    console.error(JSON.stringify({ error: 'payment not captured', attempt: attempt.id }));
    return withCapture(attempt, 'Failure', iso());
  }

  async function record(attempt: PaymentAttempt, orderId: string): Taken {
    await backend.recordPayment(orderId, paidBy(attempt), new Date(now()));
    return { ...attempt, recorded: recordable(attempt) };
  }

  async function lapse(attempt: PaymentAttempt, orderId: string): Taken {
    if (!attempt.isLapsing) return { ...attempt, isLapsing: true };
    const { id, takesStock } = attempt;
    await backend.cancelUnpaid(orderId, { takesStock, eventId: `lapsed-${id}` }, new Date(now()));
    return lapsed(attempt);
  }

  async function release(attempt: PaymentAttempt): Taken {
    const result = await provider(attempt.method).release(referenceOf(attempt), attempt.moneyNews);
    const isHeld = ['authorised', 'captured'].includes(moneyState(attempt.transactions));
    // Where there is nothing to give back a provider may say so.
    if (result.ok || (result.kind === 'refused' && !isHeld)) return released(attempt);
    if (result.kind === 'refused') {
      console.error(JSON.stringify({ error: 'payment not released', attempt: attempt.id }));
    }
    return undefined;
  }

  return (step: PaymentStep, attempt: PaymentAttempt): Taken => {
    const { orderId = '' } = attempt;
    switch (step) {
      case 'review':
        return review(attempt);
      case 'store':
        return store(attempt);
      case 'resume':
        return resume(attempt);
      case 'inquire':
        return inquire(attempt);
      case 'capture':
        return capture(attempt);
      case 'record':
        return record(attempt, orderId);
      case 'lapse':
        return lapse(attempt, orderId);
      case 'release':
        return release(attempt);
    }
  };
}
