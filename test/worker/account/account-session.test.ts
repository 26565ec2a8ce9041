/** Which commerce tokens open the account, and which are refused. */
import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { sessionToken } from '#domain/customer/session.ts';
import worker from '#worker/index.ts';
import { signedToken } from '#worker/signing/signed-token.ts';
import { customerOf, customerRow, isLoggedIn, newEmail, registration } from '../customers.ts';
import { env, environmentWith } from '../environment.ts';
import { logged } from '../logged.ts';
import { led, visitor } from '../visitor.ts';

const secret = () => env.settings.sessionSecret;

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
    const response = await shopper.post('/create-account', registration(newEmail()));
    expect(await cookiesOf(response)).toEqual({
      'kontor-session': ['HttpOnly', 'Max-Age=86400', 'Path=/', 'SameSite=Lax'],
      'kontor-customer': ['Max-Age=86400', 'Path=/', 'SameSite=Lax'],
    });
    expect(shopper.cookies.get('kontor-customer')).toBe('1');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('are Secure when the shop is reached over HTTPS', async () => {
    const request = new Request<unknown, IncomingRequestCfProperties>(
      'https://de.localhost/create-account',
      { method: 'POST', body: new URLSearchParams(registration(newEmail())), redirect: 'manual' },
    );
    const response = await worker.fetch(request, env, createExecutionContext());
    const cookies = Object.values(await cookiesOf(response));
    expect(cookies).toHaveLength(2);
    for (const attributes of cookies) expect(attributes).toContain('Secure');
  });
});

describe('a token opens nothing', () => {
  const twoDaysAgo = () => new Date(Date.now() - 2 * 86_400_000);

  async function refusedWith(token: (id: string, own: string) => string | Promise<string>) {
    const { shopper, email } = await customerOf('de');
    const id = String((await customerRow(email))?.id);
    const own = shopper.cookies.get('kontor-session') ?? '';
    shopper.cookies.set('kontor-session', await token(id, own));
    const refused = await logged(async () => {
      expect(await led(shopper.get('/my-account'))).toBe('/');
      expect(await isLoggedIn(shopper)).toBe(false);
    });
    expect(refused).toHaveLength(1);
    // Invalid cookies are deleted, so that the next page does not check them again.
    expect(shopper.cookies.size).toBe(0);
  }

  it('with another signature', () => refusedWith((_id, own) => `${own.slice(0, -4)}AAAA`));
  it('without a signature', () => refusedWith((_id, own) => own.split('.')[0] ?? ''));
  it('with another content', () =>
    refusedWith((id, own) => {
      const content = JSON.stringify(sessionToken(id, new Date()));
      return `${btoa(content)}.${own.split('.')[1]}`;
    }));
  it('signed with another secret', () =>
    refusedWith((id) => signedToken('session', sessionToken(id, new Date()), 'x'.repeat(32))));
  it('signed for another purpose', () =>
    refusedWith((id) => signedToken('my-orders', sessionToken(id, new Date()), secret())));
  it('when its day is over', () =>
    refusedWith((id) => signedToken('session', sessionToken(id, twoDaysAgo()), secret())));
  it('when its scope holds no customer', () =>
    refusedWith((id) => {
      const scope = `anonymous_id:${id}`;
      return signedToken('session', { ...sessionToken(id, new Date()), scope }, secret());
    }));
  it('when its scope only looks alike', () =>
    refusedWith((id) => {
      const scope = `not_customer_id:${id}`;
      return signedToken('session', { ...sessionToken(id, new Date()), scope }, secret());
    }));
  it.each(['', '.', '..', 'null', '%00', 'x'.repeat(4000)])('when it is %.20j', (text) =>
    refusedWith(() => text),
  );

  it('unless its content and signature are right; further scopes do no harm', async () => {
    const { shopper, email } = await customerOf('de');
    const id = String((await customerRow(email))?.id);
    const scope = `manage_my_orders:kontor customer_id:${id} view_products:kontor`;
    const token = { ...sessionToken(id, new Date()), scope };
    shopper.cookies.set('kontor-session', await signedToken('session', token, secret()));
    expect((await shopper.get('/my-account')).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends when the customer has chosen another password since', async () => {
    const { shopper, email } = await customerOf('de');
    const id = String((await customerRow(email))?.id);
    const before = sessionToken(id, new Date(Date.now() - 3_600_000));
    shopper.cookies.set('kontor-session', await signedToken('session', before, secret()));
    expect(await led(shopper.get('/my-account'))).toBe('/my-account');
    expect(shopper.cookies.size).toBe(0);
  });

  it.each(['/my-account/my-profile?a=1', '/login?a=1'])(
    'of a deleted customer ends, and %s is shown again without it',
    async (path) => {
      const { shopper, email } = await customerOf('de');
      await env.DB.prepare('DELETE FROM customers WHERE email = ?').bind(email.toLowerCase()).run();
      expect(await led(shopper.get(path))).toBe(path);
      expect(shopper.cookies.size).toBe(0);
      await logged(async () => {
        const again = await shopper.get(path);
        expect(again.headers.get('Location')).not.toBe(path);
      });
    },
  );
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
