/** The mail whose link confirms a newsletter subscription: only the owner of the mailbox can confirm. */
import { confirmPath, writeConfirmHash } from '#domain/consent/confirm-link.ts';
import type { KontorEvent } from '#domain/events.ts';
import { mailService } from '../services/mail/mail.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';

type DoiRequested = Extract<KontorEvent, { type: 'newsletter-doi-requested' }>;

/** If the consent was withdrawn meanwhile, no mail is sent. */
export async function sendConfirmationMail(
  event: DoiRequested,
  { backend, env, now }: HandlerContext,
): Promise<void> {
  const consent = await backend.consent(event.consentId);
  if (!consent || consent.state === 'withdrawn') return;
  const [store, { t }] = await Promise.all([
    backend.store(consent.store, now),
    textsFor(consent.locale),
  ]);
  const hash = writeConfirmHash({ emailToken: consent.token, redirectTo: '/' });
  const confirm = `${event.shop}${confirmPath}?${new URLSearchParams({ hash })}`;
  const withdraw = `${event.shop}/newsletter/unsubscribe?token=${consent.token}`;
  const text = [
    [t('mail.newsletterText'), confirm].join('\n'),
    t('mail.newsletterIgnore'),
    `${t('newsletter.unsubscribe')}: ${withdraw}`,
    [t('mail.signature'), store.phone, store.email].join('\n'),
  ].join('\n\n');
  const mail = {
    id: event.id,
    recipient: consent.email,
    locale: consent.locale,
    subject: t('mail.newsletterSubject'),
    text,
  };
  await mailService(env).send(mail, event.at);
}
