/** The mail port: sends one message, and says whether to try again. Selected by the setting MAIL. */
import type { SendResult } from '#domain/mail/attempts.ts';
import type { StoredMail } from '#domain/mail/mail.ts';
import type { Environment } from '../../settings/environment.ts';
import { cloudflareMail } from './cloudflare.ts';
import { smtpMail } from './smtp.ts';

/** Called once per attempt; an error that it throws is a fault of our settings. */
export type MailService = { send(mail: StoredMail): Promise<SendResult> };

/** Throws if a setting is missing: no mail is dropped or kept silently. */
export function mailService(env: Environment): MailService {
  switch (env.settings.mail) {
    case 'cloudflare':
      return cloudflareMail(env);
    case 'smtp':
      return smtpMail(env);
    case 'sandbox':
      if (!env.settings.isSandbox) throw new Error('MAIL is "sandbox" and SANDBOX is not set');
      return sandboxMail;
  }
}

/** The stored mail is all there is of it: the page /__outbox shows it. */
const sandboxMail: MailService = {
  send: async ({ id }) => ({ kind: 'sent', providerId: `sandbox-${id}` }),
};
