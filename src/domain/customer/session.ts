/**
 * The content of the commerce token. Logged in = the token parses and its scope holds a customer_id.
 * Source: checklist ACC-3; lifetime: purchase-flow.txt §9.
 */
import type { CustomerSession } from './customer.ts';

export const sessionSeconds = 86_400;

/** Times in milliseconds since 1970. */
type SessionToken = { scope: string; since: number; until: number };

export function sessionToken(customerId: string, now: Date): SessionToken {
  const since = now.getTime();
  return { scope: `customer_id:${customerId}`, since, until: since + sessionSeconds * 1000 };
}

/** The session of a token with a verified signature; undefined if it is another kind of token or expired. */
export function sessionIn(token: unknown, now: Date): CustomerSession | undefined {
  if (!isSessionToken(token) || token.until <= now.getTime()) return undefined;
  const [, customerId] = /(?:^|\s)customer_id:([0-9a-f-]{36})(?:\s|$)/.exec(token.scope) ?? [];
  return customerId ? { customerId, since: token.since } : undefined;
}

function isSessionToken(token: unknown): token is SessionToken {
  const { scope, since, until } = (token ?? {}) as Partial<SessionToken>;
  return typeof scope === 'string' && typeof since === 'number' && typeof until === 'number';
}
