/** The mail to the store about a message from its contact form, in the language it was written in. */
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { mailFrame } from '#domain/mail/mail-frame.ts';
import { paragraph } from '#domain/mail/mail-parts.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { writtenMail } from './mail-document.ts';
import { postMail } from './post-mail.ts';

type ContactRequested = Extract<KontorEvent, { type: 'contact-requested' }>;

export async function forwardContact(
  event: ContactRequested,
  context: HandlerContext,
): Promise<void> {
  const { backend, now } = context;
  const { id, at, locale, request } = event;
  const country = locale.slice(-2).toLowerCase();
  if (!isCountryCode(country)) throw new Error(`contact request ${id} names no known store`);
  const [store, { t }] = await Promise.all([backend.store(country, now), textsFor(locale)]);
  const { name, email, subject, orderNumber, message } = request;
  const sender = [
    `${t('contact.name')}: ${name}`,
    `${t('address.email')}: ${email}`,
    ...(orderNumber ? [`${t('contact.orderNumber')}: ${orderNumber}`] : []),
  ];
  const mail = {
    id,
    purpose: event.type,
    store: country,
    recipient: store.email,
    replyTo: email,
    locale,
    ...(await writtenMail({
      locale,
      subject: t('mail.contactSubject', { subject }),
      parts: [paragraph(...sender), ...message.split(/\n{2,}/).map(linesOf)],
      frame: mailFrame({ locale, t }),
    })),
  };
  await postMail(mail, at, context);
}

const linesOf = (text: string) => paragraph(...text.split('\n'));
