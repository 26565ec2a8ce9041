/** When a failed step of an attempt is taken again: later each time. */
import { retryDelayMs } from '../cart/abandonment.ts';
import type { PaymentAttempt } from './attempt.ts';

const maxRetryDelayMs = 3_600_000;

/** `now` in ms. */
export function withRetry(attempt: PaymentAttempt, now: number): PaymentAttempt {
  const count = (attempt.retry?.count ?? 0) + 1;
  const pause = Math.min(maxRetryDelayMs, retryDelayMs * 2 ** (count - 1));
  return { ...attempt, retry: { count, at: now + pause } };
}

export function withoutRetry({ retry, ...attempt }: PaymentAttempt): PaymentAttempt {
  return attempt;
}
