/** The mails about a support case: its receipt, that there is an answer, and what the store gets. */
import { fullName } from '#domain/checkout/address-lines.ts';
import type { KontorEvent } from '#domain/events.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { MailPart } from '#domain/mail/mail-parts.ts';
import {
  type SupportMail,
  supportAnswerMail,
  supportReceiptMail,
  supportStoreMail,
} from '#domain/mail/support-mail.ts';
import { filePath } from '../signing/file-links.ts';
import { supportCaseLink } from '../signing/support-case-links.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { postMail } from './post-mail.ts';

type SupportEvent = Extract<
  KontorEvent,
  { type: 'support-case-opened' | 'support-answered' | 'support-replied' }
>;

/** In ms; how long the store's links to files are valid. */
const storeFileLinkMs = 30 * 86_400_000;

export async function sendSupportReceipt(
  event: SupportEvent,
  context: HandlerContext,
): Promise<void> {
  const mail = await supportMailOf(event, context);
  if (!mail) return;
  const { email, suspicion } = mail.supportCase;
  if (suspicion) return;
  const page = await caseAddress(mail, context);
  const content = supportReceiptMail(mail, page, context.env.settings.supportAnswerDays);
  await send(event, context, mail, { ...content, id: `receipt-${event.caseId}`, recipient: email });
}

export async function tellOfAnswer(event: SupportEvent, context: HandlerContext): Promise<void> {
  const mail = await supportMailOf(event, context);
  if (!mail) return;
  const content = supportAnswerMail(mail, await caseAddress(mail, context));
  const { email } = mail.supportCase;
  await send(event, context, mail, { ...content, id: event.id, recipient: email });
}

/** `messageId`: the request, or a reply. Answers to the mail go to its writer. */
export async function mailToStore(
  event: SupportEvent,
  messageId: string,
  context: HandlerContext,
): Promise<void> {
  const mail = await supportMailOf(event, context);
  if (!mail) return;
  const { supportCase, store } = mail;
  const messages = await context.backend.support.messages(supportCase.id);
  const message = messages.find(({ id }) => id === messageId);
  if (!message) return;
  const files = await filesOf(messageId, supportCase.site, context);
  await send(event, context, mail, {
    ...supportStoreMail(mail, { text: message.text, files }),
    id: `${event.id}-store`,
    recipient: store.email,
    replyTo: supportCase.email,
  });
}

/** The files of a message with signed links for the store. */
export async function filesOf(
  messageId: string,
  site: string,
  { backend, env, now }: HandlerContext,
): Promise<{ name: string; href: string }[]> {
  const found = (await backend.files.of('support-message', [messageId])).get(messageId) ?? [];
  const until = new Date(now.getTime() + storeFileLinkMs);
  const { origin } = new URL(site);
  return Promise.all(
    found.map(async ({ id, name }) => {
      const path = await filePath(id, env.settings.sessionSecret, until);
      return { name, href: origin + path };
    }),
  );
}

/** Undefined if the case has been erased meanwhile: there is nobody to tell. */
async function supportMailOf(
  { caseId }: SupportEvent,
  { backend, now }: HandlerContext,
): Promise<SupportMail | undefined> {
  const supportCase = await backend.support.find(caseId);
  if (!supportCase) return undefined;
  const locale = localeOf(supportCase.store, supportCase.locale.split('-')[0]);
  const { customerId } = supportCase;
  const [store, { t }, customer] = await Promise.all([
    backend.store(supportCase.store, now),
    textsFor(locale.code),
    customerId ? backend.customer(customerId) : undefined,
  ]);
  // Another address may be anybody's: a name that was typed is not mailed there.
  const isOwn = customer?.email === supportCase.email.toLowerCase();
  const name = isOwn ? fullName({ ...customer, country: store.key }) : undefined;
  return { supportCase, store, locale, t, name };
}

async function caseAddress(
  { supportCase: { id, site } }: SupportMail,
  { env, now }: HandlerContext,
): Promise<string> {
  const token = await supportCaseLink(id, now, env.settings.sessionSecret);
  return `${site}/contact/case?${new URLSearchParams({ case: token })}`;
}

type Content = {
  id: string;
  recipient: string;
  replyTo?: string;
  subject: string;
  parts: MailPart[];
};

async function send(
  event: SupportEvent,
  context: HandlerContext,
  { supportCase: { site }, locale, store, t }: SupportMail,
  { id, recipient, replyTo = store.email, subject, parts }: Content,
): Promise<void> {
  const voice = { store, locale: locale.code, t };
  await postMail(event, context, voice, recipient, { subject, parts, site }, { id, replyTo });
}
