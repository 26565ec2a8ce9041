/** The steps of a payment attempt. Each is idempotent; it returns the new attempt, or undefined to retry later. */
import {
  abandoned,
  afterAnswer,
  type PaymentAttempt,
  referenceOf,
  withoutAnswer,
} from '#domain/payment/attempt.ts';
import { withCapture } from '#domain/payment/attempt-money.ts';
import {
  afterRefund,
  afterRelease,
  expired,
  waitingRefund,
} from '#domain/payment/attempt-refunds.ts';
import {
  attemptAwaitingLateMoney,
  type PaymentStep,
  recordableState,
} from '#domain/payment/next-step.ts';
import { paidBy } from '#domain/payment/paid-by.ts';
import { moneyState } from '#domain/payment/transactions.ts';
import { matchesPaidDraft } from './late-payment.ts';
import type { PaymentContext } from './payments.ts';

type StepResult = Promise<PaymentAttempt | undefined>;

/** The attempt when no order can be created from it. */
const withoutOrder = (attempt: PaymentAttempt): PaymentAttempt => ({
  ...abandoned(attempt),
  problem: { error: 'creating-order-failed' },
});

export function paymentSteps({
  roomStore,
  backend,
  order,
  provider,
  now,
}: Omit<PaymentContext, 'cartId'>) {
  const iso = () => new Date(now()).toISOString();

  /** The order gets the current date: its order day and promised delivery are computed from it. */
  async function reviewed(attempt: PaymentAttempt): StepResult {
    // The order itself decides whether it still needs the money.
    if (attempt.paysOrder !== undefined) return attempt;
    const isWanted = await matchesPaidDraft(roomStore, backend, attempt, new Date(now()));
    if (isWanted === undefined) return undefined;
    const { intent } = attempt;
    if (!isWanted || !intent) return withoutOrder(attempt);
    return { ...attempt, intent: { ...intent, draft: { ...intent.draft, createdAt: iso() } } };
  }

  async function review(attempt: PaymentAttempt): StepResult {
    const after = await reviewed(attempt);
    if (!after) return undefined;
    const { lateUntil, ...known } = after;
    return known;
  }

  /** The order accepts the first payment; other attempts to pay for it again are given up. */
  async function payAgain(attempt: PaymentAttempt, orderId: string): StepResult {
    const isAccepted = await backend.addPayment(orderId, paidBy(attempt), new Date(now()));
    if (!isAccepted) return withoutOrder(attempt);
    roomStore.attempts.giveUp(attempt.id);
    const { paysOrder, isStoring, url, ...paid } = attempt;
    // What has been reported since a lost answer is recorded next.
    return { ...paid, orderId };
  }

  async function store(attempt: PaymentAttempt): StepResult {
    // From here on an order may exist, even if its capture fails before the response arrives.
    if (!attempt.isStoring) return { ...attempt, isStoring: true };
    if (attempt.paysOrder !== undefined) return payAgain(attempt, attempt.paysOrder);
    const stored = await order.storePaid(attempt);
    // Closing the cart has stored the order's id in the attempt.
    if (stored?.ok) return roomStore.attempts.find(attempt.id);
    return stored ? withoutOrder(attempt) : abandoned(attempt);
  }

  /** A late attempt is reviewed first, so that no money is taken that would have to be returned. */
  async function resume(attempt: PaymentAttempt): StepResult {
    if (attempt.lateUntil) {
      const after = await reviewed(attempt);
      if (after?.aim !== 'order') return after;
    }
    const answer = await provider(attempt.method).resume(
      referenceOf(attempt),
      attempt.details ?? {},
    );
    return answer.kind === 'unknown' ? undefined : afterAnswer(attempt, answer, iso());
  }

  /** For a shopper who did not return, or a lost response. A provider without a result may still notify us. */
  async function inquire(attempt: PaymentAttempt): StepResult {
    const answer = await provider(attempt.method).inquire(referenceOf(attempt));
    const isCertain = ['money', 'refused', 'cancelled'].includes(answer.kind);
    if (isCertain) return afterAnswer(attempt, answer, iso());
    const waiting =
      answer.kind === 'unknown' ? attemptAwaitingLateMoney(attempt, now()) : undefined;
    return waiting ?? withoutAnswer(attempt, attempt.stage === 'open' ? 'expired' : undefined);
  }

  async function capture(attempt: PaymentAttempt): StepResult {
    const result = await provider(attempt.method).capture(referenceOf(attempt));
    if (result.ok) return withCapture(attempt, result, iso());
    if (result.kind === 'unknown') return undefined;
    console.error(JSON.stringify({ error: 'payment not captured', attempt: attempt.id }));
    return withCapture(attempt, result, iso());
  }

  async function record(attempt: PaymentAttempt, orderId: string): StepResult {
    await backend.recordPayment(orderId, paidBy(attempt), new Date(now()));
    return { ...attempt, recorded: recordableState(attempt) };
  }

  async function expire(attempt: PaymentAttempt, orderId: string): StepResult {
    if (!attempt.isExpiring) return { ...attempt, isExpiring: true };
    await backend.cancelUnpaid(orderId, new Date(now()));
    return expired(attempt);
  }

  /** If the provider refuses, its hold ends by itself. */
  async function cancel(attempt: PaymentAttempt): StepResult {
    const result = await provider(attempt.method).cancel(referenceOf(attempt), attempt.moneyNews);
    return !result.ok && result.kind === 'unknown' ? undefined : afterRelease(attempt);
  }

  async function release(attempt: PaymentAttempt): StepResult {
    if (attempt.orderId !== undefined) return cancel(attempt);
    const result = await provider(attempt.method).release(referenceOf(attempt), attempt.moneyNews);
    const isHeld = ['authorised', 'captured'].includes(moneyState(attempt.transactions));
    // With no money held, a provider may refuse the release.
    if (result.ok || (result.kind === 'refused' && !isHeld)) return afterRelease(attempt);
    if (result.kind === 'refused') {
      console.error(JSON.stringify({ error: 'payment not released', attempt: attempt.id }));
    }
    return undefined;
  }

  async function refund(attempt: PaymentAttempt): StepResult {
    const wanted = waitingRefund(attempt);
    if (!wanted) return attempt;
    const result = await provider(attempt.method).refund(referenceOf(attempt), wanted);
    if (!result.ok && result.kind === 'unknown') return undefined;
    if (!result.ok) {
      // The operator pays it in another way (docs/operations/orders.md).
      console.error(JSON.stringify({ error: 'refund refused', attempt: attempt.id }));
    }
    return afterRefund(attempt, wanted, result, iso());
  }

  return (step: PaymentStep, attempt: PaymentAttempt): StepResult => {
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
      case 'expire':
        return expire(attempt, orderId);
      case 'release':
        return release(attempt);
      case 'refund':
        return refund(attempt);
    }
  };
}
