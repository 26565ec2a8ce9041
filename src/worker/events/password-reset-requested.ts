/** The mail with the link for a new password, in the language of the page where it was requested. */
import { fullName } from '#domain/checkout/address-lines.ts';
import { resetExpiry } from '#domain/customer/password.ts';
import type { KontorEvent } from '#domain/events.ts';
import { mailService } from '../services/mail/mail.ts';
import { signatureOf } from '../signing/signed-token.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';

type PasswordResetRequested = Extract<KontorEvent, { type: 'password-reset-requested' }>;

export async function sendResetLink(
  event: PasswordResetRequested,
  { backend, env, now }: HandlerContext,
): Promise<void> {
  const expiresAt = resetExpiry(event);
  if (!event.customerId || expiresAt <= now.toISOString()) return;
  const [customer, store, { t }] = await Promise.all([
    backend.customer(event.customerId),
    backend.store(event.store, now),
    textsFor(event.locale),
  ]);
  if (!customer) return;
  // Derived from the event and the secret, so that a retry of this mail has the same link.
  const token = await signatureOf('password-reset', event.id, env.settings.sessionSecret);
  await backend.saveResetToken(token, customer.id, expiresAt, now);
  const text = [
    t('mail.greeting', { name: fullName({ ...customer, country: event.store }) }),
    [t('mail.resetText'), `${event.page}?token=${token}`].join('\n'),
    t('mail.resetIgnore'),
    [t('mail.signature'), store.phone, store.email].join('\n'),
  ].join('\n\n');
  const subject = t('mail.resetSubject');
  const mail = { id: event.id, recipient: customer.email, locale: event.locale, subject, text };
  await mailService(env).send(mail, event.at);
}
