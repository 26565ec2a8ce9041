/** Subscribing to the newsletter: asked for, mailed, confirmed, left. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { consentKinds, mailPauseMinutes, pendingKeptDays } from '#domain/consent/consent.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { giveConsent, requestConsent } from '#worker/commerce/embedded/consents.ts';
import { databaseOf } from '#worker/commerce/embedded/database.ts';
import { textsFor } from '#worker/texts.ts';
import { customerOf, mailsTo } from './customers.ts';
import { deliver } from './deliver.ts';
import { logged } from './logged.ts';
import { eventsAbout, linkIn, subscriber } from './subscriber.ts';
import { led } from './visitor.ts';

describe('who subscribes', () => {
  it('is led to a page that names the address and nobody keeps', async () => {
    const reader = subscriber();
    const page = await led(reader.ask());
    expect(page).toMatch(/^\/newsletter\?request=[\w-]{36}$/);
    const answer = await reader.get(page);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await answer.text()).toContain(reader.email);
  });

  it('gets a mail in the language of the page, with a link to confirm and one to leave', async () => {
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

  it('agrees only with the link: it is recorded once, and a second click changes nothing', async () => {
    const reader = subscriber();
    await reader.ask();
    const [mail] = await reader.mails();
    const { pathname, search } = linkIn(mail?.text ?? '');
    const confirmed = await reader.get(pathname + search);
    expect(confirmed.status).toBe(302);
    expect(confirmed.headers.get('Location')).toBe('/?confirmation_popup=true');
    const row = await reader.row();
    expect(row).toMatchObject({ state: 'given', withdrawn_at: null });
    await reader.get(pathname + search);
    expect(await reader.row()).toEqual(row);
  });

  it('asks again without a second mail, and the page says the same', async () => {
    const reader = subscriber();
    const first = await led(reader.ask());
    expect(await led(reader.ask({ email: ` ${reader.email.toUpperCase()} ` }))).toBe(first);
    expect(await eventsAbout(reader.email)).toHaveLength(1);
  });

  it('tells the log and the events nothing personal', async () => {
    const reader = subscriber();
    const lines = await logged(async () => {
      await reader.ask();
      const [mail] = await reader.mails();
      const { pathname, search } = linkIn(mail?.text ?? '');
      await reader.get(pathname + search);
    });
    expect(lines).toEqual([]);
    const row = await reader.row();
    const told = JSON.stringify(await eventsAbout(reader.email));
    expect(told).not.toContain(reader.email);
    expect(told).not.toContain(row?.token);
  });

  it.each(['', 'nobody', 'a@b', 'a b@c.example', `${'x'.repeat(250)}@mail.example`])(
    'with the address %j is shown the form again',
    async (email) => {
      const answer = await subscriber().ask({ email });
      expect(answer.status).toBe(422);
      const page = await answer.text();
      expect(page).toContain('aria-invalid="true"');
    },
  );

  it('too often is told so, and nothing is kept', async () => {
    const reader = subscriber();
    const others = Array.from({ length: 12 }, (_, index) => `${index}-${reader.email}`);
    const answers = [];
    for (const email of others) answers.push((await reader.ask({ email })).status);
    expect(answers).toContain(303);
    expect(answers.at(-1)).toBe(429);
    const kept = await env.DB.prepare('SELECT 1 FROM consents WHERE email = ?')
      .bind(others.at(-1))
      .first();
    expect(kept).toBeNull();
  });
});

describe('who leaves', () => {
  it('is asked by a page, because mail programs open links, and then is no subscriber', async () => {
    const reader = subscriber();
    await reader.ask();
    const { token = '' } = (await reader.row()) ?? {};
    await giveConsent(databaseOf(env.DB), token, new Date());
    const page = await (await reader.get(`/newsletter/unsubscribe?token=${token}`)).text();
    expect(page).toContain(`value="${token}"`);
    expect(await reader.row()).toMatchObject({ state: 'given' });
    expect(await led(reader.leave(token))).toBe('/newsletter?unsubscribed');
    expect(await reader.row()).toMatchObject({ state: 'withdrawn' });
  });

  it('stays gone: the old link does not bring them back, a new request has a new one', async () => {
    const reader = subscriber();
    await reader.ask();
    const { token = '' } = (await reader.row()) ?? {};
    const db = databaseOf(env.DB);
    await giveConsent(db, token, new Date());
    await reader.leave(token);
    expect(await giveConsent(db, token, new Date())).toBe(false);
    await reader.ask();
    const again = await reader.row();
    expect(again).toMatchObject({ state: 'pending' });
    expect(again?.token).not.toBe(token);
    expect(await eventsAbout(reader.email)).toHaveLength(2);
  });

  it('before confirming is forgotten altogether, and gets no mail', async () => {
    const reader = subscriber();
    await reader.ask();
    const { token = '' } = (await reader.row()) ?? {};
    const events = await eventsAbout(reader.email);
    await reader.leave(token);
    expect(await reader.row()).toBeNull();
    expect(events).toHaveLength(1);
    expect(await reader.mails()).toEqual([]);
  });

  it('with a token nobody knows is told the same', async () => {
    expect(await led(subscriber().leave('no-such-token'))).toBe('/newsletter?unsubscribed');
  });
});

describe('consents', () => {
  const db = databaseOf(env.DB);
  const request = (email: string, kind: (typeof consentKinds)[number], at: Date) => {
    const ids = {
      consent: crypto.randomUUID(),
      token: crypto.randomUUID(),
      event: crypto.randomUUID(),
    };
    const shop = 'http://de.localhost';
    return requestConsent(db, { email, kind, locale: localeOf('de'), shop, ids }, at);
  };
  const minute = 60_000;

  it('of each kind stand beside each other', async () => {
    const { email } = subscriber();
    const ids = [];
    for (const kind of consentKinds) ids.push(await request(email, kind, new Date()));
    expect(new Set(ids).size).toBe(consentKinds.length);
  });

  it('are mailed about again after a pause', async () => {
    const { email } = subscriber();
    const start = Date.now();
    for (const minutes of [0, mailPauseMinutes - 1, mailPauseMinutes + 1]) {
      await request(email, 'newsletter', new Date(start + minutes * minute));
    }
    expect(await eventsAbout(email)).toHaveLength(2);
  });

  it('that nobody confirmed are forgotten after a month; those that were given stay', async () => {
    const [forgotten, kept] = [subscriber(), subscriber()];
    const now = Date.now();
    const longAgo = new Date(now - (pendingKeptDays + 1) * 24 * 60 * minute);
    await request(forgotten.email, 'newsletter', longAgo);
    await request(kept.email, 'newsletter', longAgo);
    await giveConsent(db, (await kept.row())?.token ?? '', longAgo);
    await request(subscriber().email, 'newsletter', new Date(now));
    expect(await forgotten.row()).toBeNull();
    expect(await kept.row()).toMatchObject({ state: 'given' });
  });
});

describe("the account's newsletter page", () => {
  it('says whether its address is subscribed here, once the link of the mail was followed', async () => {
    const { shopper, email } = await customerOf('de');
    const page = async () => (await shopper.get('/my-account/my-newsletter')).text();
    const { t } = await textsFor('de-DE');
    expect(await page()).toContain(t('account.newsletterOff'));
    await shopper.post('/newsletter', { email });
    expect(await page()).toContain(t('account.newsletterOff'));
    for (const event of await eventsAbout(email.toLowerCase())) await deliver(event);
    const link = linkIn((await mailsTo(email)).at(-1)?.text ?? '');
    await shopper.get(`${link.pathname}${link.search}`);
    expect(await page()).toContain(t('account.newsletterOn'));
  });
});
