/** The mails of a change of e-mail address: to the new one with the link that confirms, to the old one with that to undo. */
import { fullName } from '#domain/checkout/address-lines.ts';
import type { EmailChange } from '#domain/customer/email-change.ts';
import type { KontorEvent } from '#domain/events.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { letter, type MailPart, paragraph } from '#domain/mail/mail-parts.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { mailToken } from '../signing/mail-token.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailVoice, postMail } from './post-mail.ts';

type Event = Extract<KontorEvent, { type: 'email-change-requested' | 'email-change-announced' }>;

/** To the new address, whose owner is not known, so that it names nobody. If it has an account, its owner is told that nothing changes. */
export async function askNewAddress(event: Event, context: HandlerContext): Promise<void> {
  const { backend, env, now } = context;
  const change = await backend.emailChange(event.changeId);
  if (!change || change.expiresAt <= now.toISOString()) return;
  const { t } = await textsFor(event.locale);
  const isTaken = await backend.isAddressTaken(change.newEmail, now);
  const token = await mailToken('email-change', change.id, env.settings.sessionSecret);
  const href = `${event.site}/change-email?token=${token}`;
  const parts: MailPart[] = isTaken
    ? [paragraph(t('mail.emailTakenText'))]
    : [
        paragraph(t('mail.emailConfirmText')),
        { kind: 'button', text: t('email.confirmTitle'), href },
        paragraph(t('mail.emailConfirmIgnore')),
      ];
  await post(event, { recipient: change.newEmail }, 'mail.emailConfirmSubject', parts, context);
}

/** To the old address, whatever becomes of the change. */
export async function tellOldAddress(event: Event, context: HandlerContext): Promise<void> {
  const { backend, env } = context;
  const change = await backend.emailChange(event.changeId);
  if (!change) return;
  const { t } = await textsFor(event.locale);
  const token = await mailToken('email-undo', change.id, env.settings.sessionSecret);
  const parts: MailPart[] = [
    paragraph(t('mail.emailToldText', { date: undoDate(change, event) })),
    {
      kind: 'button',
      text: t('email.undoTitle'),
      href: `${event.site}/change-email/undo?token=${token}`,
    },
  ];
  const customer = await backend.customer(change.customerId);
  const name = customer && fullName({ ...customer, country: event.store });
  const to = { recipient: change.oldEmail, name };
  await post(event, to, 'mail.emailToldSubject', parts, context);
}

function undoDate({ undoUntil }: EmailChange, { locale }: Event): string {
  return formatDate(new Date(undoUntil), 'minute', localeByCode(locale));
}

async function post(
  event: Event,
  { recipient, name }: { recipient: string; name?: string | undefined },
  subject: TextKey,
  parts: readonly MailPart[],
  context: HandlerContext,
): Promise<void> {
  const voice = await mailVoice(context, event.store, event.locale);
  const content = {
    subject: voice.t(subject),
    parts: letter({ ...voice, name }, parts),
  };
  await postMail(event, context, voice, recipient, content, { isSecret: true });
}
