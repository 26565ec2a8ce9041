/** Writes a mail about an event, stores it and sends it. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { mailFrame } from '#domain/mail/mail-frame.ts';
import type { MailPart } from '#domain/mail/mail-parts.ts';
import type { Store } from '#domain/store/store.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { sendMail } from '../services/mail/send-mail.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { writtenMail } from './mail-document.ts';

/** The store that writes, and the language of the reader. */
export type MailVoice = { store: Store; locale: LocaleCode; t: Translate };

export async function mailVoice(
  { backend, now }: HandlerContext,
  country: CountryCode,
  locale: LocaleCode,
): Promise<MailVoice> {
  const [store, { t }] = await Promise.all([backend.store(country, now), textsFor(locale)]);
  return { store, locale, t };
}

type Written = {
  subject: string;
  parts: readonly MailPart[];
  /** Base URL of the shop, for the links below the content. */
  site?: string | undefined;
  /** The order's, as shown. */
  number?: string | undefined;
};

/** What a mail has by default: the id of its event, so that a retry sends the same mail; answers go to the store. */
type Details = Partial<Omit<Mail, 'purpose' | 'store' | 'locale' | 'subject' | 'text' | 'html'>>;

export async function postMail(
  event: Pick<KontorEvent, 'id' | 'type' | 'at'>,
  context: HandlerContext,
  { store, locale, t }: MailVoice,
  recipient: string,
  { subject, parts, site, number }: Written,
  details: Details = {},
): Promise<void> {
  const { backend, env, now } = context;
  const frame = mailFrame({ store, locale, t, site, number });
  const mail: Mail = {
    id: event.id,
    purpose: event.type,
    store: store.key,
    recipient,
    replyTo: store.email,
    locale,
    ...details,
    ...(await writtenMail({ locale, t, subject, parts, frame })),
  };
  await backend.mails.add(mail, event.at, now);
  // If sending fails, the job `send-mails` tries again: the event is handled.
  await sendMail(env, backend.mails, mail.id, now);
}
