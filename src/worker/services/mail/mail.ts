/** The mail port: a mail, and the service that sends it. */
import type { Environment } from '../../settings/environment.ts';
import { sandboxMail } from './sandbox.ts';

export type Mail = {
  id: string;
  recipient: string;
  locale: string;
  subject: string;
  text: string;
  /** HTML version of the text; without it the mail is plain text. */
  html?: string;
};

/** Sends a mail once: a second call with the same id changes nothing. */
export type MailService = { send(mail: Mail, at: string): Promise<void> };

/** No real provider is implemented yet: production throws instead of silently dropping mails. */
export function mailService(env: Environment): MailService {
  if (env.settings.isSandbox) return sandboxMail(env);
  throw new Error('mail: no provider is configured and SANDBOX is not set');
}
