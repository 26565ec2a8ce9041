/** Whether an SMTP error concerns one mail for good, one mail for now, or every mail. */
import type { SendResult } from '#domain/mail/attempts.ts';

/** As nodemailer's errors have it. */
type SmtpError = { code: string; responseCode?: number; command?: string; message: string };

export function resultOfSmtpError(error: unknown): SendResult {
  const { code, responseCode, command, message } = smtpErrorOf(error);
  const failure = {
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
    detail: message,
  };
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (isAboutMail && responseCode !== undefined && responseCode >= 500) {
    return { kind: 'refused', ...failure };
  }
  // A refused log-in or sender is a fault of our settings: the mail waits until they are corrected.
  const isServiceAway = !isAboutMail || responseCode === undefined || responseCode === 421;
  return { kind: 'later', isServiceAway, ...failure };
}

function smtpErrorOf(error: unknown): SmtpError {
  const { code, responseCode, command } = Object(error) as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : 'no code',
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof command === 'string' && { command }),
    message: error instanceof Error ? error.message : String(error),
  };
}
