/** What an attempt asks for next, and how it stands for the shopper. */
import type { PaymentAttempt } from './attempt.ts';
import { moneyState } from './transactions.ts';

export type PaymentStep =
  /** Money that came late: whether the cart is still what was paid for. */
  | 'review'
  /** Store the order. */
  | 'store'
  /** Fetch the money that the shopper agreed to. */
  | 'resume'
  /** Ask how it stands: its time is over. */
  | 'inquire'
  /** Take what is held: there is an order. */
  | 'capture'
  /** Tell the order what happened to its money. */
  | 'record'
  /** Nobody paid in time: the order ends. */
  | 'expire'
  /** Give back what is held or taken, or let nothing more come. */
  | 'release';

/** ms after its end in which the provider may still tell what happened before it. */
const graceMs = 15 * 60_000;

/** `now` in ms. Undefined: nothing but to wait. */
export function nextStep(attempt: PaymentAttempt, now: number): PaymentStep | undefined {
  const money = moneyState(attempt.transactions);
  const isHeld = money === 'authorised' || money === 'captured';
  if (attempt.orderId) return stepOfOrder(attempt, money, now);
  if (attempt.aim === 'release') {
    const isWanted = isHeld || attempt.stage !== 'over';
    return isWanted && !attempt.releaseAsked ? 'release' : undefined;
  }
  if (isHeld || attempt.voucher) return attempt.lateUntil ? 'review' : 'store';
  if (now >= endOfCart(attempt)) return 'inquire';
  return attempt.isApproved || attempt.details ? 'resume' : undefined;
}

function stepOfOrder(
  attempt: PaymentAttempt,
  money: ReturnType<typeof moneyState>,
  now: number,
): PaymentStep | undefined {
  const isHeld = money === 'authorised' || money === 'captured';
  if (attempt.isExpiring) return 'expire';
  // The order has expired: money that comes now comes too late.
  if (attempt.aim === 'release' && isHeld && !attempt.releaseAsked) return 'release';
  if (attempt.aim === 'order' && money === 'authorised' && !attempt.captureAsked) return 'capture';
  if (attempt.recorded !== recordableState(attempt)) return 'record';
  const isUnpaid = money === 'none' && attempt.voucher && attempt.aim === 'order';
  return isUnpaid && (attempt.stage === 'over' || isPastDeadline(attempt, now))
    ? 'expire'
    : undefined;
}

/** What the order is told, as one comparable text. */
export function recordableState({ transactions }: Pick<PaymentAttempt, 'transactions'>): string {
  return transactions.map(({ id, state }) => `${id}=${state}`).join(' ');
}

/** ms within which the answer to the first question comes; whoever waited for it is gone then. */
const answerTimeoutMs = 60_000;

/** Nobody can pay any more. */
export function isPastDeadline(attempt: PaymentAttempt, now: number): boolean {
  return attempt.lateUntil !== undefined || now >= endOfCart(attempt);
}

function endOfCart({ stage, startedAt, expiresAt, lateUntil, isPending }: PaymentAttempt): number {
  if (stage === 'asked') return Date.parse(startedAt) + answerTimeoutMs;
  return lateUntil && !isPending ? Date.parse(lateUntil) : Date.parse(expiresAt) + graceMs;
}

/**
 * Providers tell again for days what was not taken from them, and banks hold a card's money for about a week: until this
 * long (ms) after the order button, late money makes the order if the cart is still what was reviewed (decision 47).
 */
const lateMs = 5 * 86_400_000;

/** Waits on for what the provider tells by itself; undefined where nobody was led to it, or it has been too long. */
export function expiredAttempt(attempt: PaymentAttempt, now: number): PaymentAttempt | undefined {
  const until = Date.parse(attempt.startedAt) + lateMs;
  if (attempt.stage !== 'open' || now >= until) return undefined;
  return { ...attempt, lateUntil: new Date(until).toISOString() };
}

/** When to look again although nobody calls (ms; 0: at once); undefined: never, everything is known. */
export function nextCheckAt(attempt: PaymentAttempt): number | undefined {
  const retryAt = attempt.retry?.at ?? 0;
  if (nextStep(attempt, 0)) return retryAt;
  const waits = attempt.orderId
    ? attempt.voucher && moneyState(attempt.transactions) === 'none' && attempt.stage !== 'over'
    : attempt.aim === 'order';
  return waits ? Math.max(endOfCart(attempt), retryAt) : undefined;
}

/** Whether the provider and the order have nothing more to do with each other, as far as is known. */
export function isSettled(attempt: PaymentAttempt): boolean {
  return nextStep(attempt, Number.MAX_SAFE_INTEGER) === undefined;
}
