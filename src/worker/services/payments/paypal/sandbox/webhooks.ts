/** The webhooks of the sandbox PayPal, and their signatures. */

import type { Environment } from '../../../../settings/environment.ts';
import { signatureOf } from '../../../../signing/signed-token.ts';
import { sandboxAccount } from './account.ts';
import { captureResource, orderResource, refundResource } from './answers.ts';
import { lateDelay, reviewTakes, usualDelay } from './buyers.ts';
import { numberOf, type SandboxOrder, type SandboxRefund } from './state.ts';

type WebhookEvent = {
  type: string;
  resourceType: 'checkout-order' | 'capture' | 'refund';
  resource: { id: string } | undefined;
  /** Seconds. */
  delay: number;
};

export function sendOrderApproved(env: Environment, order: SandboxOrder, now: Date): Promise<void> {
  const resource = orderResource(order, now);
  const event = { resourceType: 'checkout-order', resource, delay: usualDelay } as const;
  return sendWebhook(env, order, now, { type: 'CHECKOUT.ORDER.APPROVED', ...event });
}

/** For a reviewed payment PayPal sends two webhooks: one at its start, one with its result. */
export async function sendCaptureCompleted(
  env: Environment,
  order: SandboxOrder,
  now: Date,
): Promise<void> {
  const resourceType = 'capture';
  const review = order.capture?.review;
  const delay = order.buyer === 'late' ? lateDelay : usualDelay;
  const resource = captureResource(order, now);
  const type = review ? 'PAYMENT.CAPTURE.PENDING' : 'PAYMENT.CAPTURE.COMPLETED';
  await sendWebhook(env, order, now, { type, resourceType, resource, delay });
  if (!review) return;
  const reviewed = new Date(now.getTime() + reviewTakes * 1000);
  await sendWebhook(env, order, reviewed, {
    type: review === 'COMPLETED' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED',
    resourceType,
    resource: captureResource(order, reviewed),
    delay: reviewTakes,
  });
}

export function sendRefunded(
  env: Environment,
  order: SandboxOrder,
  refund: SandboxRefund,
  now: Date,
): Promise<void> {
  const resource = refundResource(order, refund);
  const event = { resourceType: 'refund', resource, delay: usualDelay } as const;
  return sendWebhook(env, order, now, { type: 'PAYMENT.CAPTURE.REFUNDED', ...event });
}

async function sendWebhook(
  env: Environment,
  order: SandboxOrder,
  at: Date,
  { type, resourceType, resource, delay }: WebhookEvent,
): Promise<void> {
  const time = at.toISOString();
  const body = JSON.stringify({
    id: `WH-${await numberOf(`${order.id} ${type} ${resource?.id}`)}`,
    event_version: '1.0',
    create_time: time,
    resource_type: resourceType,
    resource_version: '2.0',
    event_type: type,
    summary: type,
    resource,
    links: [],
  });
  const times = order.buyer === 'twice' ? 2 : 1;
  for (let event = 0; event < times; event += 1) {
    const id = crypto.randomUUID();
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${sandboxAccount.base}/v1/notifications/certs/CERT`,
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': await transmissionSignature(id, time, body),
    };
    await env.EVENTS.send(
      { type: 'sandbox-notification', id, at: time, provider: 'paypal', headers, body },
      { delaySeconds: delay },
    );
  }
}

/** Base64 like PayPal's, but signed with our own key. The contract requires a letter at the start. */
export async function transmissionSignature(
  id: string,
  time: string,
  body: string,
): Promise<string> {
  const text = [id, time, sandboxAccount.webhookId, body].join('|');
  return `S${await signatureOf('paypal-sandbox', text, sandboxAccount.secret)}`;
}
