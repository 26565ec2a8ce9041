/** Which commerce tokens open the account, and which are refused. */
import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { sessionToken } from '#domain/customer/session.ts';
import worker from '#worker/index.ts';
import { signedToken } from '#worker/signing/signed-token.ts';
import { customerOf, isLoggedIn, newEmail, password, signUp } from '../customers.ts';
import { env, environmentWith } from '../environment.ts';
import { logged } from '../logged.ts';
import { led, visitor } from '../visitor.ts';

const secret = () => env.settings.sessionSecret;

type NamedSession = { id: string; customerId: string };

/** The session that a cookie names. */
function named(cookie: string): NamedSession {
  const { session, scope } = JSON.parse(atob(cookie.split('.')[0] ?? ''));
  return { id: session, customerId: scope.replace('customer_id:', '') };
}

async function cookiesOf(response: Response) {
  return Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      return [pair.split('=')[0], attributes.sort()];
    }),
  );
}

describe('the cookies', () => {
  it('last a day; scripts cannot read the token, and the hint says only that a customer exists', async () => {
    const shopper = visitor('de');
    const response = await signUp(shopper, newEmail());
    expect(await cookiesOf(response)).toEqual({
      'kontor-session': ['HttpOnly', 'Max-Age=86400', 'Path=/', 'SameSite=Lax'],
      'kontor-customer': ['Max-Age=2592000', 'Path=/', 'SameSite=Lax'],
      'kontor-last-customer': ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'],
      // The address of the registration is no longer needed.
      'kontor-registered': ['Max-Age=0', 'Path=/'],
    });
    expect(shopper.cookies.get('kontor-customer')).toBe('1');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('are Secure when the shop is reached over HTTPS', async () => {
    const { email } = await customerOf('de');
    const request = new Request<unknown, IncomingRequestCfProperties>(
      'https://de.localhost/login',
      { method: 'POST', body: new URLSearchParams({ email, password }), redirect: 'manual' },
    );
    const response = await worker.fetch(request, env, createExecutionContext());
    const cookies = Object.values(await cookiesOf(response));
    expect(cookies).toHaveLength(3);
    for (const attributes of cookies) expect(attributes).toContain('Secure');
  });
});

describe('a token opens nothing', () => {
  const twoDaysAgo = () => new Date(Date.now() - 2 * 86_400_000);

  async function refusedWith(
    token: (session: NamedSession, own: string) => string | Promise<string>,
  ) {
    const { shopper } = await customerOf('de');
    const own = shopper.cookies.get('kontor-session') ?? '';
    shopper.cookies.set('kontor-session', await token(named(own), own));
    const refused = await logged(async () => {
      expect(await led(shopper.get('/my-account'))).toBe('/login?back=%2Fmy-account&why=ended');
      expect(await isLoggedIn(shopper)).toBe(false);
    });
    expect(refused).toHaveLength(1);
    // Invalid cookies are deleted, so that the next page does not check them again.
    expect([...shopper.cookies.keys()]).toEqual(['kontor-last-customer']);
  }

  it('with another signature', () => refusedWith((_id, own) => `${own.slice(0, -4)}AAAA`));
  it('without a signature', () => refusedWith((_id, own) => own.split('.')[0] ?? ''));
  it('with another content', () =>
    refusedWith((session, own) => {
      const content = JSON.stringify(sessionToken(session, new Date()));
      return `${btoa(content)}.${own.split('.')[1]}`;
    }));
  it('signed with another secret', () =>
    refusedWith((session) =>
      signedToken('session', sessionToken(session, new Date()), 'x'.repeat(32)),
    ));
  it('signed for another purpose', () =>
    refusedWith((session) =>
      signedToken('my-orders', sessionToken(session, new Date()), secret()),
    ));
  it('when its day is over', () =>
    refusedWith((session) =>
      signedToken('session', sessionToken(session, twoDaysAgo()), secret()),
    ));
  it('when its scope holds no customer', () =>
    refusedWith((session) => {
      const scope = `anonymous_id:${session.customerId}`;
      return signedToken('session', { ...sessionToken(session, new Date()), scope }, secret());
    }));
  it('when its scope only looks alike', () =>
    refusedWith((session) => {
      const scope = `not_customer_id:${session.customerId}`;
      return signedToken('session', { ...sessionToken(session, new Date()), scope }, secret());
    }));
  it.each(['', '.', '..', 'null', '%00', 'x'.repeat(4000)])('when it is %.20j', (text) =>
    refusedWith(() => text),
  );

  it('unless its content and signature are right; further scopes do no harm', async () => {
    const { shopper } = await customerOf('de');
    const session = named(shopper.cookies.get('kontor-session') ?? '');
    const scope = `manage_my_orders:kontor customer_id:${session.customerId} view_products:kontor`;
    const token = { ...sessionToken(session, new Date()), scope };
    shopper.cookies.set('kontor-session', await signedToken('session', token, secret()));
    expect((await shopper.get('/my-account')).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends when it was not used for the time of the setting, and a day after it began', async () => {
    for (const [column, ms] of [
      ['seen_at', 480 * 60_000],
      ['begun_at', 86_400_000],
    ] as const) {
      const { shopper } = await customerOf('de');
      const { id } = named(shopper.cookies.get('kontor-session') ?? '');
      await env.DB.prepare(`UPDATE customer_sessions SET ${column} = ? WHERE id = ?`)
        .bind(new Date(Date.now() - ms).toISOString(), id)
        .run();
      expect(await led(shopper.get('/my-account'))).toBe('/login?back=%2Fmy-account&why=ended');
      expect([...shopper.cookies.keys()]).toEqual(['kontor-last-customer']);
    }
  });

  it.each([
    ['/my-account/my-profile?a=1', '/login?back=%2Fmy-account%2Fmy-profile%3Fa%3D1&why=ended'],
    ['/login?a=1', '/login?a=1'],
  ])('of a deleted customer ends, and %s leads to %s without it', async (path, target) => {
    const { shopper, email } = await customerOf('de');
    await env.DB.prepare('DELETE FROM customers WHERE email = ?').bind(email.toLowerCase()).run();
    await logged(async () => expect(await led(shopper.get(path))).toBe(target));
    expect([...shopper.cookies.keys()]).toEqual(['kontor-last-customer']);
    await logged(async () => {
      const again = await shopper.get(path);
      expect(again.headers.get('Location')).not.toBe(path);
    });
  });
});

describe('a shop without the secret', () => {
  const answer = async (path: string, cookie = '') => {
    const headers = { Cookie: cookie };
    const request = new Request<unknown, IncomingRequestCfProperties>(
      `http://de.localhost${path}`,
      { headers },
    );
    const { SANDBOX: _no, ...bare } = env;
    return (await worker.fetch(request, bare, createExecutionContext())).status;
  };

  it('fails where a session is needed, with its name in the log, and shows everything else', async () => {
    const { shopper } = await customerOf('de');
    const lines = await logged(async () => {
      expect(await answer('/my-account', shopper.cookieHeader())).toBe(500);
    });
    expect(lines.join()).toContain('SESSION_SECRET is not set');
    expect(await answer('/', shopper.cookieHeader())).toBe(200);
    await logged(async () => {
      expect(await answer('/checkout/cart', shopper.cookieHeader())).toBe(500);
    });
    expect(await answer('/checkout/cart')).toBe(200);
    expect(await answer('/login')).toBe(200);
  });

  it('also refuses a secret shorter than 32 characters', () => {
    const { settings } = environmentWith({ SESSION_SECRET: 'short' });
    expect(() => settings.sessionSecret).toThrow('SESSION_SECRET is not 32 characters');
    const long = 'a secret of thirty-two letters or more';
    expect(environmentWith({ SESSION_SECRET: long }).settings.sessionSecret).toBe(long);
  });
});
