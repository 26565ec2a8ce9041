/**
 * The port of identity providers: the authorization code flow with PKCE, state and nonce (RFC 6749, 7636, 9700), and access
 * tokens that a browser brings.
 */
import type { Identity } from '#domain/identity/identity.ts';

export type Ask = typeof fetch;

/** `challenge`: S256 of the verifier. */
export type AuthorizationRequest = {
  redirectUri: string;
  state: string;
  nonce: string;
  challenge: string;
};

/** The code that came back, with the secrets of the request. */
export type CodeGrant = {
  code: string;
  verifier: string;
  nonce: string;
  redirectUri: string;
};

export type Confirmed = { identity: Identity; accessToken: string };

/** `refused`: the provider, or what it sent, does not confirm who logs in. `unavailable`: it gave no answer. */
export type NotConfirmed = 'refused' | 'unavailable';

export type IdentityProvider = {
  /** Where the browser is sent; undefined if the provider gives no answer. */
  authorizationUrl(request: AuthorizationRequest): Promise<string | undefined>;
  confirm(grant: CodeGrant, now: Date): Promise<Confirmed | NotConfirmed>;
  /**
   * Who an access token is of, as the provider says. Only a token that it issued to our own client counts: any other site
   * could pass on the tokens of its own users.
   */
  verify(accessToken: string): Promise<Confirmed | NotConfirmed>;
};

/** The shop at a provider. `ask`: sends requests; the sandbox answers them itself. */
export type Client = { id: string; secret: string; ask: Ask };
