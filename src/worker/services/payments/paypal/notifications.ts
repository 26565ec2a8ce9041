/** What PayPal tells by itself. Who sent it is asked of PayPal: anybody can write to a webhook's address. */

import * as z from 'zod';
import { parsedJson } from '#domain/json.ts';
import type { ProviderNotification } from '#domain/payment/provider.ts';
import type { PaypalClient } from './client.ts';
import type { PaypalConfig } from './tokens.ts';
import { notificationsIn, type PaypalEvent, paypalEvent } from './webhook-events.ts';

/** `unverified`: PayPal did not say whether it is from them. Answered by 503, it comes again. */
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
        // The event as it came: written anew it might not be what was signed.
        body: `${question.slice(0, -1)},"webhook_event":${body}}`,
      },
      verified,
    );
    // PayPal calls a signature that is none malformed.
    if (reply.kind === 'turnedDown') return 'forged';
    if (reply.kind !== 'answer') return 'unverified';
    return reply.answer.verification_status === 'SUCCESS' ? notificationsIn(payload) : 'forged';
  };
}

function readEvent(body: string): PaypalEvent | undefined {
  const read = paypalEvent.safeParse(parsedJson(body));
  return read.success ? read.data : undefined;
}
