/** Subscribing to the newsletter: request, mail, confirmation, withdrawal. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { giveConsent } from '#worker/data/consents/consents.ts';
import { logged } from '../logged.ts';
import { inOneMinute } from '../one-minute.ts';
import { eventsAbout, linkIn, subscriber } from '../subscriber.ts';
import { led, visitor } from '../visitor.ts';

describe('a request to subscribe', () => {
  it('leads to a page that names the address and is not cached', async () => {
    const reader = subscriber();
    const page = await led(reader.ask());
    expect(page).toMatch(/^\/newsletter\?request=[\w-]{36}$/);
    const answer = await reader.get(page);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await answer.text()).toContain(reader.email);
  });

  it('sends a mail in the language of the page, with a link to confirm and one to unsubscribe', async () => {
    const reader = subscriber('be', '/fr');
    await reader.ask();
    const [mail, ...more] = await reader.mails();
    expect(more).toEqual([]);
    expect(mail?.locale).toBe('fr-BE');
    const link = linkIn(mail?.text ?? '');
    expect(link.origin + link.pathname).toBe('http://be.localhost/fr/exConsents/confirm');
    expect(mail?.text).toContain('http://be.localhost/fr/newsletter/unsubscribe?token=');
    expect(await reader.row()).toMatchObject({ state: 'pending', kind: 'newsletter', store: 'be' });
  });

  it('becomes a consent only through the button behind the link, and a second press changes nothing', async () => {
    const reader = subscriber();
    await reader.ask();
    const [mail] = await reader.mails();
    const link = linkIn(mail?.text ?? '');
    expect(await reader.confirm(link)).toBe('/?confirmation_popup=true');
    const row = await reader.row();
    expect(row).toMatchObject({ state: 'given', withdrawn_at: null });
    await reader.confirm(link);
    expect(await reader.row()).toEqual(row);
  });

  it('that is repeated sends no second mail, and its page names the address again', async () => {
    const reader = subscriber();
    const said = async (page: string) => (await reader.get(page)).text();
    const first = await said(await led(reader.ask()));
    const again = await said(await led(reader.ask(` ${reader.email.toUpperCase()} `)));
    for (const page of [first, again]) expect(page).toContain(reader.email);
    expect(await eventsAbout(reader.email)).toHaveLength(1);
  });

  it('of a subscriber from long ago gets the same answer, with a new request id', async () => {
    const reader = subscriber();
    const first = await led(reader.ask());
    const { token = '' } = (await reader.row()) ?? {};
    const longAgo = new Date(Date.now() - 400 * 86_400_000);
    await giveConsent(env.DB, token, longAgo);
    await env.DB.prepare('UPDATE consents SET asked_at = ?2, mailed_at = ?2 WHERE token = ?1')
      .bind(token, longAgo.toISOString())
      .run();
    const page = await led(reader.ask());
    // The same id would reveal the subscription, because pending requests have been deleted by then.
    expect(page).not.toBe(first);
    expect(await (await reader.get(page)).text()).toContain(reader.email);
    expect(await eventsAbout(reader.email)).toHaveLength(2);
  });

  it('writes nothing personal to the log and the events', async () => {
    const reader = subscriber();
    const lines = await logged(async () => {
      await reader.ask();
      const [mail] = await reader.mails();
      await reader.confirm(linkIn(mail?.text ?? ''));
    });
    expect(lines).toEqual([]);
    const row = await reader.row();
    const told = JSON.stringify(await eventsAbout(reader.email));
    expect(told).not.toContain(reader.email);
    expect(told).not.toContain(row?.token);
  });

  it.each(['', 'nobody', 'a@b', 'a b@c.example', `${'x'.repeat(250)}@mail.example`])(
    'with the address %j shows the form again',
    async (email) => {
      const answer = await subscriber().ask(email);
      expect(answer.status).toBe(422);
      const page = await answer.text();
      expect(page).toContain('aria-invalid="true"');
    },
  );

  it('that comes too often is refused, and nothing is stored', async () => {
    await inOneMinute();
    const reader = subscriber();
    const others = Array.from({ length: 12 }, (_, index) => `${index}-${reader.email}`);
    const answers = [];
    for (const email of others) answers.push((await reader.ask(email)).status);
    expect(answers).toContain(303);
    expect(answers.at(-1)).toBe(429);
    const kept = await env.DB.prepare('SELECT 1 FROM consents WHERE email = ?')
      .bind(others.at(-1))
      .first();
    expect(kept).toBeNull();
  });
});

describe('unsubscribing', () => {
  it('needs a form on a page, because mail programs open links', async () => {
    const reader = subscriber();
    await reader.ask();
    const { token = '' } = (await reader.row()) ?? {};
    await giveConsent(env.DB, token, new Date());
    const page = await (await reader.get(`/newsletter/unsubscribe?token=${token}`)).text();
    expect(page).toContain(`value="${token}"`);
    expect(await reader.row()).toMatchObject({ state: 'given' });
    expect(await led(reader.leave(token))).toBe('/newsletter?unsubscribed');
    expect(await reader.row()).toMatchObject({ state: 'withdrawn' });
  });

  it('is final: the old link does not subscribe again, and a new request has a new one', async () => {
    const reader = subscriber();
    await reader.ask();
    const { token = '' } = (await reader.row()) ?? {};
    const db = env.DB;
    await giveConsent(db, token, new Date());
    await reader.leave(token);
    expect(await giveConsent(db, token, new Date())).toBe(false);
    await reader.ask();
    const again = await reader.row();
    expect(again).toMatchObject({ state: 'pending' });
    expect(again?.token).not.toBe(token);
    expect(await eventsAbout(reader.email)).toHaveLength(2);
  });

  it('before the confirmation deletes the request, and no mail is sent', async () => {
    const reader = subscriber();
    await reader.ask();
    const { token = '' } = (await reader.row()) ?? {};
    const events = await eventsAbout(reader.email);
    await reader.leave(token);
    expect(await reader.row()).toBeNull();
    expect(events).toHaveLength(1);
    expect(await reader.mails()).toEqual([]);
  });

  it('with an unknown token says that the link is not valid', async () => {
    const answer = await subscriber().leave('no-such-token');
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('Dieser Link gilt nicht mehr.');
  });

  it('by the header of the mail takes one POST of the mail program and no redirect (RFC 8058)', async () => {
    const reader = subscriber();
    await reader.ask();
    const { token = '' } = (await reader.row()) ?? {};
    await giveConsent(env.DB, token, new Date());
    const { unsubscribe, state } = await reader.storedMail();
    expect([unsubscribe, state]).toEqual([
      `http://de.localhost/newsletter/unsubscribe?token=${token}`,
      'sent',
    ]);
    const press = async (address: string) => {
      const { pathname, search } = new URL(address);
      const answer = await visitor('de').send(pathname + search, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      return [answer.status, await answer.text()];
    };
    expect(await press(unsubscribe ?? '')).toEqual([200, 'Unsubscribed']);
    expect(await reader.row()).toMatchObject({ state: 'withdrawn' });
    expect(await press('http://x/newsletter/unsubscribe?token=no-such-token')).toEqual([
      404,
      'Not found',
    ]);
  });
});
