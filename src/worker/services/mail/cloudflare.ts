/** Cloudflare Email Service, through the binding EMAIL. It sets Message-ID, Date and the DKIM signature itself. */
import type { SendResult } from '#domain/mail/attempts.ts';
import type { Environment } from '../../settings/environment.ts';
import type { MailService } from './mail.ts';
import { asciiAddress, headersOf, senderOf } from './mail-fields.ts';

export function cloudflareMail({
  EMAIL,
  settings,
}: Pick<Environment, 'EMAIL' | 'settings'>): MailService {
  return {
    async send(mail) {
      const { name, address } = senderOf(settings, mail);
      const message = {
        to: asciiAddress(mail.recipient),
        from: { name, email: address },
        replyTo: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: headersOf(mail),
        attachments: (mail.attachments ?? []).map(({ name: filename, contentType, base64 }) => ({
          disposition: 'attachment' as const,
          filename,
          type: contentType,
          content: base64,
        })),
      };
      try {
        const { messageId } = await EMAIL.send(message);
        return { kind: 'sent', providerId: messageId };
      } catch (error) {
        return resultOf(error);
      }
    },
  };
}

/** About this recipient or this message: another attempt would end the same way. */
const refusals = [
  'E_RECIPIENT_SUPPRESSED',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_CONTENT_TOO_LARGE',
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_HEADER_VALUE_INVALID',
  'E_HEADER_VALUE_TOO_LONG',
];

/** About this message, but perhaps only now. */
const passing = ['E_DELIVERY_FAILED'];

/** Limits, faults of the service and of our account: no other mail would be sent now either. */
function resultOf(error: unknown): SendResult {
  const code = codeOf(error);
  const detail = `${code}: ${error instanceof Error ? error.message : String(error)}`;
  if (refusals.includes(code)) return { kind: 'refused', code, detail };
  return { kind: 'later', isServiceAway: !passing.includes(code), code, detail };
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'no code';
}
