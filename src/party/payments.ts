/**
 * Payments with providers: what an attempt asks for is done step by step, each written down before the next. Every call
 * to a provider carries the attempt's own key, so that a step repeated after a crash is the same step (decision 42).
 */
import { retryAfterMs } from '#domain/cart/abandonment.ts';
import { type Failure, failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Outcome } from '#domain/operations.ts';
import {
  answered,
  type Intent,
  notified,
  type PaymentAttempt,
  referenceOf,
  unheard,
} from '#domain/payment/attempt.ts';
import {
  isLate,
  isSettled,
  nextLook,
  nextStep,
  type PaymentStep,
} from '#domain/payment/next-step.ts';
import { begunAttempt, requestOf } from '#domain/payment/payment-request.ts';
import { type Placement, standingOf } from '#domain/payment/placement.ts';
import type { PaymentProvider, ProviderNotification } from '#domain/payment/provider.ts';
import type { ProviderKindKey } from '#domain/payment/provider-kinds.ts';
import { moneyState } from '#domain/payment/transactions.ts';
import { spentGrant, usableGrant } from '#domain/payment/wallet-grant.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';
import { keepAttempt } from './failed-payment.ts';
import type { RoomMemory } from './memory.ts';
import { placedOrder } from './order-saga.ts';
import { paymentSteps } from './payment-steps.ts';

/** Presses in a day that may begin a payment for one cart: more is somebody trying stolen cards. */
const mostAttempts = 20;
const countedMs = 86_400_000;
/** More steps than an attempt can have. */
const mostSteps = 10;
const longestRetryMs = 3_600_000;

export type PaymentDesk = {
  memory: RoomMemory;
  backend: CartBackend;
  cartId: () => string;
  provider: (method: ProviderKindKey) => PaymentProvider;
  now: () => number;
};

export type RoomPayments = ReturnType<typeof roomPayments>;

export function roomPayments(desk: PaymentDesk) {
  const { memory, backend, provider, now } = desk;
  const { attempts } = memory;
  const take = paymentSteps(desk);

  /**
   * Step by step until there is nothing but to wait; a step that does not succeed is tried again later. `isSeen`: the
   * shopper is at the page that says what becomes of it.
   */
  async function settle(attempt: PaymentAttempt, isSeen = false): Promise<PaymentAttempt> {
    const keep = (each: PaymentAttempt) => (isSeen ? attempts.save(each) : keepAttempt(desk, each));
    let current = attempt;
    for (let steps = 0; steps < mostSteps; steps += 1) {
      keep(current);
      const step = nextStep(current, now());
      const next = step && (await taken(step, current));
      if (!next) {
        current = step ? later(current) : done(current);
        break;
      }
      current = done(next);
    }
    keep(current);
    await note(current);
    return current;
  }

  function taken(step: PaymentStep, attempt: PaymentAttempt): Promise<PaymentAttempt | undefined> {
    return take(step, attempt).catch((error: unknown) => {
      console.error(logLine('payment step failed', error, { step, attempt: attempt.id }));
      return undefined;
    });
  }

  function later(attempt: PaymentAttempt): PaymentAttempt {
    const count = (attempt.retry?.count ?? 0) + 1;
    const pause = Math.min(longestRetryMs, retryAfterMs * 2 ** (count - 1));
    return { ...attempt, retry: { count, at: now() + pause } };
  }

  function done({ retry, ...attempt }: PaymentAttempt): PaymentAttempt {
    return attempt;
  }

  /** For whoever knows only the attempt. The room's own memory is the truth: it may lag behind. */
  async function note(attempt: PaymentAttempt): Promise<void> {
    await backend
      .noteAttempt(desk.cartId(), attempt, isSettled(attempt), new Date(now()))
      .catch((error: unknown) => {
        console.error(logLine('payment not noted', error, { attempt: attempt.id }));
      });
  }

  /** The order if there is one, whoever paid for it; else how this attempt stands. */
  async function standing(attempt: PaymentAttempt, isBack: boolean): Promise<Outcome<Placement>> {
    if (memory.placed()) return placedOrder(memory, backend);
    return { ok: true, data: standingOf(attempt, isBack) };
  }

  /** One after the other, each as it is then: the order of one changes the others. */
  async function settleWhere(isMeant: (step: PaymentStep) => boolean): Promise<void> {
    for (const { id } of attempts.all()) {
      const attempt = attempts.find(id);
      const step = attempt && nextStep(attempt, now());
      if (step && isMeant(step)) await settle(attempt);
    }
  }

  const known = (id: string): PaymentAttempt | Failure =>
    attempts.find(id) ?? failure('PaymentNotFound');

  return {
    /** The same press again is the same attempt, as long as it can be paid. */
    async pay(
      intent: Intent,
      asked: Pick<PaymentAttempt, 'id' | 'method' | 'returnUrl'>,
    ): Promise<Outcome<Placement>> {
      const all = attempts.all();
      const total = intent.draft.totalPrice;
      const granted = memory.grant();
      const grant = usableGrant(granted, { method: asked.method, total }, now());
      // What was granted since is not for a page that was opened before.
      const same = grant
        ? undefined
        : all.find((each) => isSame(each, intent, asked.method) && !isLate(each, now()));
      if (same?.stage === 'open') return standing(same, false);
      const since = now() - countedMs;
      const recent = all.filter(({ startedAt }) => Date.parse(startedAt) > since);
      if (recent.length >= mostAttempts) return failure('TooManyTries');
      // A provider that is not set up is an error before anything is written down.
      const service = provider(asked.method);
      const attempt = same ?? begunAttempt(intent, asked, new Date(now()), grant);
      // Known to the world first: a notification finds its room by it.
      await backend.noteAttempt(desk.cartId(), attempt, false, new Date(now()));
      attempts.save(attempt);
      // Written down together: it goes along once, and never if it is for another sum or too old.
      if (granted) memory.saveGrant(spentGrant(granted, now(), asked.method));
      const answer = await service.begin(requestOf(attempt));
      if (answer.kind === 'unknown') {
        // They have waited long enough: what may have begun there is taken back by the alarm.
        const lost = later(unheard(attempt));
        attempts.save(lost);
        await note(lost);
        return standing(lost, false);
      }
      const heard = answered(attempt, answer, new Date(now()).toISOString());
      return standing(await settle(heard, true), false);
    },

    /** The shopper is back. Reloading that address changes nothing. */
    async returned(id: string, parameters: Record<string, string>): Promise<Outcome<Placement>> {
      const attempt = known(id);
      if ('ok' in attempt) return attempt;
      const isOpen = attempt.stage === 'open' && attempt.aim === 'order' && !attempt.isPending;
      if (!isOpen || attempt.orderId) return standing(await settle(attempt, true), true);
      // Late, the cart is reviewed first, as with what is told late.
      if (attempt.lateUntil) {
        return standing(await settle({ ...attempt, details: parameters }, true), true);
      }
      const answer = await provider(attempt.method).resume(referenceOf(attempt), parameters);
      if (answer.kind === 'unknown') {
        // The shopper does not wait for the next try: the alarm makes it.
        const waiting = later({ ...attempt, details: parameters });
        attempts.save(waiting);
        return standing(waiting, true);
      }
      const next = answered(attempt, answer, new Date(now()).toISOString());
      return standing(await settle(next, true), answer.kind !== 'redirect');
    },

    /** How it stands, asked by a page that waits. */
    async look(id: string): Promise<Outcome<Placement>> {
      const attempt = known(id);
      return 'ok' in attempt ? attempt : standing(attempt, true);
    },

    async notified(told: ProviderNotification): Promise<void> {
      const attempt = attempts.find(told.attemptId);
      if (!attempt) return;
      const after = await settle(notified(attempt, told));
      const isHeld = ['authorised', 'captured'].includes(moneyState(after.transactions));
      if (told.event === 'refundFailed' && after.aim === 'release' && isHeld) {
        // Asking again does not help; the operator sees it (docs/operations.md).
        console.error(JSON.stringify({ error: 'payment not released', attempt: attempt.id }));
      }
    },

    /** Before the cart ends: an order that has been paid for is stored first. Throws when it cannot be. */
    async settleOrders(): Promise<void> {
      const isOfOrder = (step: PaymentStep | undefined) => step === 'store' || step === 'review';
      await settleWhere(isOfOrder);
      if (attempts.all().some((each) => isOfOrder(nextStep(each, now()))))
        throw new Error('a paid order is not stored yet');
    },

    /** Brings what got stuck, or whose time is over, as far as it goes. */
    settleAll: () => settleWhere(() => true),

    /** What the world believes to be open: noted as it is, and closed where this room never began it. */
    async noteAgain(ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        const attempt = attempts.find(id);
        if (attempt) await note(attempt);
        else await backend.closeAttempt(id, new Date(now()));
      }
    },

    /** The next moment (ms) at which settleAll has something to do. */
    nextLook(): number | undefined {
      const looks = attempts.all().flatMap((attempt) => nextLook(attempt) ?? []);
      return looks.length > 0 ? Math.min(...looks) : undefined;
    },
  };
}

/** The same order reviewed, paid the same way. */
function isSame(
  { aim, method, intent }: PaymentAttempt,
  { draft }: Intent,
  asked: ProviderKindKey,
): boolean {
  return (
    aim === 'order' &&
    method === asked &&
    intent?.draft.cart.version === draft.cart.version &&
    intent.draft.totalPrice.centAmount === draft.totalPrice.centAmount
  );
}
