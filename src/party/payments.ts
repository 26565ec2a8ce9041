/**
 * Payments with providers, step by step; each result is stored before the next step. Every call to a provider carries
 * the attempt's idempotency key, so that a step can be repeated after a crash (decision 42).
 */
import { type Failure, failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Outcome } from '#domain/operations.ts';
import { afterAnswer, type PaymentAttempt, referenceOf } from '#domain/payment/attempt.ts';
import { afterNotification } from '#domain/payment/attempt-notification.ts';
import { withRefund } from '#domain/payment/attempt-refunds.ts';
import { withoutRetry, withRetry } from '#domain/payment/attempt-retry.ts';
import { type CheckoutResult, checkoutResultOf } from '#domain/payment/checkout-result.ts';
import { paymentFailureOf } from '#domain/payment/failed-payment.ts';
import { isSettled, nextCheckAt, nextStep, type PaymentStep } from '#domain/payment/next-step.ts';
import type {
  PaymentProvider,
  ProviderNotification,
  ProviderRefund,
} from '#domain/payment/provider.ts';
import type { ProviderKindKey } from '#domain/payment/provider-kinds.ts';
import { moneyState } from '#domain/payment/transactions.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';
import { paymentBeginnings } from './begin-payment.ts';
import { paymentSteps } from './payment-steps.ts';
import type { RoomOrder } from './room-order.ts';
import type { RoomStore } from './room-store.ts';

/** A limit that no attempt reaches: guards against an endless loop. */
const maxSteps = 10;

export type PaymentContext = {
  roomStore: RoomStore;
  backend: CartBackend;
  order: RoomOrder;
  cartId: () => string;
  provider: (method: ProviderKindKey) => PaymentProvider;
  now: () => number;
};

export type RoomPayments = ReturnType<typeof createRoomPayments>;

export function createRoomPayments(context: PaymentContext) {
  const { roomStore, backend, order, provider, now } = context;
  const { attempts } = roomStore;
  const runStep = paymentSteps(context);

  /**
   * Runs steps until none is due; a failed step is retried later. `isSeen`: the shopper sees the result in the browser,
   * so no mail is sent.
   */
  async function settle(attempt: PaymentAttempt, isSeen = false): Promise<PaymentAttempt> {
    const keep = (each: PaymentAttempt) => (isSeen ? attempts.save(each) : saveAndReport(each));
    let current = attempt;
    for (let steps = 0; steps < maxSteps; steps += 1) {
      keep(current);
      const step = nextStep(current, now());
      const next = step && (await taken(step, current));
      if (!next) {
        // The step may have noted how far it came.
        const noted = attempts.find(current.id) ?? current;
        current = step ? withRetry(noted, now()) : withoutRetry(current);
        break;
      }
      current = withoutRetry(next);
    }
    keep(current);
    await saveAttemptIndex(current);
    return current;
  }

  /** Saves the attempt and, in the same transaction, the event of a failed payment, if there is one. */
  function saveAndReport(attempt: PaymentAttempt): void {
    const failed = paymentFailureOf(attempts.all(), attempt);
    const stamp = { at: new Date(now()).toISOString(), cartId: context.cartId() };
    if (failed) roomStore.commitFailure(attempt, { ...failed, ...stamp });
    else attempts.save(attempt);
  }

  function taken(step: PaymentStep, attempt: PaymentAttempt): Promise<PaymentAttempt | undefined> {
    return runStep(step, attempt).catch((error: unknown) => {
      console.error(logLine('payment step failed', error, { step, attempt: attempt.id }));
      return undefined;
    });
  }

  /** Updates the index that finds an attempt's room. The room's store is authoritative; the index may be stale. */
  async function saveAttemptIndex(attempt: PaymentAttempt): Promise<void> {
    await backend
      .indexAttempt(context.cartId(), attempt, isSettled(attempt), new Date(now()))
      .catch((error: unknown) => {
        console.error(logLine('payment not noted', error, { attempt: attempt.id }));
      });
  }

  /** The order if any attempt has led to one, or has paid it again; else the state of this attempt. */
  async function resultOf(
    attempt: PaymentAttempt,
    isBack: boolean,
  ): Promise<Outcome<CheckoutResult>> {
    const isPayingAgain = attempt.paysOrder !== undefined;
    if (roomStore.placed() && !isPayingAgain) return order.placed();
    return { ok: true, data: checkoutResultOf(attempt, isBack) };
  }

  /** Reads each attempt again before its step: an order stored by one changes the others. */
  async function settleAttempts(isMeant: (step: PaymentStep) => boolean): Promise<void> {
    for (const { id } of attempts.all()) {
      const attempt = attempts.find(id);
      const step = attempt && nextStep(attempt, now());
      if (step && isMeant(step)) await settle(attempt);
    }
  }

  const known = (id: string): PaymentAttempt | Failure =>
    attempts.find(id) ?? failure('PaymentNotFound');

  return {
    ...paymentBeginnings(context, { settle, saveAttemptIndex, resultOf }),

    /** The shopper has returned from the provider's page. Reloading that address changes nothing. */
    async returned(
      id: string,
      parameters: Record<string, string>,
    ): Promise<Outcome<CheckoutResult>> {
      const attempt = known(id);
      if ('ok' in attempt) return attempt;
      const isOpen = attempt.stage === 'open' && attempt.aim === 'order' && !attempt.isPending;
      if (!isOpen || attempt.orderId || attempt.isStoring)
        return resultOf(await settle(attempt, true), true);
      // After the deadline the cart is reviewed first, as with a late notification.
      if (attempt.lateUntil) {
        return resultOf(await settle({ ...attempt, details: parameters }, true), true);
      }
      const answer = await provider(attempt.method).resume(referenceOf(attempt), parameters);
      if (answer.kind === 'unknown') {
        // The shopper gets a response now; the alarm retries.
        const waiting = withRetry({ ...attempt, details: parameters }, now());
        attempts.save(waiting);
        return resultOf(waiting, true);
      }
      const next = afterAnswer(attempt, answer, new Date(now()).toISOString());
      return resultOf(await settle(next, true), answer.kind !== 'redirect');
    },

    /** The state of an attempt, for the page that polls it. */
    async look(id: string): Promise<Outcome<CheckoutResult>> {
      const attempt = known(id);
      return 'ok' in attempt ? attempt : resultOf(attempt, true);
    },

    async notified(notification: ProviderNotification): Promise<void> {
      const attempt = attempts.find(notification.attemptId);
      if (!attempt) return;
      const after = await settle(afterNotification(attempt, notification));
      const isHeld = ['authorised', 'captured'].includes(moneyState(after.transactions));
      const isReturned = after.aim === 'release' && after.orderId === undefined;
      if (notification.event === 'refundFailed' && isReturned && isHeld) {
        // A retry does not help: an operator must act (docs/operations/stuck-payment.md).
        console.error(JSON.stringify({ error: 'payment not released', attempt: attempt.id }));
      }
    },

    /** Pays back part of the money of a stored order, once per request. */
    async refund(id: string, wanted: ProviderRefund): Promise<Outcome<null>> {
      const attempt = known(id);
      if ('ok' in attempt) return attempt;
      await settle(withRefund(attempt, wanted));
      return { ok: true, data: null };
    },

    /** Called before the cart ends: stores an order that has been paid for. Throws when that fails. */
    async settleOrders(): Promise<void> {
      const isOfOrder = (step: PaymentStep | undefined) => step === 'store' || step === 'review';
      await settleAttempts(isOfOrder);
      if (attempts.all().some((each) => isOfOrder(nextStep(each, now()))))
        throw new Error('a paid order is not stored yet');
    },

    /** Runs the due steps of all attempts, including interrupted and expired ones. */
    settleAll: () => settleAttempts(() => true),

    /** `ids`: attempts open in the index. Writes their current state; closes those unknown to this room. */
    async saveAttemptIndexAgain(ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        const attempt = attempts.find(id);
        if (attempt) await saveAttemptIndex(attempt);
        else await backend.closeAttempt(id, new Date(now()));
      }
    },

    /** The next moment (ms) at which settleAll has something to do. */
    nextLook(): number | undefined {
      const looks = attempts.all().flatMap((attempt) => nextCheckAt(attempt) ?? []);
      return looks.length > 0 ? Math.min(...looks) : undefined;
    },
  };
}
