/**
 * Sessions of customers. The commerce token names one; its row says whether it has ended. Logged in = the token parses
 * and its scope holds a customer_id. Source: checklist ACC-3; lifetime: purchase-flow.txt §9; decision 66.
 */
import type { Customer, CustomerSession } from './customer.ts';
import type { Device } from './device.ts';

export const sessionSeconds = 86_400;

/** The time of the last use is written again after this time. */
export const seenAgainMs = 5 * 60_000;

/** How the customer logged in. */
export const sessionMeans = [
  'password',
  'passkey',
  'google',
  'facebook',
  'registration',
  'reset',
] as const;
export type SessionMeans = (typeof sessionMeans)[number];

/** Estimated from the network address: a city, and a country as two capitals; empty if unknown. */
export type Place = { city: string; country: string };

/** A session as it begins. */
export type NewSession = {
  id: string;
  customerId: string;
  means: SessionMeans;
  device: Device;
  place: Place;
};

/** A session that has not ended. The times are ISO times. */
export type ActiveSession = Omit<NewSession, 'customerId'> & {
  begunAt: string;
  seenAt: string;
  /** When the customer last gave a password or passkey in it. */
  authenticatedAt: string;
};

/** Who is logged in, and in which session. `passwordSetAt`: ISO time; absent: the customer has no password. */
export type SignedIn = { customer: Customer; session: ActiveSession; passwordSetAt?: string };

/** Times in milliseconds since 1970. */
type SessionToken = { scope: string; session: string; since: number; until: number };

type NamedSession = Pick<CustomerSession, 'id' | 'customerId'>;

/** `seconds`: no session lasts longer than `sessionSeconds`. */
export function sessionToken(
  { id, customerId }: NamedSession,
  now: Date,
  seconds = sessionSeconds,
): SessionToken {
  const since = now.getTime();
  const until = since + Math.min(seconds, sessionSeconds) * 1000;
  return { scope: `customer_id:${customerId}`, session: id, since, until };
}

/** The session of a token with a verified signature; undefined if it is another kind of token or expired. */
export function sessionIn(token: unknown, now: Date): NamedSession | undefined {
  if (!isSessionToken(token) || token.until <= now.getTime()) return undefined;
  const [, customerId] = /(?:^|\s)customer_id:([0-9a-f-]{36})(?:\s|$)/.exec(token.scope) ?? [];
  return customerId ? { id: token.session, customerId } : undefined;
}

function isSessionToken(token: unknown): token is SessionToken {
  const { scope, session, since, until } = (token ?? {}) as Partial<SessionToken>;
  return (
    typeof scope === 'string' &&
    typeof session === 'string' &&
    typeof since === 'number' &&
    typeof until === 'number'
  );
}
