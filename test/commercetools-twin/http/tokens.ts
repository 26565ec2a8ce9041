/**
 * Tokens: the mock issues them, the twin lets them expire and refuses unknown ones, which the mock does not.
 * commercetools has the customer of a token in its scope: `customer_id:…`.
 */
import type { CommercetoolsMock } from '@labdigital/commercetools-mock';
import { type Fields, isFields, textIn } from '../store/fields-of.ts';

export type Client = { id: string; secret: string };
export type Reply = { status: number; body: unknown; headers?: Record<string, string> };
export type Holder = { customerId?: string | undefined; anonymousId?: string | undefined };
type Issued = { scope: string; expiresAt: number };

export type Tokens = ReturnType<typeof tokensOf>;

export function tokensOf(
  mock: CommercetoolsMock,
  {
    client,
    projectKey,
    lifetimeSeconds,
  }: { client: Client; projectKey: string; lifetimeSeconds: number },
) {
  const issued = new Map<string, Issued>();
  /** Scopes by refresh token. */
  const renewable = new Set<string>();
  let lifetime = lifetimeSeconds;

  async function issue(url: string, authorization: string | undefined, form: string) {
    const expected = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
    if (authorization !== `Basic ${expected}`) {
      return refused(401, 'invalid_client', 'Please provide valid client credentials.');
    }
    const asked = new URLSearchParams(form);
    const username = asked.get('username');
    // The mock compares addresses as they are written; it stores them in small letters.
    if (username) asked.set('username', username.toLowerCase());
    const refresh = asked.get('refresh_token');
    if (refresh !== null && !renewable.has(refresh)) {
      const message = 'The refresh token was not found. It may have expired.';
      return refused(400, 'invalid_grant', message);
    }
    const answer = await mock.app.inject({
      method: 'POST',
      url,
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      payload: asked.toString(),
    });
    const body: unknown = JSON.parse(answer.body);
    const token = isFields(body) ? textIn(body.access_token) : undefined;
    if (!isFields(body) || token === undefined) return oauthRefusal(answer.statusCode, body);
    const scope =
      url === '/oauth/token' ? scopeOf(asked, refresh, body) : (textIn(body.scope) ?? '');
    issued.set(token, { scope, expiresAt: Date.now() + lifetime * 1000 });
    return { status: 200, body: { ...withRefresh(body, url), scope, expires_in: lifetime } };
  }

  /** The mock has no scope for a token of the client alone. */
  function scopeOf(asked: URLSearchParams, refresh: string | null, body: Fields): string {
    if (refresh !== null) return textIn(body.scope) ?? '';
    return asked.get('scope') ?? `manage_project:${projectKey}`;
  }

  /** A token of the client alone has no refresh token. */
  function withRefresh({ refresh_token: refresh, ...token }: Fields, url: string): Fields {
    if (typeof refresh !== 'string' || url === '/oauth/token') return token;
    renewable.add(refresh);
    return { ...token, refresh_token: refresh };
  }

  return {
    issue,
    /** Undefined for an unknown or expired token. */
    holderOf(authorization: string | undefined): Holder | undefined {
      const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
      const found = token ? issued.get(token) : undefined;
      if (!found || found.expiresAt <= Date.now()) return undefined;
      return {
        customerId: /customer_id:(\S+)/.exec(found.scope)?.[1],
        anonymousId: /anonymous_id:(\S+)/.exec(found.scope)?.[1],
      };
    },
    /** From now on; those already issued keep theirs. */
    live(seconds: number) {
      lifetime = seconds;
    },
    expireAll() {
      for (const token of issued.values()) token.expiresAt = 0;
    },
    /** Tokens stay accepted, because clients keep them. */
    reset() {
      lifetime = lifetimeSeconds;
    },
  };
}

export const invalidToken: Reply = refused(401, 'invalid_token', 'invalid_token');

function refused(status: number, code: string, message: string): Reply {
  const errors = [{ code, message }];
  const body = { statusCode: status, message, errors, error: code, error_description: message };
  return { status, body };
}

function oauthRefusal(status: number, body: unknown): Reply {
  const [first] = isFields(body) && Array.isArray(body.errors) ? body.errors : [];
  if (!isFields(first)) return { status, body };
  return refused(status, String(first.code ?? first.error), String(first.message));
}
