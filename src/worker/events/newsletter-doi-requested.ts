/** The mail whose link confirms a newsletter subscription: only the owner of the mailbox can confirm. */
import { confirmPath, writeConfirmHash } from '#domain/consent/confirm-link.ts';
import type { KontorEvent } from '#domain/events.ts';
import { mailFrame } from '#domain/mail/mail-frame.ts';
import { type MailPart, paragraph } from '#domain/mail/mail-parts.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { writtenMail } from './mail-document.ts';
import { postMail } from './post-mail.ts';

type DoiRequested = Extract<KontorEvent, { type: 'newsletter-doi-requested' }>;

/** If the consent was withdrawn meanwhile, no mail is sent. */
export async function sendConfirmationMail(
  event: DoiRequested,
  context: HandlerContext,
): Promise<void> {
  const { backend, now } = context;
  const consent = await backend.consent(event.consentId);
  if (!consent || consent.state === 'withdrawn') return;
  const [store, { t }] = await Promise.all([
    backend.store(consent.store, now),
    textsFor(consent.locale),
  ]);
  const hash = writeConfirmHash({ emailToken: consent.token, redirectTo: '/' });
  const confirm = `${event.shop}${confirmPath}?${new URLSearchParams({ hash })}`;
  const unsubscribe = `${event.shop}/newsletter/unsubscribe?token=${consent.token}`;
  const parts: MailPart[] = [
    paragraph(t('mail.newsletterText')),
    { kind: 'button', text: t('newsletter.confirm'), href: confirm },
    paragraph(t('mail.newsletterIgnore')),
    { kind: 'link', text: t('newsletter.unsubscribe'), href: unsubscribe },
    paragraph(t('mail.signature'), store.phone, store.email),
  ];
  const { locale } = consent;
  const mail = {
    id: event.id,
    purpose: event.type,
    store: consent.store,
    recipient: consent.email,
    replyTo: store.email,
    locale,
    unsubscribe,
    ...(await writtenMail({
      locale,
      subject: t('mail.newsletterSubject'),
      parts,
      frame: mailFrame({ locale, t, site: event.shop }),
    })),
  };
  await postMail(mail, event.at, context);
}
