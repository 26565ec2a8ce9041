/** Resetting a forgotten password with the link that is sent by mail. */
import { env } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import {
  customerOf,
  customerRow,
  isLoggedIn,
  logIn,
  mailsTo,
  newEmail,
  subjectsTo,
} from '../customers.ts';
import { deliver } from '../deliver.ts';
import { readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { eventsAbout } from '../order-rows.ts';
import { textsOf } from '../texts-of.ts';
import { led, visitor } from '../visitor.ts';

const fresh = 'neues wort 8';

/** Requests a link and reads it from the mail, once the queue has delivered it. */
async function linkFor(email: string, market = 'de', prefix = ''): Promise<string> {
  const before = (await mailsTo(email)).length;
  const asked = visitor(market).post(`${prefix}/password-reset`, { email });
  expect(await led(asked)).toBe(`${prefix}/password-reset/check-email`);
  return vi.waitFor(
    async () => {
      const mail = (await mailsTo(email)).at(before);
      const [link] = /http\S+/.exec(mail?.text ?? '') ?? [];
      if (!link) throw new Error('no mail yet');
      return link;
    },
    { timeout: 50_000, interval: 100 },
  );
}

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

function choose(token: string, password = fresh, market = 'de') {
  return visitor(market).post('/password-reset/change-password', { token, password });
}

describe('a password reset link', () => {
  it('is mailed in the language of the page and opens the form in that language', async () => {
    const { email } = await customerOf('ch', '/fr');
    const link = await linkFor(email.toUpperCase(), 'ch', '/fr');
    const [mail] = await mailsTo(email);
    expect(mail?.locale).toBe('fr-CH');
    expect(mail?.text).toContain('Zora Nováková');
    expect(link).toMatch(
      /^http:\/\/ch\.localhost\/fr\/password-reset\/change-password\?token=[\w-]{43}$/,
    );
    const { pathname, search } = new URL(link);
    const page = await readPage(await visitor('ch').get(pathname + search));
    expect([page.status, page.lang]).toEqual([200, 'fr-CH']);
    expect(page.fields).toMatchObject({ token: tokenOf(link), password: '' });
  });

  it('sets the password once, ends all sessions and other links, and lifts the login pause', async () => {
    const { shopper, email } = await customerOf('de');
    const other = tokenOf(await linkFor(email));
    const token = tokenOf(await linkFor(email));
    for (let wrong = 0; wrong < 6; wrong += 1) await logIn(visitor('de'), email, 'falsch 123');
    expect(await led(choose(token))).toBe('/login?done=password');
    expect(await isLoggedIn(shopper)).toBe(false);
    expect((await logIn(visitor('de'), email)).status).toBe(401);
    expect(await led(logIn(visitor('de'), email, fresh))).toBe('/my-account');
    for (const used of [token, other]) {
      expect((await choose(used, 'noch ein wort 9')).status).toBe(410);
    }
    expect(await led(logIn(visitor('de'), email, fresh))).toBe('/my-account');
    expect((await customerRow(email))?.version).toBe(2);
  });

  it('sets only one password when it is used twice at the same time', async () => {
    const { email } = await customerOf('de');
    const token = tokenOf(await linkFor(email));
    const words = ['erstes wort 917', 'zweites wort 917'];
    const answers = await Promise.all(words.map((word) => choose(token, word)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    const winner = words[answers.findIndex(({ status }) => status === 303)] ?? '';
    expect(await led(logIn(visitor('de'), email, winner))).toBe('/my-account');
    const t = await textsOf('de-DE');
    expect(await subjectsTo(email, 2)).toEqual([t('mail.passwordChanged'), t('mail.resetSubject')]);
  });

  it('stays valid when the new password is refused', async () => {
    const { email } = await customerOf('de');
    const token = tokenOf(await linkFor(email));
    const page = await readPage(await choose(token, 'kurz'));
    expect([page.status, page.fields.token]).toEqual([422, token]);
    expect(await led(choose(token))).toBe('/login?done=password');
  });

  it('works for an hour', async () => {
    const { email } = await customerOf('de');
    const token = tokenOf(await linkFor(email));
    const id = (await customerRow(email))?.id;
    const kept = env.DB.prepare(
      'SELECT expires_at FROM password_reset_tokens WHERE customer_id = ?',
    ).bind(id);
    const until = Date.parse((await kept.first<{ expires_at: string }>())?.expires_at ?? '');
    expect(Math.abs(until - Date.now() - 3_600_000)).toBeLessThan(60_000);
    await env.DB.prepare('UPDATE password_reset_tokens SET expires_at = ?2 WHERE customer_id = ?1')
      .bind(id, new Date(Date.now() - 1).toISOString())
      .run();
    expect((await choose(token)).status).toBe(410);
    expect(await led(logIn(visitor('de'), email))).toBe('/my-account');
  });

  it.each(['', 'x', 'A'.repeat(43), "' OR 1=1 --", 'x'.repeat(5000)])(
    'with the unknown token %.20j is refused, and the page offers a new link',
    async (token) => {
      const opened = `/password-reset/change-password?${new URLSearchParams({ token })}`;
      for (const response of [await choose(token), await visitor('de').get(opened)]) {
        const page = await readPage(response);
        expect(page.status).toBe(410);
        expect(page.links).toContain('/password-reset');
        expect(page.fields).not.toHaveProperty('token');
      }
    },
  );

  it('appears in clear text only in the mail', async () => {
    const { email } = await customerOf('de');
    const lines: string[] = [];
    let token = '';
    lines.push(
      ...(await logged(async () => {
        token = tokenOf(await linkFor(email));
        await visitor('de').get(`/password-reset/change-password?token=${token}`);
        await choose(token);
      })),
    );
    expect(lines.join()).not.toContain(token);
    const id = String((await customerRow(email))?.id);
    const kept = await env.DB.prepare('SELECT * FROM password_reset_tokens WHERE customer_id = ?')
      .bind(id)
      .all();
    expect(kept.results).toHaveLength(1);
    const events = JSON.stringify(await eventsAbout(id));
    expect(events).toContain('password-reset-requested');
    for (const text of [JSON.stringify(kept.results), events]) expect(text).not.toContain(token);
    expect(events).not.toContain(email.toLowerCase());
  });
});

describe('requesting a link', () => {
  it('gets the same answer for an unknown address, and sends nothing', async () => {
    const email = newEmail();
    const shopper = visitor('de');
    expect(await led(shopper.post('/password-reset', { email }))).toBe(
      '/password-reset/check-email',
    );
    expect((await shopper.get('/password-reset/check-email')).status).toBe(200);
    const known = await customerOf('de');
    const answers = [email, known.email].map((each) =>
      visitor('de').call('customerCreatePasswordResetToken', { email: each }),
    );
    const [one, other] = await Promise.all(answers);
    expect(one).toEqual(other);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('from the checkout leads to the same page; an invalid address is refused', async () => {
    const email = newEmail();
    expect(await led(visitor('ch').post('/fr/checkout/password-reset', { email }))).toBe(
      '/fr/password-reset/check-email',
    );
    const page = await readPage(await visitor('de').post('/password-reset', { email: 'nobody' }));
    expect(page.status).toBe(422);
  });

  it('more than five times gets the same answer but sends no further mail', async () => {
    const { email } = await customerOf('de');
    const id = String((await customerRow(email))?.id);
    for (let time = 0; time < 8; time += 1) {
      expect(await led(visitor('de').post('/password-reset', { email }))).toBe(
        '/password-reset/check-email',
      );
    }
    expect(await eventsAbout(id)).toHaveLength(5);
  });

  it('sends one mail when the event arrives repeatedly, and none when it arrives too late', async () => {
    const { email } = await customerOf('de');
    const event = (at: Date): KontorEvent => ({
      id: crypto.randomUUID(),
      at: at.toISOString(),
      type: 'password-reset-requested',
      customerId: '',
      store: 'de',
      locale: 'de-DE',
      page: 'http://de.localhost/password-reset/change-password',
    });
    const customerId = String((await customerRow(email))?.id);
    const late = { ...event(new Date(Date.now() - 3_700_000)), customerId };
    const good = { ...event(new Date()), customerId };
    expect((await deliver(late, good, good)).again).toEqual([]);
    await env.DB.prepare('DELETE FROM handled_events WHERE event_id = ?').bind(good.id).run();
    await deliver(good);
    const mails = await mailsTo(email);
    expect(mails.map(({ id }) => id)).toEqual([good.id]);
    const [link = ''] = /http\S+/.exec(mails[0]?.text ?? '') ?? [];
    expect(await led(choose(tokenOf(link)))).toBe('/login?done=password');
  });
});
