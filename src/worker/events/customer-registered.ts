/**
 * The mail of a registration: it welcomes a new address with the link that confirms it, and tells the owner of a known
 * one that there is an account. Only here is it looked up whether an address is known.
 */
import { fullName } from '#domain/checkout/address-lines.ts';
import type { KontorEvent } from '#domain/events.ts';
import { letter, type MailPart, paragraph } from '#domain/mail/mail-parts.ts';
import { mailToken } from '../signing/mail-token.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailVoice, postMail } from './post-mail.ts';

type CustomerRegistered = Extract<KontorEvent, { type: 'customer-registered' }>;

export async function sendRegistrationMail(
  event: CustomerRegistered,
  context: HandlerContext,
): Promise<void> {
  const { backend, env, now } = context;
  const { locale, store: country, site } = event;
  const registration = await backend.registration(event.registrationId, now);
  if (!registration) return;
  const [isTaken, voice] = await Promise.all([
    backend.isAddressTaken(registration.draft.email, now),
    mailVoice(context, country, locale),
  ]);
  const { t } = voice;
  const { id, draft } = registration;
  const token = await mailToken('registration', id, env.settings.sessionSecret);
  // The typed name is not mailed to the owner of a known address: anybody could write to them with it.
  const name = isTaken ? undefined : fullName({ ...draft, country });
  const parts: MailPart[] = isTaken
    ? [
        paragraph(t('mail.knownText')),
        { kind: 'button', text: t('account.login'), href: `${site}/login` },
        { kind: 'link', text: t('account.forgotten'), href: `${site}/password-reset` },
      ]
    : [
        paragraph(t('mail.registerText')),
        {
          kind: 'button',
          text: t('email.confirmTitle'),
          href: `${site}/create-account/confirm?token=${token}`,
        },
        paragraph(t('mail.registerIgnore')),
      ];
  const content = {
    subject: t(isTaken ? 'mail.knownSubject' : 'mail.registerSubject'),
    parts: letter({ ...voice, name }, parts),
  };
  await postMail(event, context, voice, draft.email, content, { isSecret: true });
}
