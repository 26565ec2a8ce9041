/** Tells the owner of an account that a way in has changed, and what to do if it was somebody else. */
import { fullName } from '#domain/checkout/address-lines.ts';
import { securityPath } from '#domain/content/links.ts';
import type { KontorEvent } from '#domain/events.ts';
import { identityProviderNames } from '#domain/identity/identity.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { letter, type MailPart, paragraph } from '#domain/mail/mail-parts.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailVoice, postMail } from './post-mail.ts';

export async function tellOfWayIn(
  event: Extract<KontorEvent, { type: 'way-in-changed' }>,
  context: HandlerContext,
): Promise<void> {
  const { at, change, customerId, locale, provider, site } = event;
  const customer = await context.backend.customer(customerId);
  if (!customer) return;
  const voice = await mailVoice(context, event.store, locale);
  const { store, t } = voice;
  const subject = t(`mail.${change}`, { name: provider ? identityProviderNames[provider] : '' });
  const date = formatDate(new Date(at), 'minute', localeByCode(locale));
  const parts: MailPart[] = [
    paragraph(t('mail.wayInText', { date })),
    paragraph(t('mail.wayInForeign')),
    { kind: 'button', text: t('account.resetTitle'), href: `${site}/password-reset` },
    { kind: 'link', text: t('account.security'), href: site + securityPath },
  ];
  const name = fullName({ ...customer, country: store.key });
  const content = { subject, parts: letter({ ...voice, name }, parts), site };
  await postMail(event, context, voice, customer.email, content);
}
