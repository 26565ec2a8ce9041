/** Buttons of providers, accounts that a customer connects, and what the auth server is told. */
import { describe, expect, it } from 'vitest';
import { customerOf, mailsTo, newEmail, signUp } from '../customers.ts';
import { logged } from '../logged.ts';
import { textsOf } from '../texts-of.ts';
import { led } from '../visitor.ts';
import { accountWith, guestOf, logInWith, provider } from './provider-visits.ts';

describe('the buttons', () => {
  const production = {
    SANDBOX: '0',
    SESSION_SECRET: 'x'.repeat(40),
    MY_ORDERS_SECRET: 'x'.repeat(40),
  };
  const offered = async (changes: Parameters<typeof guestOf>[1]) => {
    const html = await (await guestOf('de', changes).get('/login')).text();
    return [...html.matchAll(/href="\/login\/with\/(\w+)"/g)].map(([, name]) => name);
  };

  it('begin with the social network, unless an operator has another order', async () => {
    expect(await offered({})).toEqual(['facebook', 'google']);
    expect(await offered({ IDENTITY_PROVIDERS: 'google facebook' })).toEqual([
      'google',
      'facebook',
    ]);
  });

  it('are those of providers with a client id', async () => {
    const google = { ...production, FACEBOOK_CLIENT_ID: '' };
    expect(await offered(google)).toEqual(['google']);
    expect(await offered({ ...production, GOOGLE_CLIENT_ID: '' })).toEqual([]);
    expect((await guestOf('de', google).get('/login/with/facebook')).status).toBe(404);
  });
});

describe('connected accounts', () => {
  it('are connected by who is logged in, and belong to one customer', async () => {
    const account = await accountWith();
    const [one, other] = [guestOf('de'), guestOf('de')];
    const email = newEmail();
    await signUp(one, email);
    await signUp(other, newEmail());
    const path = '/my-account/security/connect/google';
    const connected = async (shopper: typeof one) =>
      led(logInWith(shopper, account.id, path, await shopper.post(path, {})));
    // An address that is opened, or linked elsewhere, begins nothing.
    expect(await led(one.get(path))).toBe('/my-account/security');
    expect(await connected(one)).toBe('/my-account/security?news=connected');
    expect(await connected(other)).toBe('/my-account/security?news=taken');
    const shown = await one.get('/my-account/security?news=connected');
    expect(shown.headers.get('Content-Security-Policy')).toContain("form-action 'self' https:;");
    const page = await shown.text();
    expect(page).toContain(account.email);
    expect(page).toContain('security/connect/facebook');
    expect(page).not.toContain('security/connect/google');
    const key = { provider: 'google', subject: account.id };
    expect(await led(one.post('/my-account/security/disconnect', key))).toBe(
      '/my-account/security?news=changed',
    );
    expect((await one.ask('getWaysIn', {})).identities).toEqual([]);
    const t = await textsOf('de-DE');
    const told = ['mail.identityConnected', 'mail.identityDisconnected'] as const;
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
    await expect
      .poll(subjects, { timeout: 50_000 })
      .toEqual(expect.arrayContaining(told.map((key) => t(key, { name: 'Google' }))));
  });

  it('that are the last way in stay', async () => {
    const account = await accountWith();
    const shopper = guestOf('de');
    await logInWith(shopper, account.id);
    const key = { provider: 'google' as const, subject: account.id };
    expect(await led(shopper.post('/my-account/security/disconnect', key))).toBe(
      '/my-account/security?news=last',
    );
    expect(await shopper.call('disconnectIdentity', key)).toMatchObject({ code: 'LastWayIn' });
    expect(await mailsTo(String(account.email))).toEqual([]);
    const { shopper: stranger } = await customerOf('de');
    expect(await stranger.call('disconnectIdentity', key)).toMatchObject({
      code: 'IdentityNotFound',
    });
  });
});

describe('identity sync', () => {
  const synced = async () =>
    (await (await fetch(`${provider.url}/sync`)).json()) as Record<string, unknown>[];

  it('posts the access token, the provider and the lifetime of the session', async () => {
    const account = await accountWith();
    const before = (await synced()).length;
    const shopper = guestOf('de', { IDENTITY_SYNC_URL: `${provider.url}/sync` });
    expect(await led(logInWith(shopper, account.id))).toBe('/my-account');
    await expect.poll(async () => (await synced()).length).toBe(before + 1);
    const [posted] = (await synced()).slice(before);
    expect(posted).toEqual({
      token: expect.stringMatching(/^[\w-]{20,}$/),
      provider: 'google',
      ttl: 86_400,
      contentType: 'application/json',
    });
    const me = await fetch(`${provider.url}/me`, {
      headers: { Authorization: `Bearer ${posted?.token}` },
    });
    expect(await me.json()).toMatchObject({ sub: account.id });
  });

  it('does not delay or fail a login if the server is away', async () => {
    const account = await accountWith();
    const shopper = guestOf('de', { IDENTITY_SYNC_URL: `${provider.url}/silent` });
    expect(await led(logInWith(shopper, account.id))).toBe('/my-account');
    const other = await accountWith();
    const lines = await logged(async () => {
      const away = guestOf('de', { IDENTITY_SYNC_URL: 'http://127.0.0.1:9/' });
      expect(await led(logInWith(away, other.id))).toBe('/my-account');
    });
    expect(lines.join()).not.toContain(other.email);
  });
});
