/** Codes and access tokens of the sandbox: signed, so that they need no storage. */
import { Buffer } from 'node:buffer';
import * as z from 'zod';
import { identityProvider } from '#domain/identity/identity.ts';
import type { Environment } from '../../../settings/environment.ts';
import { readSigned, signedToken } from '../../../signing/signed-token.ts';
import { sandboxPerson } from './people.ts';

/** A code is exchanged at once. */
const codeMs = 60_000;

/** What the shop has sent with the browser. */
export const authorizationQuery = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.url(),
  scope: z.string(),
  state: z.string().min(16),
  nonce: z.string().min(16),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal('S256'),
});
export type AuthorizationQuery = z.output<typeof authorizationQuery>;

const grant = z.object({
  provider: identityProvider,
  person: sandboxPerson,
  query: authorizationQuery,
  until: z.number(),
});
export type Grant = z.output<typeof grant>;

const accessGrant = grant.pick({ provider: true, person: true }).extend({ client: z.string() });
export type AccessGrant = z.output<typeof accessGrant>;

export function codeFor({ settings }: Environment, granted: Omit<Grant, 'until'>): Promise<string> {
  const content = { ...granted, until: Date.now() + codeMs };
  return signedToken('sandbox-code', content, settings.sessionSecret);
}

/** The grant of a code, if the request proves that it may have it. */
export async function exchanged(
  { settings }: Environment,
  provider: Grant['provider'],
  body: URLSearchParams,
  secret: string,
): Promise<Grant | undefined> {
  const signed = await readSigned('sandbox-code', body.get('code') ?? '', settings.sessionSecret);
  const { data } = grant.safeParse(signed);
  if (!data || data.provider !== provider || data.until < Date.now()) return undefined;
  const { query } = data;
  const isRight =
    body.get('client_id') === query.client_id &&
    body.get('client_secret') === secret &&
    body.get('redirect_uri') === query.redirect_uri &&
    (await challengeOf(body.get('code_verifier') ?? '')) === query.code_challenge;
  return isRight ? data : undefined;
}

/** Names the client, as the real ones do: another client's token is no proof for this one. */
export function accessTokenFor({ settings }: Environment, grant: AccessGrant): Promise<string> {
  return signedToken('sandbox-access', grant, settings.sessionSecret);
}

export async function accessOf(
  { settings }: Environment,
  accessToken: string,
): Promise<AccessGrant | undefined> {
  const signed = await readSigned('sandbox-access', accessToken, settings.sessionSecret);
  return accessGrant.safeParse(signed).data;
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(hash).toString('base64url');
}
