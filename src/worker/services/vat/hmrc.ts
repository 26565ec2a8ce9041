/** The British registry, API version 2 with an OAuth token. Contract: test/contracts/vat/hmrc-uid-samples.json. */
import * as z from 'zod';
import type { Environment } from '../../settings/environment.ts';
import type { Registry } from './vat.ts';

const host = 'https://api.service.hmrc.gov.uk';
const found = z.object({
  target: z.object({ vatNumber: z.string() }),
  consultationNumber: z.string().optional(),
});
const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });

type Ask = typeof fetch;
type Token = { token: string; expiresAt: number };

/** Cached tokens by client id: a token is valid for hours, and getting one costs a request. */
const tokens = new Map<string, Token>();
/** A token is renewed this long before it expires, ms. */
const margin = 60_000;

/** If our own number is British, the response has a receipt (`consultationNumber`). */
export const queryHmrc: Registry = async ({ number, asker }, ask, env, signal) => {
  const client = clientOf(env);
  const token = await tokenOf(client, ask, signal);
  const requester = asker.prefix === 'GB' ? `/${asker.national}` : '';
  const path = `/organisations/vat/check-vat-number/lookup/${number.national}${requester}`;
  const response = await ask(host + path, {
    headers: { Accept: 'application/vnd.hmrc.2.0+json', Authorization: `Bearer ${token}` },
    signal,
  });
  const raw = await response.text();
  if (response.status === 401 || response.status === 403) tokens.delete(client.id);
  if (!response.ok) return { code: codeOf(response.status), raw };
  const { consultationNumber } = found.parse(JSON.parse(raw));
  return { code: '200', ...(consultationNumber && { requestId: consultationNumber }), raw };
};

/** The syntax of the number was checked before, so any other 4xx is a fault of our request. */
function codeOf(status: number): string {
  if (status === 404) return '201';
  if (status === 429) return '208';
  return status < 500 ? '221' : '205';
}

type Client = { id: string; secret: string };

function clientOf(env: Environment): Client {
  const { hmrcClientId: id, hmrcClientSecret: secret } = env.settings;
  return { id, secret };
}

async function tokenOf({ id, secret }: Client, ask: Ask, signal: AbortSignal): Promise<string> {
  const cachedToken = tokens.get(id);
  if (cachedToken && Date.now() < cachedToken.expiresAt - margin) return cachedToken.token;
  const response = await ask(`${host}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
    }),
    signal,
  });
  if (!response.ok) throw new Error(`HMRC gives no token: ${response.status}`);
  const { access_token: token, expires_in } = tokenAnswer.parse(await response.json());
  tokens.set(id, { token, expiresAt: Date.now() + expires_in * 1000 });
  return token;
}
