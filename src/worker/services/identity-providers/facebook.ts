/**
 * Facebook: its code flow with PKCE, an ID token, and the person from the Graph API. Facebook calls the ID token of this
 * flow "still in testing", so it is verified if it comes, and who logs in is what the Graph API says either way: our
 * own code, client secret and verifier have fetched that answer.
 * Source: developers.facebook.com/documentation/facebook-login/guides/advanced (manual-flow, oidc-token) and
 * developers.facebook.com/docs/graph-api/guides/secure-requests (appsecret_proof),
 * developers.facebook.com/docs/graph-api/reference/debug_token (whose token it is, and of which app).
 */
import { Buffer } from 'node:buffer';
import * as z from 'zod';
import { emailKey, isEmail } from '#domain/customer/email.ts';
import type { Identity } from '#domain/identity/identity.ts';
import { logLine } from '#domain/log-line.ts';
import { askJson, isConfirmed } from './ask-json.ts';
import { verifiedClaims } from './id-token.ts';
import type { Client, IdentityProvider } from './provider.ts';

const dialog = 'https://www.facebook.com/dialog/oauth';
/** Without a version: the oldest that the app still may use, so nothing here expires. */
const graph = 'https://graph.facebook.com';
const issuer = 'https://www.facebook.com';
const keysAddress = 'https://www.facebook.com/.well-known/oauth/openid/jwks/';

const tokens = z.object({ access_token: z.string(), id_token: z.string().optional() });

/** The address is absent if the person has none, has not confirmed it, or does not share it. */
const person = z.object({
  id: z.string().min(1).max(255),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** What the Graph API says about a token. `app_id`: the app that it was issued to. */
const debugged = z.object({
  data: z.object({
    app_id: z.string().optional(),
    is_valid: z.boolean(),
    type: z.string().optional(),
    user_id: z.string().optional(),
  }),
});

export function facebook({ id, secret, ask }: Client): IdentityProvider {
  return {
    async authorizationUrl({ redirectUri, state, nonce, challenge }) {
      const url = new URL(dialog);
      const query = {
        response_type: 'code',
        client_id: id,
        redirect_uri: redirectUri,
        scope: 'openid email public_profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    async confirm({ code, verifier, nonce, redirectUri }, now) {
      const body = new URLSearchParams({
        code,
        redirect_uri: redirectUri,
        client_id: id,
        client_secret: secret,
        code_verifier: verifier,
      });
      const token = new URL(`${graph}/oauth/access_token`);
      const granted = await askJson(ask, token, { method: 'POST', body }, tokens);
      if (!isConfirmed(granted)) return granted;
      const { access_token: accessToken, id_token: idToken } = granted;
      const me = await askJson(ask, await meAddress(accessToken), bearer(accessToken), person);
      if (!isConfirmed(me)) return me;
      if (idToken) {
        const expected = { issuers: [issuer], audience: id, nonce, keysAddress, ask };
        const said = await verifiedClaims(idToken, expected, now);
        if (!isConfirmed(said)) return said;
        if (said.sub !== me.id) return 'refused';
      }
      return { identity: identityOf(me), accessToken };
    },

    async verify(accessToken) {
      const url = new URL(`${graph}/debug_token`);
      url.searchParams.set('input_token', accessToken);
      const told = await askJson(ask, url, bearer(`${id}|${secret}`), debugged);
      if (!isConfirmed(told)) return told;
      const { app_id: app, is_valid: isValid, type, user_id: user } = told.data;
      if (!isValid || app !== id || type !== 'USER')
        return refused('issued to another app, or over');
      const me = await askJson(ask, await meAddress(accessToken), bearer(accessToken), person);
      if (!isConfirmed(me)) return me;
      return me.id === user ? { identity: identityOf(me), accessToken } : refused('another person');
    },
  };

  /** The proof shows that whoever uses the token knows the app's secret. */
  async function meAddress(accessToken: string): Promise<URL> {
    const url = new URL(`${graph}/me`);
    url.searchParams.set('fields', 'id,email,first_name,last_name');
    url.searchParams.set('appsecret_proof', await appsecretProof(accessToken, secret));
    return url;
  }
}

function identityOf(me: z.output<typeof person>): Identity {
  const email = emailKey(me.email ?? '');
  return {
    provider: 'facebook',
    subject: me.id,
    email: isEmail(email) ? email : '',
    // Facebook does not say whether it has verified the address.
    isEmailVerified: false,
    firstName: me.first_name ?? '',
    lastName: me.last_name ?? '',
  };
}

function refused(reason: string): 'refused' {
  console.warn(logLine('identity refused', reason, { provider: 'facebook' }));
  return 'refused';
}

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** HMAC-SHA256 of the access token with the app's secret, hexadecimal. */
export async function appsecretProof(accessToken: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), hash, false, ['sign']);
  const proof = await crypto.subtle.sign('HMAC', key, encoder.encode(accessToken));
  return Buffer.from(proof).toString('hex');
}
