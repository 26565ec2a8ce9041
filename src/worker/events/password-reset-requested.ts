/** The mail with the link for a new password, in the language of the page where it was requested. */
import { fullName } from '#domain/checkout/address-lines.ts';
import { resetExpiry } from '#domain/customer/password.ts';
import type { KontorEvent } from '#domain/events.ts';
import { letter, type MailPart, paragraph } from '#domain/mail/mail-parts.ts';
import { signatureOf } from '../signing/signed-token.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailVoice, postMail } from './post-mail.ts';

type PasswordResetRequested = Extract<KontorEvent, { type: 'password-reset-requested' }>;

export async function sendResetLink(
  event: PasswordResetRequested,
  context: HandlerContext,
): Promise<void> {
  const { backend, env, now } = context;
  const expiresAt = resetExpiry(event);
  if (!event.customerId || expiresAt <= now.toISOString()) return;
  const [customer, voice] = await Promise.all([
    backend.customer(event.customerId),
    mailVoice(context, event.store, event.locale),
  ]);
  if (!customer) return;
  // Derived from the event and the secret, so that a retry of this mail has the same link.
  const token = await signatureOf('password-reset', event.id, env.settings.sessionSecret);
  await backend.saveResetToken(token, customer.id, expiresAt, now);
  const { store, t } = voice;
  const parts: MailPart[] = [
    paragraph(t('mail.resetText')),
    { kind: 'button', text: t('account.resetChangeTitle'), href: `${event.page}?token=${token}` },
    paragraph(t('mail.resetIgnore')),
  ];
  const name = fullName({ ...customer, country: store.key });
  const content = { subject: t('mail.resetSubject'), parts: letter({ ...voice, name }, parts) };
  await postMail(event, context, voice, customer.email, content, { isSecret: true });
}
