/** Tickets of identities that a provider has confirmed and nobody has linked yet. */
import * as z from 'zod';
import { type Identity, identityProvider } from '#domain/identity/identity.ts';
import { readUnexpired, signedToken } from './signed-token.ts';

/** Long enough to find a password, or to set one by mail. */
export const ticketSeconds = 3600;

const content = z.object({
  provider: identityProvider,
  subject: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  until: z.number(),
});

export function identityTicket(identity: Identity, secret: string, now: Date): Promise<string> {
  const until = now.getTime() + ticketSeconds * 1000;
  return signedToken('identity', { ...identity, until }, secret);
}

export async function readIdentityTicket(
  ticket: string,
  secret: string,
  now: Date,
): Promise<Identity | undefined> {
  const data = await readUnexpired('identity', content, ticket, now, secret);
  if (!data) return undefined;
  const { until: _until, ...identity } = data;
  return identity;
}
