/** The sandbox's notifications, signed like Adyen's and sent through the shop's queue, delayed by `conduct`. */
import type { Environment } from '../../../../settings/environment.ts';
import { adyenConfig } from '../config.ts';
import { type SignedItem, signatureOfItem } from '../notifications.ts';
import { refusalReasons } from '../refusal-reasons.ts';
import type { Amount, PaymentDocument } from './documents.ts';
import { pspReference } from './numbers.ts';

/** Seconds. */
const soon = 1;
const late = 120;
const again = 15;
/** Later than the notification of an immediate capture. */
const last = 45;

type NotificationFields = {
  eventCode: string;
  success: boolean;
  reason?: string;
  amount?: Amount;
  /** Reference of the modification itself; the payment's becomes the `originalReference`. */
  modification?: string;
  /** What a reversal did. */
  action?: 'cancel' | 'refund';
  delaySeconds?: number;
};

export async function sendNotification(
  env: Environment,
  payment: PaymentDocument,
  happening: NotificationFields,
): Promise<void> {
  const { modification } = happening;
  const item: SignedItem = {
    amount: happening.amount ?? payment.amount,
    eventCode: happening.eventCode,
    merchantAccountCode: adyenConfig(env).merchantAccount,
    merchantReference: payment.reference,
    pspReference: modification ?? payment.id,
    ...(modification && { originalReference: payment.id }),
    success: String(happening.success),
  };
  const delays = [happening.delaySeconds ?? delayOf(payment, happening)];
  if (payment.conduct === 'twice') delays.push(again);
  for (const delaySeconds of delays) {
    await post(env, item, { ...extrasOf(payment, happening) }, happening.action, delaySeconds);
  }
}

/** Reports that a cancel by our own reference found nothing. */
export async function sendReportNotification(env: Environment, reference: string): Promise<void> {
  const item = {
    amount: { currency: 'EUR', value: 0 },
    eventCode: 'TECHNICAL_CANCEL',
    merchantAccountCode: adyenConfig(env).merchantAccount,
    merchantReference: reference,
    pspReference: pspReference(),
    success: 'false',
  };
  await post(env, item, { reason: 'Transaction not found' }, undefined, soon);
}

function delayOf({ conduct }: PaymentDocument, { eventCode }: NotificationFields): number {
  if (conduct === 'late') return late;
  return conduct === 'backwards' && eventCode === 'AUTHORISATION' ? last : soon;
}

function extrasOf(payment: PaymentDocument, { success, reason }: NotificationFields) {
  const refused = refusalReasons[payment.refusal ?? '']?.text;
  return {
    paymentMethod: payment.brand ?? payment.method,
    reason: reason ?? (success ? '' : (refused ?? 'Refused')),
  };
}

async function post(
  env: Environment,
  item: SignedItem,
  extras: { paymentMethod?: string; reason: string },
  action: NotificationFields['action'],
  delaySeconds: number,
): Promise<void> {
  const [key = ''] = adyenConfig(env).hmacKeys;
  const additionalData = {
    hmacSignature: await signatureOfItem(item, key),
    ...(action && { 'modification.action': action }),
  };
  const now = new Date().toISOString();
  const NotificationRequestItem = {
    ...item,
    ...extras,
    eventDate: now.replace(/\.\d+Z$/, '+00:00'),
    additionalData,
  };
  const body = JSON.stringify({
    live: 'false',
    notificationItems: [{ NotificationRequestItem }],
  });
  await env.EVENTS.send(
    {
      id: crypto.randomUUID(),
      at: now,
      type: 'sandbox-notification',
      provider: 'adyen',
      headers: { 'content-type': 'application/json' },
      body,
    },
    { delaySeconds },
  );
}
