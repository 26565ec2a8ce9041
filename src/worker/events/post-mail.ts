import type { Mail } from '#domain/mail/mail.ts';
import { sendMail } from '../services/mail/send-mail.ts';
import type { HandlerContext } from './handler-context.ts';

/** Stores a mail and sends it. If sending fails, the job `send-mails` tries again: the event is handled. */
export async function postMail(
  mail: Mail,
  at: string,
  { backend, env, now }: HandlerContext,
): Promise<void> {
  await backend.mails.add(mail, at, now);
  await sendMail(env, backend.mails, mail.id, now);
}
