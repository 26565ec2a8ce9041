/** Sends a stored mail, if it is due, and records the result. */
import { logLine } from '#domain/log-line.ts';
import type { SendResult } from '#domain/mail/attempts.ts';
import type { StoredMail } from '#domain/mail/mail.ts';
import type { MailStore } from '#domain/mail/mail-store.ts';
import type { Environment } from '../../settings/environment.ts';
import { mailService } from './mail.ts';

/** Records are retried at once: a sent mail whose record is lost would be sent again when its claim ends. */
const recordTries = 3;

/** Undefined if the mail is not due, or someone else is sending it. */
export async function sendMail(
  env: Environment,
  store: MailStore,
  id: string,
  now: Date,
): Promise<SendResult | undefined> {
  const started = Date.now();
  const mail = await store.claim(id, now);
  if (!mail) return undefined;
  const result = await attempt(env, mail);
  if (result.kind !== 'sent') {
    const { purpose, attempts } = mail;
    console.error(logLine(errorOf(result), result.code, { id, purpose, attempts }));
  }
  const ended = new Date(now.getTime() + Date.now() - started);
  await recorded(store, mail, result, ended);
  // The sandbox shows mails instead of sending them.
  if (mail.isSecret && result.kind === 'sent' && env.settings.mail !== 'sandbox') {
    await store.empty(id);
  }
  return result;
}

const errorOf = ({ kind }: SendResult) => (kind === 'refused' ? 'mail refused' : 'mail not sent');

async function attempt(env: Environment, mail: StoredMail): Promise<SendResult> {
  try {
    return await mailService(env).send(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'later', isServiceAway: true, code: reason, detail: reason };
  }
}

async function recorded(store: MailStore, mail: StoredMail, result: SendResult, now: Date) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store.record(mail, result, now);
    } catch (error) {
      if (tries === recordTries) throw error;
    }
  }
}
