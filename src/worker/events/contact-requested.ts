/** The mail to the store about a message from its contact form, in the language it was written in. */
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { mailService } from '../services/mail/mail.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';

type ContactRequested = Extract<KontorEvent, { type: 'contact-requested' }>;

export async function forwardContact(
  event: ContactRequested,
  { backend, env, now }: HandlerContext,
): Promise<void> {
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
    recipient: store.email,
    locale,
    subject: t('mail.contactSubject', { subject }),
    text: [sender.join('\n'), message].join('\n\n'),
  };
  await mailService(env).send(mail, at);
}
