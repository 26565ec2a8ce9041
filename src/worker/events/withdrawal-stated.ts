/** The mails about a statement of withdrawal: the acknowledgement of receipt, and the note to the store. */
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { MailPart } from '#domain/mail/mail-parts.ts';
import {
  type WithdrawalMail,
  withdrawalReceiptMail,
  withdrawalStoreMail,
} from '#domain/mail/withdrawal-mail.ts';
import { withdrawalReceipt } from '../signing/withdrawal-tokens.ts';
import { textsFor } from '../texts/texts.ts';
import type { HandlerContext } from './handler-context.ts';
import { postMail } from './post-mail.ts';

type WithdrawalStated = Extract<KontorEvent, { type: 'withdrawal-stated' }>;

/** Not sent if the inbox has received too many that day; the statement is stored all the same. */
export async function acknowledgeWithdrawal(
  event: WithdrawalStated,
  context: HandlerContext,
): Promise<void> {
  const mail = await withdrawalMailOf(event, context);
  const { withdrawal } = mail;
  if (withdrawal.isMailHeldBack) return;
  const content = withdrawalReceiptMail(mail);
  await send(event, context, mail, {
    ...content,
    id: event.id,
    recipient: withdrawal.email,
    replyTo: mail.store.email,
  });
}

export async function reportWithdrawal(
  event: WithdrawalStated,
  context: HandlerContext,
): Promise<void> {
  const mail = await withdrawalMailOf(event, context);
  const content = withdrawalStoreMail(mail);
  const id = `${event.id}-store`;
  await send(event, context, mail, {
    ...content,
    id,
    recipient: mail.store.email,
    replyTo: mail.withdrawal.email,
  });
}

async function withdrawalMailOf(
  { withdrawalId }: WithdrawalStated,
  { backend, env, now }: HandlerContext,
): Promise<WithdrawalMail> {
  const withdrawal = await backend.withdrawal(withdrawalId);
  if (!withdrawal) throw new Error(`withdrawal ${withdrawalId} is not there`);
  const { store: country, locale: code } = withdrawal;
  if (!isCountryCode(country)) throw new Error(`withdrawal ${withdrawalId} names no known store`);
  const locale = localeOf(country, code.split('-')[0]);
  const [store, { t }, receipt] = await Promise.all([
    backend.store(country, now),
    textsFor(locale.code),
    withdrawalReceipt(withdrawal.id, env.settings.sessionSecret),
  ]);
  return { withdrawal, store, locale, t, receipt };
}

type Content = {
  id: string;
  recipient: string;
  replyTo: string;
  subject: string;
  parts: MailPart[];
};

async function send(
  event: WithdrawalStated,
  context: HandlerContext,
  { locale, store, t, withdrawal: { site } }: WithdrawalMail,
  { id, recipient, replyTo, subject, parts }: Content,
): Promise<void> {
  const { orderId } = event;
  const voice = { store, locale: locale.code, t };
  const details = { id, replyTo, ...(orderId !== null && { orderId }) };
  await postMail(event, context, voice, recipient, { subject, parts, site }, details);
}
