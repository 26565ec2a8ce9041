/** The calls for logging in with accounts at other services, and for the list of a customer's ways in. */
import * as z from 'zod';
import { type Arrival, arrivalAnswer, arrivedBy } from '../customer/account-operations.ts';
import { customerDraft } from '../customer/customer.ts';
import { answer, answerShownAs, operation, type Remembered } from '../operation.ts';
import type { Passkey } from '../passkey/passkey.ts';
import { type IdentityProviderKey, identityProvider, type LinkedIdentity } from './identity.ts';

/** Beside the password. */
export type WaysIn = { passkeys: Passkey[]; identities: LinkedIdentity[] };

/** Of a provider's answer to the browser, with the secrets of the browser's own request. */
export const authorizationCode = z.object({
  provider: identityProvider,
  code: z.string().min(1).max(4096),
  /** PKCE: its hash was sent with the request. */
  verifier: z.string().min(43).max(128),
  nonce: z.string().min(20).max(128),
});
export type AuthorizationCode = z.output<typeof authorizationCode>;

/** Signed by the shop: an identity that a provider has confirmed and nobody has linked yet. */
export const identityTicket = z.string().min(1).max(4096);

/**
 * Result of a login at a provider. `prove`: its owner must log in here first; `complete`: name or e-mail address are
 * missing. Both have a ticket with which the login goes on.
 */
export type IdentityLogin =
  | ({ kind: 'arrived'; provider: IdentityProviderKey } & Arrival)
  | { kind: 'prove' | 'complete'; ticket: string };

/** What the specification's browser posts once a person has logged in at the provider. `ttl`: seconds. */
const identityToken = z.object({
  token: z.string().min(1).max(8192),
  provider: identityProvider,
  ttl: z.int().min(60).optional(),
});

const loginAnswer = z.discriminatedUnion('kind', [
  arrivalAnswer.extend({ kind: z.literal('arrived'), provider: identityProvider }),
  z.object({ kind: z.enum(['prove', 'complete']), ticket: z.string() }),
]);

const arrivedWithIdentity = (login: IdentityLogin): Remembered =>
  login.kind === 'arrived' ? arrivedBy(login.provider)(login) : {};

export const identityOperations = {
  /** The customer who has linked the identity, or a new one. */
  signInWithProvider: operation(authorizationCode, answer<IdentityLogin>(), {
    rateLimit: 'login',
    remembers: arrivedWithIdentity,
  }),
  /**
   * The same with an access token that the provider issued to the shop's own client, which the provider is asked. The
   * session lasts as long as requested, at most as long as every session. Source: purchase-flow.txt §7 "Identity sync".
   */
  identitySync: operation(identityToken, answerShownAs<IdentityLogin>(loginAnswer), {
    rateLimit: 'login',
    remembers(login, { ttl }) {
      const { session, ...rest } = arrivedWithIdentity(login);
      const begun = session && session !== 'ended' && ttl !== undefined;
      return begun
        ? { ...rest, session: { ...session, seconds: ttl } }
        : { ...rest, ...(session && { session }) };
    },
  }),
  /** Goes on with what the provider did not say. */
  completeIdentity: operation(
    customerDraft.omit({ password: true }).extend({ ticket: identityTicket }),
    answer<IdentityLogin>(),
    { rateLimit: 'create-account', remembers: arrivedWithIdentity },
  ),
  getWaysIn: operation(z.object({}), answer<WaysIn>()),
  /** Links the identity that comes with the code to the customer who is logged in. */
  connectIdentity: operation(authorizationCode, answer<Record<string, never>>(), {
    rateLimit: 'login',
  }),
  /** Links the identity of a ticket, if the customer has logged in with the same e-mail address. */
  linkIdentity: operation(z.object({ ticket: identityTicket }), answer<{ isLinked: boolean }>()),
  /** Refused if the customer could not log in any more. */
  disconnectIdentity: operation(
    z.object({ provider: identityProvider, subject: z.string().min(1).max(255) }),
    answer<Record<string, never>>(),
  ),
};
