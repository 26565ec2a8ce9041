/** Decides what happens after an attempt to send a mail. */
import type { MailState } from './mail.ts';

/** `code`: for the log, without personal data. `detail`: what the provider said; it may contain an address. */
type Failure = { code: string; detail: string };

export type SendResult =
  | { kind: 'sent'; providerId: string }
  /** Trying again would not help. */
  | ({ kind: 'refused' } & Failure)
  /** `isServiceAway`: the service did not work at all, so other mails need not be tried now. */
  | ({ kind: 'later'; isServiceAway: boolean } & Failure);

const minuteMs = 60_000;
const longestDelayMs = 4 * 60 * minuteMs;

/** How long a mail is tried. */
export const patienceMs = 3 * 24 * 60 * minuteMs;

/** While a mail is being sent, nobody else takes it. Longer than all time limits of an attempt together. */
export const claimMs = 15 * minuteMs;

/** A minute after the first attempt, then twice as long each time, at most four hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(minuteMs * 2 ** (attempts - 1), longestDelayMs);
}

/** The state of a mail after an attempt, and when it is tried again. `now`: the end of the attempt. */
export function afterAttempt(
  { attempts, queuedAt }: { attempts: number; queuedAt: string },
  result: SendResult,
  now: Date,
): { state: MailState; nextAt: string } {
  const nextAt = new Date(now.getTime() + retryDelayMs(attempts));
  const isPatient = nextAt.getTime() - Date.parse(queuedAt) <= patienceMs;
  const later = isPatient ? 'waiting' : 'failed';
  return { state: result.kind === 'later' ? later : result.kind, nextAt: nextAt.toISOString() };
}
