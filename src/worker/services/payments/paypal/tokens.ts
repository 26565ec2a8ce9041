/** PayPal's access token: requested with our client id and secret, cached until it expires. */
import * as z from 'zod';

export type PaypalConfig = {
  clientId: string;
  secret: string;
  /** Of the webhook whose notifications are ours. */
  webhookId: string;
  /** `https://api-m.paypal.com` */
  base: string;
};

/** What stands between us and PayPal: the network, or the sandbox. */
export type Wire = (request: Request) => Promise<Response>;

/** Undefined where PayPal refuses our key. */
export type TokenSource = {
  current(): Promise<string | undefined>;
  /** After PayPal has refused the current one. */
  renewed(): Promise<string | undefined>;
};

/** ms before its end at which a token is not begun any more. */
const margin = 60_000;

/** Of this isolate, by their key: asking costs a round trip, and PayPal limits how often. */
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
