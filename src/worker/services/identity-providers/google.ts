/**
 * Google, by OpenID Connect: addresses and keys are those of its discovery document.
 * Source: developers.google.com/identity/openid-connect/openid-connect.
 */
import * as z from 'zod';
import { emailKey, isEmail } from '#domain/customer/email.ts';
import { logLine } from '#domain/log-line.ts';
import { askJson, isConfirmed } from './ask-json.ts';
import { verifiedClaims } from './id-token.ts';
import type { Client, IdentityProvider } from './provider.ts';

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
type Discovery = z.output<typeof discovery>;

const tokens = z.object({ access_token: z.string(), id_token: z.string() });

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
      const email = emailKey(said.email ?? '');
      // Google's own advice: an address that it has not verified says nothing about who logs in.
      if (!isEmail(email) || String(said.email_verified) !== 'true') {
        console.warn(logLine('identity refused', 'address not verified', { provider: 'google' }));
        return 'refused';
      }
      const identity = {
        provider: 'google' as const,
        subject: said.sub,
        email,
        isEmailVerified: true,
        firstName: said.given_name ?? '',
        lastName: said.family_name ?? '',
      };
      return { identity, accessToken: granted.access_token };
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
