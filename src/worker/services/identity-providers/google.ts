/**
 * Google, by OpenID Connect: addresses and keys are those of its discovery document.
 * Source: developers.google.com/identity/openid-connect/openid-connect.
 */
import * as z from 'zod';
import { emailKey, isEmail } from '#domain/customer/email.ts';
import type { Identity } from '#domain/identity/identity.ts';
import { logLine } from '#domain/log-line.ts';
import { askJson, isConfirmed } from './ask-json.ts';
import { verifiedClaims } from './id-token.ts';
import type { Client, IdentityProvider } from './provider.ts';

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url(),
});
type Discovery = z.output<typeof discovery>;

const tokens = z.object({ access_token: z.string(), id_token: z.string() });

/** Google's own; it is not in the discovery document, and providers of other issuers have none. */
const googleIssuer = 'https://accounts.google.com';
const tokenInfoAddress = 'https://oauth2.googleapis.com/tokeninfo';

/** `aud`: the client that the token was issued to. Google answers 400 for a token that it did not issue or that expired. */
const tokenInfo = z.object({ aud: z.string(), sub: z.string().min(1).max(255) });

const userInfo = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});
type Person = z.output<typeof userInfo>;

const discoveredMs = 3_600_000;
/** By issuer; `until` in ms since 1970. */
const discovered = new Map<string, { document: Discovery; until: number }>();

/** `issuer`: https://accounts.google.com, which tokens may also spell without its scheme. */
export function google({ id, secret, ask }: Client, issuer: string): IdentityProvider {
  return {
    async authorizationUrl({ redirectUri, state, nonce, challenge }) {
      const document = await discoveredOf();
      if (!document) return undefined;
      const url = new URL(document.authorization_endpoint);
      const query = {
        response_type: 'code',
        client_id: id,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    async confirm({ code, verifier, nonce, redirectUri }, now) {
      const document = await discoveredOf();
      if (!document) return 'unavailable';
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: id,
        client_secret: secret,
        code_verifier: verifier,
      });
      const request = { method: 'POST', body };
      const granted = await askJson(ask, new URL(document.token_endpoint), request, tokens);
      if (!isConfirmed(granted)) return granted;
      const expected = {
        issuers: [issuer, issuer.replace(/^https:\/\//, '')],
        audience: id,
        nonce,
        keysAddress: document.jwks_uri,
        ask,
      };
      const said = await verifiedClaims(granted.id_token, expected, now);
      if (!isConfirmed(said)) return said;
      const identity = identityOf(said);
      return identity === 'refused' ? identity : { identity, accessToken: granted.access_token };
    },

    async verify(accessToken) {
      const document = await discoveredOf();
      if (!document) return 'unavailable';
      if (issuer !== googleIssuer || !document.userinfo_endpoint) {
        return refused('access tokens of this issuer cannot be verified');
      }
      const body = new URLSearchParams({ access_token: accessToken });
      const told = await askJson(
        ask,
        new URL(tokenInfoAddress),
        { method: 'POST', body },
        tokenInfo,
      );
      if (!isConfirmed(told)) return told;
      if (told.aud !== id) return refused('issued to another client');
      const headers = { Authorization: `Bearer ${accessToken}` };
      const person = await askJson(ask, new URL(document.userinfo_endpoint), { headers }, userInfo);
      if (!isConfirmed(person)) return person;
      if (person.sub !== told.sub) return refused('another subject');
      const identity = identityOf(person);
      return identity === 'refused' ? identity : { identity, accessToken };
    },
  };

  async function discoveredOf(): Promise<Discovery | undefined> {
    const known = discovered.get(issuer);
    if (known && Date.now() < known.until) return known.document;
    const address = new URL(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    const document = await askJson(ask, address, {}, discovery);
    if (!isConfirmed(document) || document.issuer !== issuer) return undefined;
    discovered.set(issuer, { document, until: Date.now() + discoveredMs });
    return document;
  }
}

/** Google's own advice: an address that it has not verified says nothing about who logs in. */
function identityOf(person: Person): Identity | 'refused' {
  const email = emailKey(person.email ?? '');
  if (!isEmail(email) || String(person.email_verified) !== 'true') {
    return refused('address not verified');
  }
  return {
    provider: 'google',
    subject: person.sub,
    email,
    isEmailVerified: true,
    firstName: person.given_name ?? '',
    lastName: person.family_name ?? '',
  };
}

function refused(reason: string): 'refused' {
  console.warn(logLine('identity refused', reason, { provider: 'google' }));
  return 'refused';
}
