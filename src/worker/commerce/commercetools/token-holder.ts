/** The project's access token: one in each isolate, and one request for it, however many callers wait. */

import type { Wire } from '../remote/wire.ts';
import type { CommercetoolsConfig } from './config.ts';
import { requestToken, type TokenReply } from './oauth.ts';

export type HeldToken = { ok: true; token: string } | { ok: false; message: string };

export type TokenHolder = {
  current(): Promise<HeldToken>;
  /** After the API has refused this token. */
  after(refused: string): Promise<HeldToken>;
};

/** A token is renewed this long before it expires, ms; a short one after nine tenths of its time. */
const margin = 5 * 60_000;
/** How long to wait for the request of another caller, ms: the Worker may have ended that one, and its request with it. */
const patienceMs = 5_000;

/** Requests are reported as `token`. */
export function createTokenHolder(
  config: CommercetoolsConfig,
  wire: Wire,
  onRequest: (name: string) => void = () => {},
): TokenHolder {
  let held: { token: string; renewAt: number; expiresAt: number } | undefined;
  let underWay: Promise<TokenReply> | undefined;

  async function request(): Promise<TokenReply> {
    onRequest('token');
    const { scopes } = config;
    const reply = await requestToken(config, wire, '/oauth/token', {
      grant_type: 'client_credentials',
      ...(scopes && { scope: scopes }),
    });
    if (reply.ok) {
      const lifetime = reply.answer.expires_in * 1000;
      held = {
        token: reply.answer.access_token,
        renewAt: wire.now() + lifetime - Math.min(margin, lifetime / 10),
        expiresAt: wire.now() + lifetime,
      };
    }
    return reply;
  }

  /** A failed request is not kept: the next caller makes another one. */
  function begin(): Promise<TokenReply> {
    const begun = request().finally(() => {
      if (underWay === begun) underWay = undefined;
    });
    underWay = begun;
    return begun;
  }

  async function renewed(): Promise<HeldToken> {
    const shared = underWay;
    const reply =
      (shared && (await Promise.race([shared, wire.pause(patienceMs)]))) ||
      (await (underWay === undefined || underWay === shared ? begin() : underWay));
    if (reply.ok) return { ok: true, token: reply.answer.access_token };
    // Renewed early: the old one may still be good.
    const isGood = held && wire.now() < held.expiresAt;
    return isGood && held ? { ok: true, token: held.token } : reply;
  }

  return {
    async current() {
      return held && wire.now() < held.renewAt ? { ok: true, token: held.token } : renewed();
    },
    async after(refused) {
      // Another caller may have a new one already.
      if (held && held.token !== refused) return { ok: true, token: held.token };
      held = undefined;
      return renewed();
    },
  };
}
