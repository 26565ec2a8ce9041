/** Begins payments with providers: each press of a button is one attempt, or continues one that can still be paid. */
import { failure } from '#domain/errors.ts';
import { amountToPay } from '#domain/gift-card/used-cards.ts';
import type { Outcome } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { isPayingAgain, payAgainAttempt, payAgainRequest } from '#domain/order/pay-again.ts';
import {
  afterAnswer,
  type Intent,
  type PaymentAttempt,
  withoutAnswer,
} from '#domain/payment/attempt.ts';
import { withRetry } from '#domain/payment/attempt-retry.ts';
import type { CheckoutResult } from '#domain/payment/checkout-result.ts';
import { isPastDeadline } from '#domain/payment/next-step.ts';
import {
  isRequested,
  newAttempt,
  paymentRequestOf,
  type RequestedPayment,
} from '#domain/payment/payment-request.ts';
import type { PaymentRequest } from '#domain/payment/provider.ts';
import { usableAuthorization, withoutUsedProof } from '#domain/payment/wallet-authorization.ts';
import type { PaymentContext } from './payments.ts';

/** Attempts per cart and day. More are likely tests of stolen cards. */
const maxAttemptsPerDay = 20;
const countedMs = 86_400_000;

type Engine = {
  settle(attempt: PaymentAttempt, isSeen: boolean): Promise<PaymentAttempt>;
  saveAttemptIndex(attempt: PaymentAttempt): Promise<void>;
  resultOf(attempt: PaymentAttempt, isBack: boolean): Promise<Outcome<CheckoutResult>>;
};

type Beginning = {
  /** An attempt that can still be paid. */
  reusable: PaymentAttempt | undefined;
  begun: () => PaymentAttempt;
  requestOf: (attempt: PaymentAttempt) => PaymentRequest;
  /** Stored together with the attempt. */
  alsoSave?: () => void;
};

export function paymentBeginnings(
  { roomStore, backend, cartId, provider, now }: PaymentContext,
  { settle, saveAttemptIndex, resultOf }: Engine,
) {
  const { attempts } = roomStore;

  async function begin(
    method: PaymentAttempt['method'],
    { reusable, begun, requestOf, alsoSave }: Beginning,
  ): Promise<Outcome<CheckoutResult>> {
    if (reusable?.stage === 'open') return resultOf(reusable, false);
    const since = now() - countedMs;
    const recent = attempts.all().filter(({ startedAt }) => Date.parse(startedAt) > since);
    if (recent.length >= maxAttemptsPerDay) return failure('TooManyTries');
    // Throws for a provider without settings before anything is stored.
    const service = provider(method);
    const attempt = reusable ?? begun();
    // Indexed before the provider is called, so that a notification finds the room.
    await backend.indexAttempt(cartId(), attempt, false, new Date(now()));
    attempts.save(attempt);
    // No `await` since the attempt was saved.
    alsoSave?.();
    const answer = await service.begin(requestOf(attempt));
    if (answer.kind === 'unknown') {
      // The shopper gets a response now; the alarm releases a payment that the provider may have started.
      const unanswered = withRetry(withoutAnswer(attempt), now());
      attempts.save(unanswered);
      await saveAttemptIndex(unanswered);
      return resultOf(unanswered, false);
    }
    const updated = afterAnswer(attempt, answer, new Date(now()).toISOString());
    return resultOf(await settle(updated, true), false);
  }

  const open = (isMeant: (attempt: PaymentAttempt) => boolean) =>
    attempts.all().find((each) => isMeant(each) && !isPastDeadline(each, now()));

  return {
    /** A repeated press of the order button continues the same attempt while it can still be paid. */
    async pay(intent: Intent, requested: RequestedPayment): Promise<Outcome<CheckoutResult>> {
      const { method } = requested;
      const stored = roomStore.authorization();
      const total = amountToPay(intent.draft);
      const authorization = usableAuthorization(stored, { method, total }, now());
      return begin(method, {
        // A new wallet authorization needs a new attempt.
        reusable: authorization ? undefined : open((each) => isRequested(each, intent, method)),
        begun: () => newAttempt(intent, requested, new Date(now()), authorization),
        requestOf: paymentRequestOf,
        // The attempt uses up this wallet's authorization.
        alsoSave: () => {
          if (stored) roomStore.saveAuthorization(withoutUsedProof(stored, now(), method));
        },
      });
    },

    /** Another payment for an order that the last one could not pay. */
    payAgain: (order: Order, requested: RequestedPayment): Promise<Outcome<CheckoutResult>> =>
      begin(requested.method, {
        reusable: open((each) => isPayingAgain(each, order, requested.method)),
        begun: () => payAgainAttempt(order, requested, new Date(now())),
        requestOf: (attempt) => payAgainRequest(attempt, order),
      }),
  };
}
