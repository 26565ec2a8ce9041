/** What a browser does at an identity provider: it follows the redirects, with the provider's cookies, until it is back. */
import { createExecutionContext } from 'cloudflare:test';
import { inject } from 'vitest';
import worker from '#worker/index.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import { environmentWith } from '../environment.ts';
import { type Visitor, visitor } from '../visitor.ts';

export const provider = inject('identityProvider');

/** A shop whose Google is the provider on loopback. */
export function shopWith(changes: Partial<Bindings> = {}) {
  const { id, secret } = provider.client;
  const google = {
    GOOGLE_ISSUER: provider.url,
    GOOGLE_CLIENT_ID: id,
    GOOGLE_CLIENT_SECRET: secret,
  };
  const env = environmentWith({ ...google, ...changes });
  return (address: string, init: RequestInit) =>
    worker.fetch(
      new Request<unknown, IncomingRequestCfProperties>(
        address,
        init as RequestInit<IncomingRequestCfProperties>,
      ),
      env,
      createExecutionContext(),
    );
}

export const guestOf = (market: string, changes: Partial<Bindings> = {}) =>
  visitor(market, shopWith(changes));

export type Account = {
  id: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

/** An account at the provider, with an address that it has verified. */
export async function accountWith(changes: Partial<Account> = {}): Promise<Account> {
  const id = crypto.randomUUID();
  const account = {
    id,
    email: `g-${id}@mail.example`,
    email_verified: true,
    given_name: 'Jette',
    family_name: 'Hansen',
    ...changes,
  };
  await fetch(`${provider.url}/accounts`, { method: 'POST', body: JSON.stringify(account) });
  return account;
}

/** The path in the shop, with its query, to which the provider sends the browser back. */
export async function throughProvider(start: string, account: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(start);
  next.searchParams.set('login_hint', account);
  for (let step = 0; step < 10; step += 1) {
    if (next.origin !== provider.url) return next.pathname + next.search;
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { Cookie } });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get('Location');
    if (!location) throw new Error(`${next.pathname}: ${response.status} ${await response.text()}`);
    next = new URL(location, next);
  }
  throw new Error('the provider redirects without end');
}

/** The address at the provider to which the shop sends the browser. */
export const atProvider = async (shopper: Visitor, path = '/login/with/google') =>
  new URL((await shopper.get(path)).headers.get('Location') ?? '');

/** From a link of the shop, or the answer to a form, to the provider and back: the shop's answer to the return. */
export async function logInWith(
  shopper: Visitor,
  account: string,
  path = '/login/with/google',
  start?: Response,
): Promise<Response> {
  const { status, headers } = start ?? (await shopper.get(path));
  const to = headers.get('Location');
  if (status !== 303 || !to) throw new Error(`${path} answered ${status}`);
  return shopper.get(await throughProvider(to, account));
}
