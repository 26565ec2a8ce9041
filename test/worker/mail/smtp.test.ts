/** Mails over SMTP to a server that is not ours: encryption, log-in, encodings, refusals, absence, repetition. */
import { describe, expect, it } from 'vitest';
import { attachment } from '#domain/mail/mail.ts';
import { logged } from '../logged.ts';
import { placed } from '../placed-orders.ts';
import {
  aMail,
  mails,
  newRecipient,
  receivedBy,
  serverArrives,
  shopWith,
  unhandledOf,
} from './mail-server.ts';

const minuteMs = 60_000;
const later = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

/** Lines as written: in transport they end in CRLF, and quoted-printable may drop trailing spaces. */
const lines = (text: string) => text.replaceAll('\r', '').trimEnd();

describe('an order', () => {
  it.each([
    ['de', 'de-DE', 'Jürgen', 'Größmann'],
    ['gr', 'el-GR', 'Ελένη', 'Παπαδοπούλου'],
    ['bg', 'bg-BG', 'Здравка', 'Георгиева'],
  ] as const)(
    'from %s is confirmed by one mail that decodes to what was written',
    async (country, locale, firstName, lastName) => {
      const { order } = await placed(country, 'cashOnDelivery');
      const customerEmail = newRecipient();
      const billingAddress = { ...order.billingAddress, firstName, lastName };
      const event = {
        id: crypto.randomUUID(),
        at: order.createdAt,
        type: 'order-placed' as const,
        order: { ...order, locale, customerEmail, billingAddress },
      };
      expect(await shopWith('implicit').deliver(event)).toEqual({ done: ['message-0'], again: [] });
      const [mail, ...more] = await receivedBy(customerEmail);
      const stored = await mails.find(event.id);
      expect(more).toEqual([]);
      expect(mail?.encrypted).toBe(true);
      expect(mail?.from).toEqual({ name: 'Kontor', address: 'shop@kontor.example' });
      expect(mail?.to).toEqual({ name: `${firstName} ${lastName}`, address: customerEmail });
      expect(mail?.replyTo).toBe('service@kontor.example');
      expect(mail?.subject).toBe(stored?.subject);
      expect(lines(mail?.text ?? '')).toBe(stored?.text);
      expect(mail?.text).toContain(lastName);
      expect(lines(mail?.html ?? '')).toBe(stored?.html.trimEnd());
      expect(mail?.headers).toMatchObject({
        'message-id': `<${event.id}@kontor.example>`,
        'auto-submitted': 'auto-generated',
        'content-language': locale,
      });
      expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
      expect(stored).toMatchObject({ state: 'sent', attempts: 1, orderId: order.id, error: null });
    },
  );
});

describe('a mail', () => {
  it('carries attachments byte by byte, and headers for unsubscribing', async () => {
    const bytes = Uint8Array.from({ length: 3000 }, (_, index) => index % 256);
    const attachments = [
      attachment('Widerrufsbelehrung für Käufer.pdf', 'application/pdf', bytes),
      attachment('Όροι.txt', 'text/plain', 'Όροι και προϋποθέσεις'),
    ];
    const mail = aMail({
      attachments,
      unsubscribe: 'https://kontor.de/newsletter/unsubscribe?token=t',
    });
    await shopWith('implicit').post(mail);
    const [arrived] = await receivedBy(mail.recipient);
    expect(arrived?.attachments).toEqual(attachments);
    expect(arrived?.headers).toMatchObject({
      'list-unsubscribe': '<https://kontor.de/newsletter/unsubscribe?token=t>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('with a key has no content in the database once it is sent', async () => {
    const mail = aMail({ isSecret: true, text: 'https://kontor.de/password-reset?token=t' });
    const stored = await shopWith('implicit').post(mail);
    expect(stored).toMatchObject({ state: 'sent', text: '', html: '' });
    expect((await receivedBy(mail.recipient))[0]?.text).toContain('token=t');
  });

  it('goes over STARTTLS, encrypted', async () => {
    const mail = aMail();
    await shopWith('startTls', { SMTP_TLS: 'starttls' }).post(mail);
    expect(await receivedBy(mail.recipient)).toMatchObject([{ encrypted: true }]);
  });

  it('goes to an internationalised domain, and comes from the address of its store', async () => {
    const mail = aMail({ recipient: `info-${crypto.randomUUID()}@müller.example`, store: 'at' });
    const from = { MAIL_FROM_BY_STORE: 'at=laden@kontor.example' };
    await shopWith('implicit', from).post(mail);
    const [arrived] = await receivedBy(mail.recipient);
    expect(arrived?.from.address).toBe('laden@kontor.example');
  });

  it.each([
    ['the certificate is of another host', 'otherName', {}],
    ['the server offers no encryption', 'withoutTls', { SMTP_TLS: 'starttls' }],
    ['the password is wrong', 'implicit', { SMTP_PASSWORD: 'wrong' }],
    ['the connection breaks off', 'dropping', { SMTP_TLS: 'starttls' }],
    ['the host does not exist', 'implicit', { SMTP_HOST: 'nowhere.invalid' }],
    ['MAIL is not set', 'implicit', { MAIL: '' }],
    ['the host is not set', 'implicit', { SMTP_HOST: '' }],
    ['the password is not set', 'implicit', { SMTP_PASSWORD: '' }],
    ['MAIL is sandbox in production', 'implicit', { MAIL: 'sandbox' }],
  ] as const)('waits if %s', async (_what, server, settings) => {
    const mail = aMail();
    const said = await logged(async () => {
      const stored = await shopWith(server, settings).post(mail);
      expect(stored).toMatchObject({ state: 'waiting', attempts: 1 });
      expect(stored?.error).not.toBe('');
    });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('mail not sent');
    expect(await receivedBy(mail.recipient)).toEqual([]);
    await shopWith('implicit').sweep(later(2));
    expect(await receivedBy(mail.recipient)).toHaveLength(1);
  });

  it('waits if the certificate after STARTTLS is of another host', async () => {
    const mail = aMail();
    const leftOver = await unhandledOf(async () => {
      await logged(async () => {
        const stored = await shopWith('otherStartTls', { SMTP_TLS: 'starttls' }).post(mail);
        expect(stored).toMatchObject({ state: 'waiting', attempts: 1 });
      });
    });
    expect(await receivedBy(mail.recipient)).toEqual([]);
    // The platform's own socket leaves a rejected promise, which nobody can reach.
    for (const error of leftOver) expect(String(error)).toMatch(/internal error/);
  });

  it.each([
    ['refused', 'RCPT TO', /no mailbox/],
    ['spam', 'DATA', /not wanted/],
  ])(
    'to %s-… is refused at %s, recorded and not tried again, and no log has the address',
    async (prefix, _command, error) => {
      const mail = aMail({ recipient: newRecipient(prefix) });
      const shop = shopWith('implicit');
      const said = await logged(async () => {
        await shop.post(mail);
      });
      await shop.sweep(later(600));
      const stored = await mails.find(mail.id);
      expect(stored).toMatchObject({
        state: 'refused',
        attempts: 1,
        error: expect.stringMatching(error),
      });
      expect(said.join()).toContain('mail refused');
      expect(said.join()).not.toContain('mail.example');
      expect(await receivedBy(mail.recipient)).toEqual([]);
    },
  );

  it('that is put off (451) arrives once at the next attempt', async () => {
    const mail = aMail({ recipient: newRecipient('busy') });
    const shop = shopWith('implicit');
    await logged(async () => expect((await shop.post(mail))?.state).toBe('waiting'));
    await shop.sweep(new Date());
    expect(await receivedBy(mail.recipient)).toEqual([]);
    for (const minutes of [5, 10]) await shop.sweep(later(minutes));
    expect(await receivedBy(mail.recipient)).toHaveLength(1);
    expect(await mails.find(mail.id)).toMatchObject({ state: 'sent', attempts: 2, error: null });
  });

  it('arrives once although its server is away for an hour', async () => {
    const { order } = await placed('de', 'cashOnDelivery');
    const customerEmail = newRecipient();
    const event = {
      id: crypto.randomUUID(),
      at: order.createdAt,
      type: 'order-placed' as const,
      order: { ...order, customerEmail },
    };
    const shop = shopWith('away');
    await logged(async () => {
      expect(await shop.deliver(event)).toEqual({ done: ['message-0'], again: [] });
      for (let minutes = 5; minutes <= 60; minutes += 5) await shop.sweep(later(minutes));
    });
    expect(await mails.find(event.id)).toMatchObject({ state: 'waiting' });
    await serverArrives();
    for (let minutes = 65; minutes <= 180; minutes += 5) await shop.sweep(later(minutes));
    expect(await receivedBy(customerEmail)).toHaveLength(1);
  });

  it('is sent once, however often and at the same time its event is delivered', async () => {
    const { order } = await placed('de', 'cashOnDelivery');
    const customerEmail = newRecipient();
    const event = {
      id: crypto.randomUUID(),
      at: order.createdAt,
      type: 'order-placed' as const,
      order: { ...order, customerEmail },
    };
    const shop = shopWith('implicit');
    const at = later(1);
    const senders = Array.from({ length: 5 }, () => shop.deliver(event));
    await Promise.all([...senders, shop.sweep(at), shop.sweep(at), shop.deliver(event, event)]);
    await shop.deliver(event);
    expect(await receivedBy(customerEmail)).toHaveLength(1);
  });

  it('whose sender has died is sent when its claim has ended, as the same message', async () => {
    const mail = aMail();
    await mails.add(mail, new Date().toISOString(), new Date());
    const claimed = await mails.claim(mail.id, new Date());
    expect(claimed?.state).toBe('sending');
    const shop = shopWith('implicit');
    await shop.sweep(later(14));
    expect(await receivedBy(mail.recipient)).toEqual([]);
    await shop.sweep(later(16));
    const [arrived, ...more] = await receivedBy(mail.recipient);
    expect(more).toEqual([]);
    expect(arrived?.headers['message-id']).toBe(`<${mail.id}@kontor.example>`);
  });
});
