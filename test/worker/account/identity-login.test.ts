/** Logging in with an account at another service: flows through an OpenID provider that is not ours. */
import { describe, expect, it } from 'vitest';
import { customerOf, customerRow, isLoggedIn, logIn, newEmail, password } from '../customers.ts';
import { env } from '../environment.ts';
import { logged } from '../logged.ts';
import { led } from '../visitor.ts';
import { accountWith, atProvider, guestOf, logInWith, provider } from './provider-visits.ts';

describe('a login with Google', () => {
  it('asks with code, PKCE, state and nonce, new ones each time', async () => {
    const [one, other] = [await atProvider(guestOf('de')), await atProvider(guestOf('de'))];
    expect(one.origin + one.pathname).toBe(`${provider.url}/auth`);
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: provider.client.id,
      redirect_uri: 'http://de.localhost/login/with/google/return',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
    }
  });

  it('registers whoever is new, without a password, and logs in who is known', async () => {
    const account = await accountWith();
    const shopper = guestOf('de');
    expect(await led(logInWith(shopper, account.id))).toBe('/my-account');
    const row = await customerRow(account.email ?? '');
    expect(row).toMatchObject({ first_name: 'Jette', last_name: 'Hansen', password_hash: '' });
    const { identities } = await shopper.ask('getWaysIn', {});
    expect(await shopper.ask('getCustomer', {})).not.toHaveProperty('passwordSetAt');
    expect(identities).toMatchObject([
      { provider: 'google', subject: account.id, email: account.email },
    ]);
    const again = guestOf('at');
    expect(await led(logInWith(again, account.id))).toBe('/my-account');
    expect((await again.ask('getCustomer', {})).customer.id).toBe(row?.id);
    expect((await logIn(guestOf('de'), account.email ?? '', '')).status).toBe(422);
    await logged(async () => {
      expect((await logIn(guestOf('de'), account.email ?? '', password)).status).toBe(401);
    });
  });

  it('knows the account by its id, not by its address', async () => {
    const account = await accountWith();
    await logInWith(guestOf('de'), account.id);
    const moved = newEmail().toLowerCase();
    await accountWith({ ...account, email: moved });
    const shopper = guestOf('de');
    await logInWith(shopper, account.id);
    expect((await shopper.ask('getCustomer', {})).customer.email).toBe(account.email);
    expect(await customerRow(moved)).toBeNull();
  });

  it('leads on in the language and the place where it began', async () => {
    const french = await accountWith();
    expect(await led(logInWith(guestOf('ch'), french.id, '/fr/login/with/google'))).toBe(
      '/fr/my-account',
    );
    const ordering = await accountWith();
    const path = '/it/checkout/login/with/google';
    expect(await led(logInWith(guestOf('ch'), ordering.id, path))).toBe('/it/my-account');
  });

  it('leads back to the page that asked for it, also past what is asked meanwhile', async () => {
    const back = '/my-account/my-orders?page=2';
    const query = new URLSearchParams({ back });
    const login = await (await guestOf('ch').get(`/fr/login?${query}`)).text();
    const path = /href="([^"]*login\/with\/google[^"]*)"/
      .exec(login)?.[1]
      ?.replaceAll('&amp;', '&');
    const account = await accountWith();
    expect(await led(logInWith(guestOf('ch'), account.id, path))).toBe(`/fr${back}`);
    const cancelled = await led(logInWith(guestOf('ch'), 'nobody', path));
    expect(cancelled).toBe(`/fr/login?news=cancelled&${query}`);
    const unnamed = await accountWith({ given_name: '' });
    const shopper = guestOf('ch');
    const complete = await led(logInWith(shopper, unnamed.id, path));
    expect(await (await shopper.get(complete)).text()).toContain(`action="${complete}"`);
    const names = { clientType: 'private', firstName: 'Bo', lastName: 'Berg' };
    expect(await led(shopper.post(complete, names))).toBe(`/fr${back}`);
    const elsewhere = '/fr/login/with/google?back=https://evil.example/';
    expect(await led(logInWith(guestOf('ch'), account.id, elsewhere))).toBe('/fr/my-account');
  });

  it('that is cancelled is no error', async () => {
    const shopper = guestOf('de');
    expect(await led(logInWith(shopper, 'nobody'))).toBe('/login?news=cancelled');
    const page = await (await shopper.get('/login?news=cancelled')).text();
    expect(page).toContain('role="status"');
    expect(await isLoggedIn(shopper)).toBe(false);
  });
});

describe('an address that has an account already', () => {
  async function unverified() {
    const { email } = await customerOf('de');
    await env.DB.prepare('UPDATE customers SET email_verified_at = NULL WHERE email = ?')
      .bind(email.toLowerCase())
      .run();
    return email;
  }

  it('is linked and logged in to if both sides have verified the address', async () => {
    const { email } = await customerOf('de');
    const account = await accountWith({ email: email.toLowerCase() });
    const shopper = guestOf('de');
    expect(await led(logInWith(shopper, account.id))).toBe('/my-account');
    const { customer, session } = await shopper.ask('getCustomer', {});
    expect([customer.email, session.means]).toEqual([email.toLowerCase(), 'google']);
    expect(await led(logIn(guestOf('de'), email))).toBe('/my-account');
  });

  it('is not if ours is not verified: its owner logs in once, and both are linked', async () => {
    const email = await unverified();
    const account = await accountWith({ email: email.toLowerCase() });
    const shopper = guestOf('de');
    const back = encodeURIComponent('/my-account/my-profile');
    const path = `/login/with/google?back=${back}`;
    expect(await led(logInWith(shopper, account.id, path))).toBe(`/login?news=prove&back=${back}`);
    expect(await isLoggedIn(shopper)).toBe(false);
    const page = await (await shopper.get('/login?news=prove')).text();
    expect(page).toContain(email.toLowerCase());
    expect(await led(logIn(shopper, email))).toBe('/my-account');
    expect((await shopper.ask('getWaysIn', {})).identities).toMatchObject([
      { subject: account.id },
    ]);
    expect(await led(logInWith(guestOf('de'), account.id))).toBe('/my-account');
  });

  it('is not linked to somebody else who logs in in the same browser', async () => {
    const email = await unverified();
    const other = await customerOf('de');
    const account = await accountWith({ email: email.toLowerCase() });
    const shopper = guestOf('de');
    await logInWith(shopper, account.id);
    await logIn(shopper, other.email);
    expect((await shopper.ask('getWaysIn', {})).identities).toEqual([]);
  });
});

describe('what a provider does not say', () => {
  it('is asked for, and the account begins', async () => {
    const account = await accountWith({ given_name: '', family_name: 'www.evil.example' });
    const shopper = guestOf('de');
    expect(await led(logInWith(shopper, account.id))).toBe('/login/complete');
    const page = await (await shopper.get('/login/complete')).text();
    expect(page).not.toContain('evil.example"');
    const person = { clientType: 'company', firstName: 'Bo', lastName: 'Å' };
    const names = { ...person, companyName: 'Å Værksted' };
    expect((await shopper.post('/login/complete', { ...names, lastName: '' })).status).toBe(422);
    const forged = { ...names, email: newEmail() };
    expect(await led(shopper.post('/login/complete', forged))).toBe('/my-account');
    expect(await customerRow(account.email ?? '')).toMatchObject({
      first_name: 'Bo',
      client_type: 'company',
    });
  });

  it('cannot be said without a login at the provider', async () => {
    const shopper = guestOf('de');
    expect(await led(shopper.get('/login/complete'))).toBe('/login');
    const names = { clientType: 'private', firstName: 'Bo', lastName: 'Å', email: newEmail() };
    expect(await led(shopper.post('/login/complete', names))).toBe('/login');
    expect(
      await shopper.call('completeIdentity', { ...names, clientType: 'private', ticket: 'a.b' }),
    ).toMatchObject({ status: 401, code: 'IdentityRefused' });
  });
});

it('what the browser keeps meanwhile is hidden from scripts', async () => {
  const response = await guestOf('de').get('/login/with/google');
  expect(response.headers.get('Set-Cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
});
