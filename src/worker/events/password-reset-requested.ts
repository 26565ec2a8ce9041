/** The mail with the link for a new password, in the language of the page where it was asked for. */
import { fullName } from '#domain/checkout/address-lines.ts';
import type { KontorEvent } from '#domain/events.ts';
import { customerById } from '../commerce/embedded/customers.ts';
import { databaseOf } from '../commerce/embedded/database.ts';
import { resetExpiry, storeResetToken } from '../commerce/embedded/password-resets.ts';
import { loadStore } from '../commerce/embedded/stores.ts';
import type { Environment } from '../environment.ts';
import { secretOf } from '../secret.ts';
import { mailService } from '../services/mail/mail.ts';
import { signatureOf } from '../signed.ts';
import { textsFor } from '../texts.ts';

type PasswordResetRequested = Extract<KontorEvent, { type: 'password-reset-requested' }>;

export async function sendResetLink(
  event: PasswordResetRequested,
  env: Environment,
): Promise<void> {
  const now = new Date();
  const expiresAt = resetExpiry(event);
  if (!event.customerId || expiresAt <= now.toISOString()) return;
  const db = databaseOf(env.DB);
  const [customer, store, { t }] = await Promise.all([
    customerById(db, event.customerId),
    loadStore(env.DB, db, event.store, now),
    textsFor(event.locale),
  ]);
  if (!customer) return;
  // Made from the event and the secret: a second attempt at this mail makes the same link.
  const token = await signatureOf('password-reset', event.id, secretOf(env, 'SESSION_SECRET'));
  await storeResetToken(db, token, customer.id, expiresAt, now);
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
