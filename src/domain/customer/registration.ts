/** An account that was asked for and begins when its e-mail address is confirmed. Reasons: decision 66. */
import type * as z from 'zod';
import type { LocaleCode } from '../locale/locales.ts';
import { customerDraft } from './customer.ts';

/** Stored until then, the password as a hash beside it. */
export const registrationDraft = customerDraft.omit({ password: true });
export type RegistrationDraft = z.infer<typeof registrationDraft>;

export type Registration = { id: string; draft: RegistrationDraft; locale: LocaleCode };

/** How long the link of its mail is valid. */
const linkMs = 24 * 3_600_000;

export function registrationExpiry(now: Date): string {
  return new Date(now.getTime() + linkMs).toISOString();
}
