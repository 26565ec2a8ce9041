/** What the newsletter form sends. */
import { isEmail } from '../customer/email.ts';
import type { TextKey } from '../texts/texts.ts';

/** The footer's answer may stand on a page whose own form asks for `email`. */
export const newsletterField = 'newsletter.email';

/** Subscribing is the consent: the sentence beside the button says so (newsletter.consent). */
export function readNewsletterForm(
  values: Record<string, string>,
): { ok: true; email: string } | { ok: false; error: TextKey } {
  const email = (values[newsletterField] ?? '').trim().toLowerCase();
  return isEmail(email) ? { ok: true, email } : { ok: false, error: 'field.email' };
}
