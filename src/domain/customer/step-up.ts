/** Step-up: what protects an account asks again who it is if the customer has not shown that in the last minutes. */
import type { ActiveSession } from './session.ts';

export const stepUpPath = '/my-account/confirm';

/** The fields with the password, or with a passkey's answer, in a form that is sent again together with what was typed. */
export const stepUpField = 'stepUpPassword';
export const stepUpPasskeyField = 'stepUpPasskey';

export function isRecentlyAuthenticated(
  { authenticatedAt }: Pick<ActiveSession, 'authenticatedAt'>,
  now: Date,
  withinMs: number,
): boolean {
  return now.getTime() - Date.parse(authenticatedAt) < withinMs;
}
