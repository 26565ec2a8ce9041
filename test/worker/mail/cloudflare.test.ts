/** Mails through Cloudflare's binding, in its local simulation, and the error codes of its documentation. */
import { env as bindings } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { attachment } from '#domain/mail/mail.ts';
import { logged } from '../logged.ts';
import { aMail, shopWith } from './mail-server.ts';

const settings = { MAIL: 'cloudflare', SMTP_PASSWORD: '' };

it('a mail with an attachment is sent through the binding, whose id is recorded', async () => {
  const attachments = [attachment('Όροι.pdf', 'application/pdf', Uint8Array.of(0, 200, 255))];
  const unsubscribe = 'https://kontor.de/newsletter/unsubscribe?token=t';
  const mail = aMail({ subject: 'Ваша поръчка', attachments, unsubscribe });
  const stored = await shopWith('implicit', settings).post(mail);
  expect(stored).toMatchObject({ state: 'sent', error: null });
  expect(stored?.providerId).toMatch(/@/);
});

it('a mail is handed over in the fields of the documentation', async () => {
  const handed: unknown[] = [];
  const EMAIL = {
    send: async (message: unknown) => {
      handed.push(message);
      return { messageId: 'cloudflare-1' };
    },
  };
  const mail = aMail({
    recipient: 'info@müller.example',
    unsubscribe: 'https://kontor.de/newsletter/unsubscribe?token=t',
    attachments: [attachment('AGB.txt', 'text/plain', 'ä')],
  });
  const stored = await shopWith('implicit', { ...settings, EMAIL }).post(mail);
  expect(stored).toMatchObject({ state: 'sent', providerId: 'cloudflare-1' });
  expect(handed).toEqual([
    {
      to: 'info@xn--mller-kva.example',
      from: { name: 'Kontor', email: 'shop@kontor.example' },
      replyTo: 'service@kontor.example',
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': 'de-DE',
        'List-Unsubscribe': '<https://kontor.de/newsletter/unsubscribe?token=t>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      attachments: [
        { disposition: 'attachment', filename: 'AGB.txt', type: 'text/plain', content: 'w6Q=' },
      ],
    },
  ]);
});

it.each([
  ['E_RECIPIENT_SUPPRESSED', 'refused'],
  ['E_CONTENT_TOO_LARGE', 'refused'],
  ['E_DELIVERY_FAILED', 'waiting'],
  ['E_RATE_LIMIT_EXCEEDED', 'waiting'],
  ['E_DAILY_LIMIT_EXCEEDED', 'waiting'],
  ['E_SENDER_NOT_VERIFIED', 'waiting'],
  ['E_INTERNAL_SERVER_ERROR', 'waiting'],
])('after %s a mail is %s', async (code, state) => {
  const EMAIL = {
    send: async () => {
      throw Object.assign(new Error('said the service'), { code });
    },
  };
  const said = await logged(async () => {
    const stored = await shopWith('implicit', { ...settings, EMAIL }).post(aMail());
    expect(stored).toMatchObject({ state, error: `${code}: said the service` });
  });
  expect(said.join()).toContain(code);
});

it('the binding is declared', () => {
  expect(bindings.EMAIL.send).toBeTypeOf('function');
});
