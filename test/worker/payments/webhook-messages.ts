/** Messages to the webhooks of the providers, in their own shapes, signed as they sign them. */
import type { ProviderKey } from '#domain/payment/provider.ts';
import { adyenConfig } from '#worker/services/payments/adyen/config.ts';
import { signatureOfItem } from '#worker/services/payments/adyen/notifications.ts';
import { transmissionSignature } from '#worker/services/payments/paypal/sandbox/webhooks.ts';
import { env } from '../environment.ts';

export type Message = { body: string; headers: Record<string, string> };

/** `by`: another key than the provider's. */
export async function adyenMessage(
  item: {
    merchantReference: string;
    pspReference: string;
    eventCode: string;
    success: string;
    originalReference?: string;
  },
  by?: string,
): Promise<Message> {
  const { hmacKeys, merchantAccount } = adyenConfig(env);
  const whole = {
    amount: { currency: 'EUR', value: 6000 },
    eventDate: '2026-11-22T10:00:00+01:00',
    merchantAccountCode: merchantAccount,
    ...item,
  };
  const hmacSignature = await signatureOfItem(whole, by ?? hmacKeys[0] ?? '');
  const signed = { ...whole, additionalData: { hmacSignature } };
  const notificationItems = [{ NotificationRequestItem: signed }];
  return { body: JSON.stringify({ live: 'false', notificationItems }), headers: {} };
}

export async function paypalMessage(
  event: { id: string; event_type: string },
  capture: { id: string; attempt: string; orderId: string },
  by = '',
): Promise<Message> {
  const [id, time] = [crypto.randomUUID(), '2026-11-22T10:00:00Z'];
  const resource = {
    id: capture.id,
    custom_id: capture.attempt,
    amount: { currency_code: 'EUR', value: '60.00' },
    supplementary_data: { related_ids: { order_id: capture.orderId } },
  };
  const body = JSON.stringify({ ...event, create_time: time, resource });
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api-m.sandbox.paypal.com/v1/notifications/certs/CERT',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': await transmissionSignature(id, time, `${by}${body}`),
  };
  return { body, headers };
}

/** A message that 60 euros have been paid for an attempt; signed with the key `by`, or with the provider's. */
export const messages: Record<ProviderKey, (attempt: string, by?: string) => Promise<Message>> = {
  adyen: (attempt, by) =>
    adyenMessage(
      {
        eventCode: 'AUTHORISATION',
        merchantReference: attempt,
        pspReference: `PSP${attempt}`,
        success: 'true',
      },
      by,
    ),
  paypal: (attempt, by) =>
    paypalMessage(
      { id: `WH-${attempt}`, event_type: 'PAYMENT.CAPTURE.COMPLETED' },
      { id: 'CAPTURE', attempt, orderId: 'ORDER' },
      by,
    ),
};
