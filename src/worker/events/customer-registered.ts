/**
 * The mail of a registration: it welcomes a new address with the link that confirms it, and tells the owner of a known
 * one that there is an account. Only here is it looked up whether an address is known.
 */
import { fullName } from '#domain/checkout/address-lines.ts';
import type { KontorEvent } from '#domain/events.ts';
import { mailFrame } from '#domain/mail/mail-frame.ts';
import { type MailPart, paragraph } from '#domain/mail/mail-parts.ts';
import { mailToken } from '../signing/mail-token.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { writtenMail } from './mail-document.ts';
import { postMail } from './post-mail.ts';

type CustomerRegistered = Extract<KontorEvent, { type: 'customer-registered' }>;

export async function sendRegistrationMail(
  event: CustomerRegistered,
  context: HandlerContext,
): Promise<void> {
  const { backend, env, now } = context;
  const { locale, store: country, site } = event;
  const registration = await backend.registration(event.registrationId, now);
  if (!registration) return;
  const [isTaken, store, { t }] = await Promise.all([
    backend.isAddressTaken(registration.draft.email, now),
    backend.store(country, now),
    textsFor(locale),
  ]);
  const { id, draft } = registration;
  const token = await mailToken('registration', id, env.settings.sessionSecret);
  // The typed name is not mailed to the owner of a known address: anybody could write to them with it.
  const parts: MailPart[] = isTaken
    ? [
        paragraph(t('mail.knownText')),
        { kind: 'button', text: t('account.login'), href: `${site}/login` },
        { kind: 'link', text: t('account.forgotten'), href: `${site}/password-reset` },
      ]
    : [
        paragraph(t('mail.greeting', { name: fullName({ ...draft, country }) })),
        paragraph(t('mail.registerText')),
        {
          kind: 'button',
          text: t('email.confirmTitle'),
          href: `${site}/create-account/confirm?token=${token}`,
        },
        paragraph(t('mail.registerIgnore')),
      ];
  const mail = {
    id: event.id,
    purpose: event.type,
    store: country,
    recipient: draft.email,
    replyTo: store.email,
    locale,
    isSecret: true,
    ...(await writtenMail({
      locale,
      subject: t(isTaken ? 'mail.knownSubject' : 'mail.registerSubject'),
      parts: [...parts, paragraph(t('mail.signature'), store.phone, store.email)],
      frame: mailFrame({ locale, t }),
    })),
  };
  await postMail(mail, event.at, context);
  if (isTaken) await backend.deleteRegistration(id);
}
