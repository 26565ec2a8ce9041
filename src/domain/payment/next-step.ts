/** The next step of a payment attempt, and its deadlines. */
import type { PaymentAttempt } from './attempt.ts';
import { waitingRefund } from './attempt-refunds.ts';
import { hasFailedCapture, moneyState } from './transactions.ts';

export type PaymentStep =
  /** Late money: check whether the cart still is what was paid for. */
  | 'review'
  /** Store the order, or add the payment to the order that it pays for again. */
  | 'store'
  /** Fetch the money that the shopper approved. */
  | 'resume'
  /** Query the state at the provider: the deadline has passed. */
  | 'inquire'
  /** Capture the authorised money: the order exists. */
  | 'capture'
  /** Store the transactions in the order. */
  | 'record'
  /** Cancel the order: it was not paid in time. */
  | 'expire'
  /** Return authorised or captured money, and prevent further payment. Of an order: let go of authorised money. */
  | 'release'
  /** Pay back a part of the captured money. */
  | 'refund';

/** ms after the deadline in which the provider may still report what happened before it. */
const graceMs = 15 * 60_000;

/** `now` in ms. Undefined: nothing to do but wait. */
export function nextStep(attempt: PaymentAttempt, now: number): PaymentStep | undefined {
  const money = moneyState(attempt.transactions);
  const isHeld = money === 'authorised' || money === 'captured';
  if (attempt.orderId) return stepOfOrder(attempt, money, now);
  if (attempt.aim === 'release') {
    const isWanted = isHeld || attempt.stage !== 'over';
    return isWanted && !attempt.releaseAsked ? 'release' : undefined;
  }
  if (attempt.isStoring) return 'store';
  if (isHeld || attempt.voucher) return attempt.lateUntil ? 'review' : 'store';
  if (now >= deadlineOf(attempt)) return 'inquire';
  return attempt.isApproved || attempt.details ? 'resume' : undefined;
}

function stepOfOrder(
  attempt: PaymentAttempt,
  money: ReturnType<typeof moneyState>,
  now: number,
): PaymentStep | undefined {
  if (attempt.isExpiring) return 'expire';
  if (attempt.aim === 'order' && money === 'authorised' && !attempt.captureAsked) return 'capture';
  // Before the capture is confirmed there is nothing to pay back; afterwards the provider answers.
  if (waitingRefund(attempt) && (money !== 'authorised' || attempt.aim === 'release'))
    return 'refund';
  if (attempt.recorded !== recordableState(attempt)) return 'record';
  // Held money is too late, or its capture has failed. Captured money the order asks back (report-payment.ts).
  if (attempt.aim === 'release' && money === 'authorised' && !attempt.releaseAsked)
    return 'release';
  const isOver = attempt.stage === 'over' || isPastDeadline(attempt, now);
  return isAwaited(attempt) && isOver ? 'expire' : undefined;
}

/** A voucher that nobody has paid. An order whose capture has failed waits for another payment (order/pay-again.ts). */
function isAwaited({ aim, voucher, transactions }: PaymentAttempt): boolean {
  const isNeverPaid = moneyState(transactions) === 'none' && !hasFailedCapture(transactions);
  return voucher !== undefined && aim === 'order' && isNeverPaid;
}

/** The transactions to store in the order, as one comparable text. */
export function recordableState({ transactions }: Pick<PaymentAttempt, 'transactions'>): string {
  return transactions
    .map(({ id, state, requestId = '' }) => `${id}=${state}${requestId && `=${requestId}`}`)
    .join(' ');
}

/** ms to wait for the response to the first request; after that, no caller waits for it any more. */
const answerTimeoutMs = 60_000;

/** Whether payment is no longer possible. */
export function isPastDeadline(attempt: PaymentAttempt, now: number): boolean {
  return attempt.lateUntil !== undefined || now >= deadlineOf(attempt);
}

function deadlineOf({ stage, startedAt, expiresAt, lateUntil, isPending }: PaymentAttempt): number {
  if (stage === 'asked') return Date.parse(startedAt) + answerTimeoutMs;
  return lateUntil && !isPending ? Date.parse(lateUntil) : Date.parse(expiresAt) + graceMs;
}

/**
 * Providers repeat unacknowledged notifications for days, and banks hold a card's money for about a week: until this
 * long (ms) after the order button, late money creates the order if the cart still is as reviewed (decision 47).
 */
const lateMs = 5 * 86_400_000;

/** The attempt, waiting for a late notification; undefined if the shopper never got that far, or it is too late. */
export function attemptAwaitingLateMoney(
  attempt: PaymentAttempt,
  now: number,
): PaymentAttempt | undefined {
  const until = Date.parse(attempt.startedAt) + lateMs;
  if (attempt.stage !== 'open' || now >= until) return undefined;
  return { ...attempt, lateUntil: new Date(until).toISOString() };
}

/** When to check again without being called (ms; 0: at once); undefined: never, everything is known. */
export function nextCheckAt(attempt: PaymentAttempt): number | undefined {
  const retryAt = attempt.retry?.at ?? 0;
  if (nextStep(attempt, 0)) return retryAt;
  const waits = attempt.orderId
    ? isAwaited(attempt) && attempt.stage !== 'over'
    : attempt.aim === 'order';
  return waits ? Math.max(deadlineOf(attempt), retryAt) : undefined;
}

/** Whether no step is left, now or later, as far as is known. */
export function isSettled(attempt: PaymentAttempt): boolean {
  return nextStep(attempt, Number.MAX_SAFE_INTEGER) === undefined;
}
