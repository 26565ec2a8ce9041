/** Google and Facebook in the sandbox: the shop speaks with them as with the real ones, and they refuse what those would. */
import { describe, expect, it } from 'vitest';
import { sandboxAsk } from '#worker/services/identity-providers/sandbox/sandbox.ts';
import { customerOf, customerRow, logIn, newEmail, signUp } from '../customers.ts';
import { env } from '../environment.ts';
import { press } from '../html-forms.ts';
import { logged } from '../logged.ts';
import { led, type Visitor, visitor } from '../visitor.ts';
import { sandboxPerson } from './sandbox-person.ts';

/** Chooses a person on the provider's page; undefined: cancels. */
async function choose(shopper: Visitor, provider: string, who?: object): Promise<string> {
  const page = await led(shopper.get(`/login/with/${provider}`));
  const { pathname, search } = new URL(page);
  const query = Object.fromEntries(new URLSearchParams(search));
  const chosen = { ...query, person: who ? JSON.stringify(who) : '' };
  const back = new URL(await led(shopper.post(pathname, chosen)));
  return back.pathname + back.search;
}

describe.each(['google', 'facebook'])('%s', (provider) => {
  it('shows people to choose from, and logs in whoever is chosen', async () => {
    const shopper = visitor('de');
    const page = new URL(await led(shopper.get(`/login/with/${provider}`)));
    const html = await (await shopper.get(page.pathname + page.search)).text();
    const first = /name="person" value="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    const back = new URL(await led(press(shopper, html, first)));
    expect(back.pathname).toBe(`/login/with/${provider}/return`);
    const who = sandboxPerson();
    const back2 = await choose(shopper, provider, who);
    if (provider === 'google') {
      expect(await led(shopper.get(back2))).toBe('/my-account');
      expect(await customerRow(who.email)).toMatchObject({ last_name: 'Novák', password_hash: '' });
    } else {
      // Facebook does not say that it has verified the address: the account begins here, then both are linked.
      expect(await led(shopper.get(back2))).toBe('/login?news=prove');
      expect(await customerRow(who.email)).toBeNull();
      expect(await led(signUp(shopper, who.email))).toBe('/my-account?confirmed');
    }
    const again = visitor('de');
    expect(await led(again.get(await choose(again, provider, who)))).toBe('/my-account');
  });

  it('lets the visitor cancel', async () => {
    const shopper = visitor('de');
    const back = await choose(shopper, provider);
    expect(back).toContain('error=access_denied');
    expect(await led(shopper.get(back))).toBe('/login?news=cancelled');
  });

  it('exists only in the sandbox, and only for this shop', async () => {
    const shopper = visitor('de');
    const page = new URL(await led(shopper.get(`/login/with/${provider}`)));
    page.searchParams.set('redirect_uri', 'https://evil.example/');
    expect((await shopper.get(page.pathname + page.search)).status).toBe(404);
    expect((await shopper.get(page.pathname)).status).toBe(404);
  });
});

describe('Facebook', () => {
  it('without an address: the shop asks for it, and its owner logs in', async () => {
    const { email } = await customerOf('de');
    const who = sandboxPerson({ email: '' });
    const shopper = visitor('de');
    expect(await led(shopper.get(await choose(shopper, 'facebook', who)))).toBe('/login/complete');
    const fields = { clientType: 'private', firstName: 'Elio', lastName: 'Anon', email };
    expect((await shopper.post('/login/complete', { ...fields, email: '' })).status).toBe(422);
    expect(await led(shopper.post('/login/complete', fields))).toBe('/login?news=prove');
    expect(await led(logIn(shopper, email))).toBe('/my-account');
    expect((await shopper.ask('getWaysIn', {})).identities).toMatchObject([
      { provider: 'facebook', subject: who.subject },
    ]);
  });

  it('answers alike whether the address has an account or not', async () => {
    const { email } = await customerOf('de');
    for (const address of [email.toLowerCase(), newEmail().toLowerCase()]) {
      const shopper = visitor('de');
      const back = await choose(shopper, 'facebook', sandboxPerson({ email: address }));
      expect(await led(shopper.get(back))).toBe('/login?news=prove');
    }
  });
});

it('Google with an address that it has not verified is refused', async () => {
  const shopper = visitor('de');
  const back = await choose(shopper, 'google', sandboxPerson({ isEmailVerified: false }));
  await logged(async () => {
    expect(await led(shopper.get(back))).toBe('/login?news=refused');
  });
});

describe('what the sandbox refuses, in the words of the real ones', () => {
  const ask = sandboxAsk(env);

  async function codeFor(provider: string) {
    const shopper = visitor('de');
    const back = await choose(shopper, provider, sandboxPerson());
    return new URL(back, shopper.origin).searchParams.get('code') ?? '';
  }
  const form = (fields: Record<string, string>) => ({
    method: 'POST',
    body: new URLSearchParams(fields),
  });

  it('Google: a code without its verifier', async () => {
    const response = await ask(
      'https://oauth2.googleapis.com/token',
      form({
        grant_type: 'authorization_code',
        code: await codeFor('google'),
        client_id: 'sandbox',
        client_secret: 'sandbox',
        redirect_uri: 'http://de.localhost/login/with/google/return',
        code_verifier: 'x'.repeat(43),
      }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Bad Request',
    });
  });

  it('Facebook: a token without the proof that the app’s secret is known', async () => {
    const response = await ask('https://graph.facebook.com/me?fields=id', {
      headers: { Authorization: 'Bearer a.b' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'OAuthException', code: 190 } });
  });
});
