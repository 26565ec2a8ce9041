/** Requests of access tokens: commercetools' OAuth 2.0 endpoints. */
import * as z from 'zod';
import { messageOf } from '../remote/sender.ts';
import type { Wire } from '../remote/wire.ts';
import type { CommercetoolsConfig } from './config.ts';

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number(),
});
const refusal = z.looseObject({ error: z.string().optional() });

export type TokenAnswer = z.output<typeof tokenAnswer>;

export type TokenReply = { ok: true; answer: TokenAnswer } | { ok: false; message: string };

/** `path`: below the authorization address. */
export async function requestToken(
  { authUrl, clientId, clientSecret }: CommercetoolsConfig,
  wire: Wire,
  path: string,
  form: Record<string, string>,
): Promise<TokenReply> {
  try {
    const response = await wire.send(
      new Request(authUrl + path, {
        method: 'POST',
        headers: {
          Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(form).toString(),
        signal: AbortSignal.timeout(wire.timeoutMs),
      }),
    );
    const body: unknown = await response.json();
    const read = tokenAnswer.safeParse(body);
    if (response.ok && read.success) return { ok: true, answer: read.data };
    const { error } = refusal.catch({}).parse(body);
    const message = `no token: status ${response.status}${error ? `, ${error}` : ''}`;
    return { ok: false, message };
  } catch (error) {
    return { ok: false, message: `no token: ${messageOf(error)}` };
  }
}
