/** A message from the contact form: validated, stored, mailed to the store, and answered with thanks. */
import { env } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import { logged } from '../logged.ts';
import { inOneMinute } from '../one-minute.ts';
import { pageOfStore } from '../other-store.ts';
import { led, visitor } from '../visitor.ts';

const message = {
  'contact.name': 'Zora Nováková',
  'contact.email': 'zora@mail.example',
  'contact.subject': 'Wo ist mein Paket?',
  'contact.orderNumber': 'NS10000001',
  'contact.message': 'Guten Tag,\nbitte um <b>Auskunft</b>.',
};

describe('a message', () => {
  it('leads to a page with thanks and is mailed to the store', async () => {
    const shopper = visitor('de');
    const subject = `Paket ${crypto.randomUUID()}`;
    const sent = await led(shopper.post('/contact', { ...message, 'contact.subject': subject }));
    expect(sent).toBe('/contact/sent');
    const thanks = await shopper.get(sent);
    expect(thanks.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await thanks.text()).toContain('zora@mail.example');
    const mail = await vi.waitFor(
      async () => {
        const row = await env.DB.prepare('SELECT * FROM mails WHERE instr(subject, ?) > 0')
          .bind(subject)
          .first<{ recipient: string; text: string; locale: string }>();
        if (!row) throw new Error('no mail yet');
        return row;
      },
      { timeout: 50_000, interval: 100 },
    );
    expect(mail).toMatchObject({ recipient: 'service@kontor.example', locale: 'de-DE' });
    for (const part of ['Zora Nováková', 'zora@mail.example', 'NS10000001', '<b>Auskunft</b>']) {
      expect(mail.text).toContain(part);
    }
  });

  it('in another language is answered in that language', async () => {
    const shopper = visitor('ch');
    expect(await led(shopper.post('/fr/contact', message))).toBe('/fr/contact/sent');
    expect(await (await shopper.get('/fr/contact/sent')).text()).toContain('Merci');
  });

  it('with errors is shown again with everything that was typed, and each error is named', async () => {
    const answer = await visitor('de').post('/contact', {
      ...message,
      'contact.email': 'zora',
      'contact.message': ' ',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('value="Zora Nováková"');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toContain('href="#contact.email"');
    expect(html).toContain('aria-describedby="contact.email-error"');
  });

  it('that cannot be stored stays in the form, and the log names no person', async () => {
    await env.DB.prepare('ALTER TABLE outbox RENAME TO outbox_away').run();
    let html = '';
    let status = 0;
    const lines = await logged(async () => {
      const answer = await visitor('de').post('/contact', message);
      status = answer.status;
      html = await answer.text();
    }).finally(() => env.DB.prepare('ALTER TABLE outbox_away RENAME TO outbox').run());
    expect(status).toBe(503);
    expect(html).toContain('role="alert"');
    expect(html).toContain('value="Wo ist mein Paket?"');
    expect(lines.join()).not.toMatch(/Zora|zora|Paket|Auskunft/);
  });
});

it('too many messages are refused with an error, what was typed stays, and nothing is sent', async () => {
  await inOneMinute();
  const writer = visitor('de');
  const subject = `Nochmal ${crypto.randomUUID()}`;
  const statuses = [];
  let html = '';
  for (const _ of Array.from({ length: 12 })) {
    const answer = await writer.send('/contact', {
      method: 'POST',
      body: new URLSearchParams({ ...message, 'contact.subject': subject }),
      headers: {
        Origin: writer.origin,
        'Content-Type': 'application/x-www-form-urlencoded',
        'CF-Connecting-IP': '198.51.100.250',
      },
    });
    statuses.push(answer.status);
    html = await answer.text();
  }
  expect(statuses[0]).toBe(303);
  expect(statuses.at(-1)).toBe(429);
  expect(html).toContain('Zu viele Versuche.');
  expect(html).toContain(`value="${subject}"`);
  const kept = await env.DB.prepare(
    'SELECT count(*) AS count FROM outbox WHERE instr(event, ?) > 0',
  )
    .bind(subject)
    .first<number>('count');
  expect(kept).toBe(statuses.filter((status) => status === 303).length);
});

it('the page with thanks leads to the form if no message was sent', async () => {
  expect(await led(visitor('de').get('/contact/sent'))).toBe('/contact');
});

it('a store without the form has no such page', async () => {
  const html = await pageOfStore('ie', '/contact', { webformEnabled: false });
  expect(html).toContain('404');
  expect(html).not.toContain('contact.message');
});
