/** Sends mails over SMTP, one connection for each. Only encrypted connections (RFC 8314). */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { SendResult } from '#domain/mail/attempts.ts';
import type { StoredMail } from '#domain/mail/mail.ts';
import type { Environment } from '../../settings/environment.ts';
import type { MailService } from './mail.ts';
import { asciiAddress, headersOf, messageIdOf, senderOf } from './mail-fields.ts';
import { deliverOverSmtp } from './smtp-connection.ts';
import { resultOfSmtpError } from './smtp-errors.ts';

export function smtpMail({ settings }: Pick<Environment, 'settings'>): MailService {
  const { smtpHost: host, smtpPort: port, smtpTls, smtpUser: user, smtpPassword } = settings;
  const server = { host, port, isImplicit: smtpTls === 'implicit', user, password: smtpPassword };
  return {
    async send(mail): Promise<SendResult> {
      const sender = senderOf(settings, mail);
      const providerId = messageIdOf(mail, sender.address);
      const message = await composed(mail, sender, providerId);
      const envelope = { from: asciiAddress(sender.address), to: asciiAddress(mail.recipient) };
      try {
        await deliverOverSmtp(server, envelope, message);
        return { kind: 'sent', providerId };
      } catch (error) {
        return resultOfSmtpError(error);
      }
    },
  };
}

function composed(
  mail: StoredMail,
  sender: { name: string; address: string },
  messageId: string,
): Promise<Buffer> {
  const { recipient: address, recipientName, attachments = [] } = mail;
  return new MailComposer({
    from: sender,
    to: recipientName === undefined ? address : { name: recipientName, address },
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId,
    date: new Date(mail.at),
    headers: headersOf(mail),
    attachments: attachments.map(({ name, contentType, base64 }) => ({
      filename: name,
      contentType,
      content: base64,
      encoding: 'base64',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
