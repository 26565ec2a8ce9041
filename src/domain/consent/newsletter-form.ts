/** Reads the newsletter form. */
import { emailKey, isEmail } from '../customer/email.ts';
import type { TextKey } from '../texts/texts.ts';

/** Not `email`: the footer's form may be on a page whose own form has that field. */
export const newsletterField = 'newsletter.email';

/** Subscribing is the consent: the sentence beside the button says so (newsletter.consent). */
export function readNewsletterForm(
  values: Record<string, string>,
): { ok: true; email: string } | { ok: false; error: TextKey } {
  const email = emailKey(values[newsletterField] ?? '');
  return isEmail(email) ? { ok: true, email } : { ok: false, error: 'field.email' };
}
