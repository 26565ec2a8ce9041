/** Identity sync: access tokens that a browser brings are verified with the provider. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { facebook } from '#worker/services/identity-providers/facebook.ts';
import { google } from '#worker/services/identity-providers/google.ts';
import { accessTokenFor } from '#worker/services/identity-providers/sandbox/grants.ts';
import { sandboxPerson } from '../account/sandbox-person.ts';
import { customerOf, isLoggedIn } from '../customers.ts';
import { env } from '../environment.ts';
import { logged } from '../logged.ts';
import { visitor } from '../visitor.ts';

type Provider = 'google' | 'facebook';

const clientOf = (provider: Provider): string =>
  (provider === 'google' ? env.settings.googleClientId : env.settings.facebookClientId) ?? '';

const tokenOf = (provider: Provider, who = sandboxPerson(), client = clientOf(provider)) =>
  accessTokenFor(env, { provider, person: who, client });

/** Seconds of the session's cookie. */
async function sessionSeconds(ttl?: number): Promise<number> {
  const shopper = visitor('de');
  const main = { provider: 'google', token: await tokenOf('google'), ...(ttl && { ttl }) };
  const response = await shopper.send('/new-ct/identitySync', {
    method: 'POST',
    body: JSON.stringify([main]),
    headers: { 'Content-Type': 'application/json' },
  });
  const cookies = response.headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith('kontor-session='));
  return Number(/Max-Age=(\d+)/.exec(session ?? '')?.[1]);
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('a token of Google logs in whoever it is of, again and again', async () => {
  const who = sandboxPerson();
  const shopper = visitor('de');
  const first = await shopper.ask('identitySync', {
    provider: 'google',
    token: await tokenOf('google', who),
    ttl: 86_400,
  });
  expect(first).toMatchObject({ kind: 'arrived', customer: { email: who.email } });
  expect(await isLoggedIn(shopper)).toBe(true);
  const again = visitor('at');
  const token = await tokenOf('google', who);
  expect(await again.ask('identitySync', { provider: 'google', token })).toMatchObject({
    kind: 'arrived',
    customer: { email: who.email },
  });
});

it('a token of Facebook proves no address: its owner logs in here first', async () => {
  const { email } = await customerOf('de');
  const shopper = visitor('de');
  const token = await tokenOf('facebook', sandboxPerson({ email: email.toLowerCase() }));
  expect(await shopper.ask('identitySync', { provider: 'facebook', token })).toEqual({
    kind: 'prove',
    ticket: expect.any(String),
  });
  expect(await isLoggedIn(shopper)).toBe(false);
});

it('the session lasts as long as requested, and never longer than every session', async () => {
  expect(await sessionSeconds()).toBe(86_400);
  expect(await sessionSeconds(600)).toBe(600);
  expect(await sessionSeconds(31_536_000)).toBe(86_400);
});

describe.each(['google', 'facebook'] as const)('a token of %s', (provider) => {
  const refusedToken = async (token: string) => {
    const shopper = visitor('de');
    let answer: unknown;
    const lines = await logged(async () => {
      answer = await shopper.call('identitySync', { provider, token });
    });
    expect(answer).toMatchObject({ status: 401, code: 'IdentityRefused' });
    expect(await isLoggedIn(shopper)).toBe(false);
    expect(lines.join()).not.toContain(token);
  };

  it('that was issued to another client is refused', async () => {
    await refusedToken(await tokenOf(provider, sandboxPerson(), 'another-client'));
  });

  it('that the other provider has issued, or nobody, is refused', async () => {
    await refusedToken(await tokenOf(provider === 'google' ? 'facebook' : 'google'));
    await refusedToken('made-up');
  });

  it('whose person is another one is refused', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer: 'https://accounts.google.com',
        authorization_endpoint: 'https://accounts.google.com/auth',
        token_endpoint: 'https://oauth2.googleapis.com/token',
        userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
        jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
      },
      '/tokeninfo': { aud: 'shop', sub: '1' },
      '/v1/userinfo': { sub: '2', email: 'a@mail.example', email_verified: true },
      '/debug_token': { data: { app_id: 'shop', is_valid: true, type: 'USER', user_id: '1' } },
      '/me': { id: '2', email: 'a@mail.example' },
    };
    const ask: typeof fetch = async (address) =>
      Response.json(answers[new URL(String(address)).pathname] ?? {});
    const client = { id: 'shop', secret: 'secret', ask };
    const asked =
      provider === 'google' ? google(client, 'https://accounts.google.com') : facebook(client);
    expect(await asked.verify('token')).toBe('refused');
  });

  it('is not believed while the provider gives no answer', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const ask: typeof fetch = async () => new Response('', { status: 503 });
    const client = { id: 'shop', secret: 'secret', ask };
    const asked =
      provider === 'google' ? google(client, 'https://accounts.google.com') : facebook(client);
    expect(await asked.verify('token')).toBe('unavailable');
  });
});

it('an unknown provider, no token and a session of no length are bad input', async () => {
  const shopper = visitor('de');
  for (const main of [
    { provider: 'yahoo', token: 'x' },
    { provider: 'google' },
    { provider: 'google', token: 'x', ttl: 0 },
  ]) {
    expect(await shopper.call('identitySync', main)).toMatchObject({ status: 400 });
  }
});
