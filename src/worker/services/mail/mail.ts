/** Mail as a service: what is sent, and by whom. */
import type { Environment } from '../../settings/environment.ts';
import { sandboxMail } from './sandbox.ts';

export type Mail = {
  id: string;
  recipient: string;
  locale: string;
  subject: string;
  text: string;
  /** The same as a document; without it the text is all there is. */
  html?: string;
};

/** Sends a mail once: a second call with the same id changes nothing. */
export type MailService = { send(mail: Mail, at: string): Promise<void> };

/** The real sender comes with its issue; until then production says that it is missing instead of staying silent. */
export function mailService(env: Environment): MailService {
  if (env.settings.isSandbox) return sandboxMail(env);
  throw new Error('mail: no provider is configured and SANDBOX is not set');
}
