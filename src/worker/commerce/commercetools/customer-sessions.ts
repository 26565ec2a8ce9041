/** Sessions of customers at commercetools: OAuth's password flow, and its renewal. */
import { failure } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import { backendFailure } from '#domain/remote/backend-failure.ts';
import type { RemoteSession } from '../remote/remote-shop.ts';
import type { Wire } from '../remote/wire.ts';
import type { CommercetoolsConfig } from './config.ts';
import { requestToken, type TokenReply } from './oauth.ts';

export type CustomerSessions = {
  /** `LoginRefused` if the address or the password is not right. */
  begin(credentials: { email: string; password: string }): Promise<Outcome<RemoteSession>>;
  /** `NotLoggedIn` if the session can no longer be renewed. */
  renewed(session: RemoteSession): Promise<Outcome<RemoteSession>>;
};

const endpoint = 'token';

/** `onRequest` is told `customer token` for each request. */
export function customerSessions(
  config: CommercetoolsConfig,
  wire: Wire,
  onRequest: (name: string) => void = () => {},
): CustomerSessions {
  /** What a customer may do itself, and no more: the token leaves the Worker with the session. */
  const scope = `manage_my_profile:${config.projectKey}`;

  const sessionOf = (
    reply: TokenReply & { ok: true },
    { refreshToken }: Partial<RemoteSession>,
  ): RemoteSession => {
    const { access_token, expires_in, refresh_token = refreshToken } = reply.answer;
    return {
      accessToken: access_token,
      expiresAt: new Date(wire.now() + expires_in * 1000).toISOString(),
      ...(refresh_token && { refreshToken: refresh_token }),
    };
  };

  return {
    async begin({ email, password }) {
      onRequest('customer token');
      const path = `/oauth/${config.projectKey}/customers/token`;
      const form = { grant_type: 'password', username: email, password, scope };
      const reply = await requestToken(config, wire, path, form);
      if (reply.ok) return { ok: true, data: sessionOf(reply, {}) };
      const isRefused =
        reply.error === 'invalid_customer_account_credentials' || reply.error === 'invalid_grant';
      return isRefused ? failure('LoginRefused') : backendFailure(endpoint, reply.message);
    },
    async renewed(session) {
      const { refreshToken } = session;
      if (!refreshToken) return failure('NotLoggedIn');
      onRequest('customer token');
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const reply = await requestToken(config, wire, '/oauth/token', form);
      if (reply.ok) return { ok: true, data: sessionOf(reply, session) };
      const isOver = reply.error === 'invalid_grant' || reply.error === 'invalid_token';
      return isOver ? failure('NotLoggedIn') : backendFailure(endpoint, reply.message);
    },
  };
}
