/** Sessions on the server: where a customer is logged in, and how that ends for every browser at once. */
import { env, SELF } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import { customerOf, isLoggedIn, logIn, password } from '../customers.ts';
import { env as environment } from '../environment.ts';
import { logged } from '../logged.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** A second browser of the same customer. */
async function elsewhere(email: string): Promise<Visitor> {
  const other = visitor('de', (address, init) => {
    const headers = new Headers(init.headers);
    headers.set('User-Agent', firefox);
    return SELF.fetch(address, { ...init, headers });
  });
  await logIn(other, email);
  return other;
}

/** A browser with a copy of the cookies. */
function copyOf(shopper: Visitor): Visitor {
  const copy = visitor('de');
  for (const [name, value] of shopper.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('logging out', () => {
  it.each(['page', 'call'])('by a %s ends the session for a copied cookie too', async (way) => {
    const { shopper, email } = await customerOf('de');
    const other = await elsewhere(email);
    await shopper.ask('createCart', {});
    const copy = copyOf(shopper);
    if (way === 'page') expect(await led(shopper.post('/log-out', {}))).toBe('/log-out');
    else await shopper.ask('signOut', {});
    expect(shopper.cookies.size).toBe(0);
    expect((await copy.ask('getMe', {})).me.activeCart).toBeNull();
    expect((await copy.call('getCustomerAddresses', {})).code).toBe('NotLoggedIn');
    expect(await isLoggedIn(copy)).toBe(false);
    expect(await isLoggedIn(other)).toBe(true);
  });

  it('without a session succeeds', async () => {
    expect(await visitor('de').ask('signOut', {})).toEqual({});
  });
});

describe('the sessions of a customer', () => {
  it('have a device, and end one by one or all but this one', async () => {
    const { shopper, email } = await customerOf('de');
    const [phone, office, home] = [
      await elsewhere(email),
      await elsewhere(email),
      await elsewhere(email),
    ];
    const { current, sessions } = await shopper.ask('getCustomerSessions', {});
    expect(sessions).toHaveLength(4);
    expect(sessions.map(({ id }) => id)).toContain(current);
    const ofPhone = await phone.ask('getCustomerSessions', {});
    expect(ofPhone.sessions.find(({ id }) => id === ofPhone.current)).toMatchObject({
      means: 'password',
      device: { browser: 'Firefox', system: 'Linux' },
      place: { city: '', country: '' },
    });
    await shopper.ask('endCustomerSession', { sessionId: ofPhone.current });
    expect(await isLoggedIn(phone)).toBe(false);
    expect(await isLoggedIn(office)).toBe(true);
    const lines = await logged(() => shopper.ask('endOtherCustomerSessions', {}));
    expect(lines.join()).toContain('session ended');
    expect([await isLoggedIn(office), await isLoggedIn(home)]).toEqual([false, false]);
    expect(await isLoggedIn(shopper)).toBe(true);
  });

  it('of another customer cannot be ended or seen', async () => {
    const [one, other] = [await customerOf('de'), await customerOf('de')];
    const { current } = await one.shopper.ask('getCustomerSessions', {});
    await other.shopper.ask('endCustomerSession', { sessionId: current });
    expect(await isLoggedIn(one.shopper)).toBe(true);
    for (const name of ['getCustomerSessions', 'endOtherCustomerSessions'] as const) {
      expect((await visitor('de').call(name, {})).code).toBe('NotLoggedIn');
    }
  });

  it('are deleted a day after they began', async () => {
    const { shopper } = await customerOf('de');
    const { current } = await shopper.ask('getCustomerSessions', {});
    const row = () =>
      env.DB.prepare('SELECT id FROM customer_sessions WHERE id = ?').bind(current).first();
    await runJobs(environment, new Date());
    expect(await row()).not.toBeNull();
    await env.DB.prepare('UPDATE customer_sessions SET begun_at = ? WHERE id = ?')
      .bind(new Date(Date.now() - 86_400_000).toISOString(), current)
      .run();
    await runJobs(environment, new Date());
    expect(await row()).toBeNull();
  });

  it('records its use, but not at every request', async () => {
    const { shopper } = await customerOf('de');
    const { current } = await shopper.ask('getCustomerSessions', {});
    const used = async (minutes: number) => {
      const at = new Date(Date.now() - minutes * 60_000).toISOString();
      await env.DB.prepare('UPDATE customer_sessions SET seen_at = ? WHERE id = ?')
        .bind(at, current)
        .run();
      await shopper.ask('getMe', {});
      const [session] = (await shopper.ask('getCustomerSessions', {})).sessions;
      return session?.seenAt === at;
    };
    expect(await used(3)).toBe(true);
    expect(await used(7)).toBe(false);
  });
});

describe('a new password', () => {
  it('is set with the old one, keeps this session and ends the others', async () => {
    const { shopper, email } = await customerOf('de');
    const other = await elsewhere(email);
    const fresh = 'drei neue worte 8';
    const wrong = { currentPassword: 'falsch 123', newPassword: fresh };
    expect(await shopper.call('customerChangePassword', wrong)).toMatchObject({
      status: 401,
      code: 'PasswordWrong',
    });
    expect(await isLoggedIn(other)).toBe(true);
    const right = { currentPassword: password, newPassword: fresh };
    const { customer } = await shopper.ask('customerChangePassword', right);
    expect(customer.version).toBe(2);
    expect([await isLoggedIn(shopper), await isLoggedIn(other)]).toEqual([true, false]);
    expect((await logIn(visitor('de'), email)).status).toBe(401);
    expect(await led(logIn(visitor('de'), email, fresh))).toBe('/my-account');
    expect((await visitor('de').call('customerChangePassword', right)).code).toBe('NotLoggedIn');
  });
});
