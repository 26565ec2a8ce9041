/** Maps PayPal's events to notifications about an attempt. The order's `custom_id` is the attempt's id. */
import * as z from 'zod';
import type { ProviderNotification } from '#domain/payment/provider.ts';
import { moneyOfPaypal } from './amounts.ts';
import { amountAnswer } from './orders.ts';

export const paypalEvent = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  create_time: z.iso.datetime({ offset: true }),
  resource: z.record(z.string(), z.unknown()),
});
export type PaypalEvent = z.infer<typeof paypalEvent>;

type EventReference = Pick<ProviderNotification, 'attemptId' | 'providerReference' | 'amount'>;
type Row = {
  event: ProviderNotification['event'];
  referenceIn: (resource: unknown) => EventReference | undefined;
};

const ofCapture = (event: ProviderNotification['event']): Row => ({
  event,
  referenceIn: captureReference,
});
const rows: Record<string, Row> = {
  'CHECKOUT.ORDER.APPROVED': { event: 'approved', referenceIn: orderReference },
  'CHECKOUT.ORDER.VOIDED': { event: 'expired', referenceIn: orderReference },
  'PAYMENT.CAPTURE.COMPLETED': ofCapture('captured'),
  'PAYMENT.CAPTURE.DECLINED': ofCapture('captureFailed'),
  'PAYMENT.CAPTURE.DENIED': ofCapture('captureFailed'),
  'PAYMENT.CAPTURE.REFUNDED': { event: 'refunded', referenceIn: refundReference },
  'PAYMENT.CAPTURE.REVERSED': { event: 'chargeback', referenceIn: refundReference },
  'PAYMENT.REFUND.FAILED': { event: 'refundFailed', referenceIn: refundReference },
  'CUSTOMER.DISPUTE.CREATED': { event: 'chargeback', referenceIn: disputeReference },
};

/** Empty for events that change nothing (PAYMENT.CAPTURE.PENDING) and for payments that are not of this shop. */
export function notificationsIn({
  id,
  event_type,
  create_time,
  resource,
}: PaypalEvent): ProviderNotification[] {
  const row = event_type === 'CUSTOMER.DISPUTE.RESOLVED' ? resolved(resource) : rows[event_type];
  const reference = row?.referenceIn(resource);
  if (!row || !reference) return [];
  const at = new Date(create_time).toISOString();
  return [{ id, provider: 'paypal', event: row.event, at, ...reference }];
}

/** Undefined if the buyer won: PayPal then sends PAYMENT.CAPTURE.REVERSED as a separate event. */
function resolved(resource: PaypalEvent['resource']): Row | undefined {
  const code = z
    .object({ dispute_outcome: z.object({ outcome_code: z.string() }) })
    .safeParse(resource).data?.dispute_outcome.outcome_code;
  const isOurs = code === 'RESOLVED_SELLER_FAVOUR' || code === 'CANCELED_BY_BUYER';
  return isOurs ? { event: 'chargebackReversed', referenceIn: disputeReference } : undefined;
}

const order = z.object({
  id: z.string(),
  purchase_units: z.array(z.object({ custom_id: z.string(), amount: amountAnswer })).min(1),
});
function orderReference(resource: unknown): EventReference | undefined {
  const read = order.safeParse(resource).data;
  const [unit] = read?.purchase_units ?? [];
  return read && unit && referenceOf(unit.custom_id, read.id, unit.amount);
}

const capture = z.object({
  id: z.string(),
  custom_id: z.string(),
  amount: amountAnswer,
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
});
function captureReference(resource: unknown): EventReference | undefined {
  const { data: read } = capture.safeParse(resource);
  if (!read) return undefined;
  const { order_id } = read.supplementary_data.related_ids;
  return referenceOf(read.custom_id, `${order_id}/${read.id}`, read.amount);
}

const refund = z.object({ id: z.string(), custom_id: z.string(), amount: amountAnswer });
function refundReference(resource: unknown): EventReference | undefined {
  const { data: read } = refund.safeParse(resource);
  return read && referenceOf(read.custom_id, read.id, read.amount);
}

const dispute = z.object({
  dispute_id: z.string(),
  dispute_amount: amountAnswer,
  disputed_transactions: z.array(z.object({ custom: z.string() })).min(1),
});
function disputeReference(resource: unknown): EventReference | undefined {
  const { data: read } = dispute.safeParse(resource);
  const [transaction] = read?.disputed_transactions ?? [];
  return (
    read && transaction && referenceOf(transaction.custom, read.dispute_id, read.dispute_amount)
  );
}

function referenceOf(
  attemptId: string,
  providerReference: string,
  amount: z.infer<typeof amountAnswer>,
): EventReference | undefined {
  const money = moneyOfPaypal(amount);
  return money && { attemptId, providerReference, amount: money };
}
