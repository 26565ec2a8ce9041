/** A session that was lost explains itself, keeps what was typed and leads back. Source: experience.md 5. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { customerOf, isLoggedIn, logIn, password } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { type HtmlPage, readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { addressFields, cartWith } from '../shopper.ts';
import { textsOf } from '../texts-of.ts';
import { led, type Visitor, visitor } from '../visitor.ts';
import { accountWith, guestOf, logInWith } from './provider-visits.ts';

/** As the browser does it: the same method and body at the new address. */
async function followed(shopper: Visitor, path: string, fields: Record<string, string>) {
  const response = await shopper.post(path, fields);
  expect(response.status).toBe(307);
  const location = response.headers.get('Location') ?? '';
  return { location, page: await readPage(await shopper.post(location, fields)) };
}

const endSessions = (email: string) =>
  env.DB.prepare(
    'UPDATE customer_sessions SET ended_at = begun_at WHERE customer_id = (SELECT id FROM customers WHERE email = ?)',
  )
    .bind(email.toLowerCase())
    .run();

/** Of the form without a passkey. */
const actionOf = ({ html }: HtmlPage, name: string) =>
  new RegExp(`<form(?![^>]*data-passkey)[^>]*action="([^"]*${name}[^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&');

describe('a page of the account', () => {
  it('leads a visitor to the login, which says why and leads back', async () => {
    const t = await textsOf('fr-CH');
    const { email } = await customerOf('ch', '/fr');
    const shopper = visitor('ch');
    const way = await led(shopper.get('/fr/my-account/my-orders?page=2'));
    const page = await readPage(await shopper.get(way));
    expect(page.html).toContain(t('account.loginNeeded'));
    const action = actionOf(page, 'login') ?? '';
    expect((await logIn(shopper, email, 'falsch 123', action)).status).toBe(401);
    expect(await led(logIn(shopper, email, password, action))).toBe(
      '/fr/my-account/my-orders?page=2',
    );
    expect(await led(shopper.get(way))).toBe('/fr/my-account/my-orders?page=2');
  });

  it('says that a session has ended, and keeps what was typed in a form, but no password', async () => {
    const t = await textsOf('de-DE');
    const { shopper, email } = await customerOf('de');
    await endSessions(email);
    const typed = { email: 'neu@mail.example', note: 'a "b" <c>', currentPassword: 'geheim 1' };
    const path = '/my-account/security/email';
    const { page } = await followed(shopper, path, typed);
    expect(page.status).toBe(401);
    for (const text of ['account.sessionEnded', 'account.typedKept'] as const) {
      expect(page.html).toContain(t(text));
    }
    expect(page.html).not.toContain('geheim');
    const action = actionOf(page, 'login') ?? '';
    const wrong = await readPage(await logIn(shopper, email, 'falsch', action));
    expect(wrong.status).toBe(401);
    expect(wrong.html).toContain(t('account.typedKept'));
    const again = await readPage(
      await shopper.get(await led(logIn(shopper, email, password, action))),
    );
    expect(again.status).toBe(200);
    expect(again.fields).toMatchObject({ email: typed.email, note: typed.note });
    expect(again.html).toMatch(new RegExp(`${t('address.email')}</dt><dd[^>]*>${typed.email}<`));
    expect(actionOf(again, 'security')).toBe(path);
    const way = `/login/kept?${new URLSearchParams({ back: path })}`;
    expect((await shopper.get(way)).status).toBe(200);
    expect(await led(shopper.post(path, typed))).toBe('/my-account/security');
    expect(await led(shopper.get(way))).toBe(path);
  });

  it('leads back to the page of a form without anything to keep, and promises nothing', async () => {
    const t = await textsOf('de-DE');
    const { shopper, email } = await customerOf('de');
    for (const [path, page, fields] of [
      ['/my-account/security/password', '/my-account/security', { currentPassword: 'geheim 1' }],
      ['/my-account/my-orders/1/cancel', '/my-account/my-orders', { customer: 'c' }],
      ['/my-account/shipping-details', '/my-account/shipping-details', { setDefault: 'x' }],
    ] as const) {
      await endSessions(email);
      const login = (await shopper.post(path, fields)).headers.get('Location') ?? '';
      const way = await led(shopper.post(login, fields));
      expect(await (await shopper.get(way)).text()).not.toContain(t('account.typedKept'));
      expect(await led(logIn(shopper, email, password, way))).toBe(page);
    }
  });

  it('forgets what one customer typed when another one logs in', async () => {
    const t = await textsOf('de-DE');
    const { shopper, email } = await customerOf('de');
    const { email: other } = await customerOf('de');
    await endSessions(email);
    const { page } = await followed(shopper, '/my-account/my-profile', { firstName: 'Privates' });
    expect(shopper.cookies.has('kontor-session')).toBe(false);
    const action = actionOf(page, 'login') ?? '';
    expect(await led(logIn(shopper, other, password, action))).toBe('/my-account/my-profile');
    expect(shopper.cookies.has('kontor-kept-form')).toBe(false);
    // A day later the browser has dropped the cookie of the session.
    shopper.cookies.delete('kontor-session');
    const later = await followed(shopper, '/my-account/my-profile', { firstName: 'Privates' });
    const to = actionOf(later.page, 'login') ?? '';
    expect(await led(logIn(shopper, email, password, to))).toBe('/my-account/my-profile');
    // Whose a form is that was open during a log-out is not known: it is kept for nobody.
    await shopper.post('/log-out', {});
    const open = await followed(shopper, '/my-account/my-profile', { firstName: 'Privates' });
    expect(open.page.html).not.toContain(t('account.typedKept'));
    expect(shopper.cookies.has('kontor-kept-form')).toBe(false);
  });

  it('shows what is too long for a cookie, to be copied, and does not say that it is kept', async () => {
    const t = await textsOf('de-DE');
    const { shopper, email } = await customerOf('de');
    await endSessions(email);
    const reply = Array.from({ length: 200 }, () => crypto.randomUUID()).join(' ');
    const { page } = await followed(shopper, '/my-account/support/1', { reply, key: 'k' });
    expect(page.html).toContain(t('account.typedTooLong'));
    expect(page.html).toContain(reply);
    expect(page.html).not.toContain(t('account.typedKept'));
    const action = actionOf(page, 'login') ?? '';
    expect(await led(logIn(shopper, email, password, action))).toBe('/my-account/support/1');
  });

  it('still says so after a script has asked meanwhile whether somebody is logged in', async () => {
    const { shopper, email } = await customerOf('de');
    await endSessions(email);
    expect(await isLoggedIn(shopper)).toBe(false);
    expect(shopper.cookies.has('kontor-session')).toBe(false);
    expect(await led(shopper.get('/my-account/my-orders'))).toContain('why=ended');
    const guest = visitor('de');
    expect(await isLoggedIn(guest)).toBe(false);
    expect(await led(guest.get('/my-account/my-orders'))).toContain('why=needed');
  });

  it('keeps the files of a form, and names those that it refuses', async () => {
    const t = await textsOf('de-DE');
    const { shopper, email } = await customerOf('de');
    const about = { reason: 'other', subreason: 'other', name: 'Zora', email, subject: 'Wo?' };
    const asked = { ...about, description: 'Wo?', key: crypto.randomUUID() } as const;
    const { case: opened } = await shopper.ask('requestContact', asked);
    await endSessions(email);
    const path = `/my-account/support/${opened.number}`;
    const body = new FormData();
    body.append('reply', 'Hier ist er.');
    body.append('key', crypto.randomUUID());
    // Longer than a form without files may be.
    body.append('files', new File([`%PDF-1.7\n${' '.repeat(100_000)}`], 'Beleg.pdf'));
    body.append('files', new File(['#!/bin/sh'], 'los.sh'));
    const form = { method: 'POST', body, headers: { Origin: shopper.origin } };
    const location = (await shopper.send(path, form)).headers.get('Location') ?? '';
    const page = await readPage(await shopper.send(location, form));
    expect(page.status).toBe(401);
    expect(page.html).toContain('los.sh');
    const action = actionOf(page, 'login') ?? '';
    const again = await readPage(
      await shopper.get(await led(logIn(shopper, email, password, action))),
    );
    expect(again.html).toContain(t('account.typedKept'));
    expect(again.fields.reply).toBe('Hier ist er.');
    expect(await led(shopper.post(path, again.fields))).toBe(`${path}?replied=1`);
    const { case: now } = await shopper.ask('getSupportCase', { number: opened.number });
    expect(now.messages.at(-1)).toMatchObject({
      text: 'Hier ist er.',
      files: [{ name: 'Beleg.pdf' }],
    });
  });

  it('keeps what was typed also while its owner logs in at another service', async () => {
    const account = await accountWith();
    const shopper = guestOf('ch');
    await logInWith(shopper, account.id, '/fr/login/with/google');
    await endSessions(account.email ?? '');
    // Longer than a cookie, in letters of two bytes.
    const typed = { firstName: 'Ελληνικό κείμενο, γραμμένο με προσοχή. '.repeat(100) };
    const { page } = await followed(shopper, '/fr/my-account/my-profile', typed);
    const link = page.links.find((each) => each.includes('/login/with/google')) ?? '';
    const way = await led(logInWith(shopper, account.id, link.replaceAll('&amp;', '&')));
    const again = await readPage(await shopper.get(way));
    expect([again.lang, again.fields.firstName]).toEqual(['fr-CH', typed.firstName]);
    expect(actionOf(again, 'profile')).toBe('/fr/my-account/my-profile');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/__outbox'])(
    'is the only place that the login leads to, not %s',
    async (back) => {
      const { email } = await customerOf('de');
      const action = `/login?${new URLSearchParams({ back, why: 'ended' })}`;
      const shopper = visitor('de');
      await shopper.post(action.replace('login', 'login/kept'), { a: 'b' });
      const response = shopper.post(action, { email, password });
      expect(await led(response)).toBe('/my-account');
    },
  );
});

describe('a step of the checkout', () => {
  async function lost() {
    const [sku] = await putOnSale({});
    const { shopper, email } = await customerOf('de');
    await cartWith(shopper, { [sku]: 1 });
    // As when the browser has dropped the cookie after a day.
    shopper.cookies.delete('kontor-session');
    return { shopper, email };
  }

  it('is opened again after the login of the checkout', async () => {
    const { shopper, email } = await lost();
    const way = await led(shopper.get('/checkout/addresses'));
    expect(way).toBe('/checkout/login?back=%2Fcheckout%2Faddresses&why=ended');
    expect(await led(logIn(shopper, email, password, way))).toBe('/checkout/addresses');
    expect((await shopper.get('/checkout/addresses')).status).toBe(200);
  });

  it('keeps the addresses that were typed', async () => {
    const { shopper, email } = await lost();
    const typed = addressFields('de');
    const { page } = await followed(shopper, '/checkout/addresses', typed);
    const action = actionOf(page, 'login') ?? '';
    const way = await led(logIn(shopper, email, password, action));
    const again = await readPage(await shopper.get(way));
    expect(again.fields).toMatchObject(typed);
    expect(await led(shopper.post('/checkout/addresses', again.fields))).toBe('/checkout/payment');
  });

  it('of a visitor who was never logged in leads home without a cart, as before', async () => {
    expect(await led(visitor('de').get('/checkout/addresses'))).toBe('/');
    const lines = await logged(() => visitor('de').get('/checkout/addresses'));
    expect(lines).toEqual([]);
  });
});
