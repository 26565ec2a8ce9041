/** Reads PayPal's webhooks. PayPal verifies the signature of each: anybody can post to a webhook's address. */

import * as z from 'zod';
import { parsedJson } from '#domain/json.ts';
import type { ProviderNotification } from '#domain/payment/provider.ts';
import type { PaypalClient } from './client.ts';
import type { PaypalConfig } from './tokens.ts';
import { notificationsIn, type PaypalEvent, paypalEvent } from './webhook-events.ts';

/** `unverified`: PayPal could not verify the signature. We respond with 503, and PayPal sends it again. */
export type ReadNotifications = (
  headers: Headers,
  body: string,
) => Promise<ProviderNotification[] | 'forged' | 'unreadable' | 'unverified'>;

const verified = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

export function notificationsOf({ webhookId }: PaypalConfig, ask: PaypalClient): ReadNotifications {
  return async (headers, body) => {
    const payload = readEvent(body);
    if (!payload) return 'unreadable';
    const signature = Object.entries(signatureHeaders).map(([key, name]) => [
      key,
      headers.get(name),
    ]);
    if (signature.some(([, value]) => !value)) return 'forged';
    const question = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId });
    const reply = await ask(
      {
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        // The event as received: serialised again, it might not match the signature.
        body: `${question.slice(0, -1)},"webhook_event":${body}}`,
      },
      verified,
    );
    // PayPal rejects an invalid signature as a malformed request.
    if (reply.kind === 'turnedDown') return 'forged';
    if (reply.kind !== 'answer') return 'unverified';
    return reply.answer.verification_status === 'SUCCESS' ? notificationsIn(payload) : 'forged';
  };
}

function readEvent(body: string): PaypalEvent | undefined {
  const read = paypalEvent.safeParse(parsedJson(body));
  return read.success ? read.data : undefined;
}
