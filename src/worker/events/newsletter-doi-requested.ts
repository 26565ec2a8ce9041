/** The mail whose link confirms a newsletter subscription: only the owner of the mailbox can confirm. */
import { confirmPath, writeConfirmHash } from '#domain/consent/confirm-link.ts';
import type { KontorEvent } from '#domain/events.ts';
import { letter, type MailPart, paragraph } from '#domain/mail/mail-parts.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailVoice, postMail } from './post-mail.ts';

type DoiRequested = Extract<KontorEvent, { type: 'newsletter-doi-requested' }>;

/** If the consent was withdrawn meanwhile, no mail is sent. */
export async function sendConfirmationMail(
  event: DoiRequested,
  context: HandlerContext,
): Promise<void> {
  const consent = await context.backend.consent(event.consentId);
  if (!consent || consent.state === 'withdrawn') return;
  const voice = await mailVoice(context, consent.store, consent.locale);
  const { t } = voice;
  const hash = writeConfirmHash({ emailToken: consent.token, redirectTo: '/' });
  const confirm = `${event.shop}${confirmPath}?${new URLSearchParams({ hash })}`;
  const unsubscribe = `${event.shop}/newsletter/unsubscribe?token=${consent.token}`;
  const parts: MailPart[] = [
    paragraph(t('mail.newsletterText')),
    { kind: 'button', text: t('newsletter.confirm'), href: confirm },
    paragraph(t('mail.newsletterIgnore')),
    { kind: 'link', text: t('newsletter.unsubscribe'), href: unsubscribe },
  ];
  const content = {
    subject: t('mail.newsletterSubject'),
    parts: letter(voice, parts),
    site: event.shop,
  };
  await postMail(event, context, voice, consent.email, content, { unsubscribe });
}
