/** PayPal's access token: requested with our client id and secret, cached until it expires. */
import * as z from 'zod';

export type PaypalConfig = {
  clientId: string;
  secret: string;
  /** Id of our webhook, required to verify its notifications. */
  webhookId: string;
  /** `https://api-m.paypal.com` */
  base: string;
};

/** Sends a request to PayPal: over the network, or to the sandbox. */
export type Wire = (request: Request) => Promise<Response>;

/** Undefined if PayPal rejects our credentials. */
export type TokenSource = {
  current(): Promise<string | undefined>;
  /** After PayPal has refused the current one. */
  renewed(): Promise<string | undefined>;
};

/** A token is no longer used this long before it expires, ms. */
const margin = 60_000;

/** Tokens of this isolate by credentials: getting one costs a round trip and is rate-limited by PayPal. */
const cached = new Map<string, { token: string; until: number }>();

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

export function createTokenSource(config: PaypalConfig, wire: Wire, timeout: number): TokenSource {
  const key = [config.base, config.clientId, config.secret].join(' ');
  const renewed = async () => {
    cached.delete(key);
    const response = await wire(
      new Request(`${config.base}/v1/oauth2/token`, {
        method: 'POST',
        headers: {
          Authorization: `Basic ${btoa(`${config.clientId}:${config.secret}`)}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
        signal: AbortSignal.timeout(timeout),
      }),
    );
    if (response.status === 401 || response.status === 403) return undefined;
    if (!response.ok) throw new Error(`no token: status ${response.status}`);
    const { access_token, expires_in } = tokenAnswer.parse(await response.json());
    cached.set(key, { token: access_token, until: Date.now() + expires_in * 1000 - margin });
    return access_token;
  };
  const current = async () => {
    const known = cached.get(key);
    return known && Date.now() < known.until ? known.token : renewed();
  };
  return { current, renewed };
}
