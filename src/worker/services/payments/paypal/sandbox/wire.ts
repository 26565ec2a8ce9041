/** PayPal's API in the sandbox: the same paths, answers and errors. */

import * as z from 'zod';
import { parsedJson } from '#domain/json.ts';
import type { Environment } from '../../../../settings/environment.ts';
import type { Wire } from '../tokens.ts';
import { sandboxAccount } from './account.ts';
import { complaint } from './answers.ts';
import { captureOrder, refundCapture } from './money.ts';
import { createOrder, showOrder } from './orders.ts';
import { patchOrder } from './patch.ts';
import { transmissionSignature } from './webhooks.ts';

/** Seconds. */
const tokenLasts = 32_400;

/** `requestId` is the idempotency key; a request without one is always new. */
export type SandboxRequest = {
  env: Environment;
  body: unknown;
  requestId: string | undefined;
  now: Date;
};
type Handler = (request: SandboxRequest, id: string) => Promise<Response>;

const routes: [method: string, path: RegExp, handler: Handler][] = [
  ['POST', /^\/v2\/checkout\/orders$/, createOrder],
  ['GET', /^\/v2\/checkout\/orders\/(\w+)$/, showOrder],
  ['PATCH', /^\/v2\/checkout\/orders\/(\w+)$/, patchOrder],
  ['POST', /^\/v2\/checkout\/orders\/(\w+)\/capture$/, captureOrder],
  ['POST', /^\/v2\/payments\/captures\/(\w+)\/refund$/, refundCapture],
  ['POST', /^\/v1\/notifications\/verify-webhook-signature$/, verifySignature],
];

export function sandboxPaypal(env: Environment): Wire {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const now = new Date();
    if (pathname === '/v1/oauth2/token') return grantToken(request, now);
    if (!isGranted(request.headers.get('Authorization'), now)) return complaint(401);
    for (const [method, path, handler] of routes) {
      const match = method === request.method && path.exec(pathname);
      if (!match) continue;
      const body = method === 'GET' ? null : parsedJson(await request.text());
      if (body === undefined) return complaint(400, 'MALFORMED_REQUEST_JSON');
      const requestId = request.headers.get('PayPal-Request-Id') ?? undefined;
      return handler({ env, body, requestId, now }, match[1] ?? '');
    }
    return complaint(404);
  };
}

async function grantToken(request: Request, now: Date): Promise<Response> {
  const { clientId, secret } = sandboxAccount;
  const isKnown = request.headers.get('Authorization') === `Basic ${btoa(`${clientId}:${secret}`)}`;
  const isAsked = (await request.formData()).get('grant_type') === 'client_credentials';
  if (!isKnown || !isAsked) {
    const error = { error: 'invalid_client', error_description: 'Client Authentication failed' };
    return Response.json(error, { status: 401 });
  }
  return Response.json({
    scope: 'https://uri.paypal.com/services/payments/payment',
    access_token: `SANDBOX${now.getTime() + tokenLasts * 1000}`,
    token_type: 'Bearer',
    app_id: 'APP-SANDBOX',
    expires_in: tokenLasts,
    nonce: crypto.randomUUID(),
  });
}

function isGranted(authorization: string | null, now: Date): boolean {
  const until = /^Bearer SANDBOX(\d+)$/.exec(authorization ?? '')?.[1];
  return until !== undefined && Number(until) > now.getTime();
}

const signed = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.record(z.string(), z.unknown()),
});

async function verifySignature({ body }: SandboxRequest): Promise<Response> {
  const { data } = signed.safeParse(body);
  if (!data) return complaint(400, 'MISSING_REQUIRED_PARAMETER');
  const { transmission_id: id, transmission_time: time, webhook_event } = data;
  const expected = await transmissionSignature(id, time, JSON.stringify(webhook_event));
  const isOurs = data.transmission_sig === expected && data.webhook_id === sandboxAccount.webhookId;
  return Response.json({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' });
}
