/** Logins with an account at another service that are refused, through an OpenID provider that is not ours. */
import { describe, expect, it } from 'vitest';
import { customerOf, customerRow, isLoggedIn } from '../customers.ts';
import { logged } from '../logged.ts';
import { led, type Visitor } from '../visitor.ts';
import { accountWith, atProvider, guestOf, logInWith, throughProvider } from './provider-visits.ts';

describe('refused', () => {
  async function refusedWith(change: (back: URL) => void, other?: Visitor) {
    const account = await accountWith();
    const shopper = guestOf('de');
    const path = await throughProvider((await atProvider(shopper)).href, account.id);
    const back = new URL(path, shopper.origin);
    change(back);
    await logged(async () => {
      const visit = (other ?? shopper).get(back.pathname + back.search);
      expect(await led(visit)).toBe('/login?news=refused');
    });
    expect(await isLoggedIn(other ?? shopper)).toBe(false);
    expect(await customerRow(account.email ?? '')).toBeNull();
  }

  it('another state', () => refusedWith((back) => back.searchParams.set('state', 'x'.repeat(43))));
  it('no state', () => refusedWith((back) => back.searchParams.delete('state')));
  it('another code', () => refusedWith((back) => back.searchParams.set('code', 'guessed')));
  it('another browser', () => refusedWith(() => undefined, guestOf('de')));
  it('another provider', () =>
    refusedWith((back) => {
      back.pathname = '/login/with/facebook/return';
    }));

  it('the same answer a second time', async () => {
    const account = await accountWith();
    const shopper = guestOf('de');
    const back = await throughProvider((await atProvider(shopper)).href, account.id);
    const cookie = shopper.cookieHeader();
    expect(await led(shopper.get(back))).toBe('/my-account');
    const thief = guestOf('de');
    await logged(async () => {
      expect(await led(thief.send(back, { headers: { Cookie: cookie } }))).toBe(
        '/login?news=refused',
      );
    });
  });

  it('an address that the provider has not verified', async () => {
    const account = await accountWith({ email_verified: false });
    await logged(async () => {
      expect(await led(logInWith(guestOf('de'), account.id))).toBe('/login?news=refused');
    });
    expect(await customerRow(account.email ?? '')).toBeNull();
  });

  it('a provider that does not answer', async () => {
    const shop = { GOOGLE_ISSUER: 'http://127.0.0.1:9' };
    await logged(async () => {
      expect(await led(guestOf('de', shop).get('/login/with/google'))).toBe('/login?news=refused');
    });
  });

  it('the shop with a wrong secret', async () => {
    const account = await accountWith();
    const shop = { GOOGLE_CLIENT_SECRET: 'wrong' };
    await logged(async () => {
      expect(await led(logInWith(guestOf('de', shop), account.id))).toBe('/login?news=refused');
    });
  });
});

it('by calls: a code that no provider has issued, and a ticket that the shop has not signed', async () => {
  const made = { provider: 'google', code: 'guessed', verifier: 'x'.repeat(43) } as const;
  const guessed = { ...made, nonce: 'x'.repeat(43) };
  const refused = { status: 401, code: 'IdentityRefused' };
  const { shopper } = await customerOf('de');
  await logged(async () => {
    expect(await shopper.call('signInWithProvider', guessed)).toMatchObject(refused);
    expect(await shopper.call('connectIdentity', guessed)).toMatchObject(refused);
  });
  expect(await shopper.ask('linkIdentity', { ticket: 'a.b' })).toEqual({ isLinked: false });
  for (const answer of [
    await guestOf('de').call('connectIdentity', guessed),
    await guestOf('de').call('linkIdentity', { ticket: 'a.b' }),
  ]) {
    expect(answer).toMatchObject({ status: 401, code: 'NotLoggedIn' });
  }
});

it('nothing of the person reaches the log', async () => {
  const account = await accountWith({ email_verified: false });
  const lines = await logged(async () => {
    await logInWith(guestOf('de'), account.id);
  });
  expect(lines.length).toBeGreaterThan(0);
  for (const personal of [account.email, account.id, 'Jette']) {
    expect(lines.join('\n')).not.toContain(personal);
  }
});
