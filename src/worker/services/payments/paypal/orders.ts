/** Reads the state of an attempt from its PayPal order. Source: checkout_orders_v2.json, order and capture. */
import * as z from 'zod';
import type { Money } from '#domain/money/money.ts';
import type { PaymentReference, ProviderAnswer } from '#domain/payment/provider.ts';
import { moneyOfPaypal } from './amounts.ts';
import type { PaypalClient, Reply } from './client.ts';

export const amountAnswer = z.object({ currency_code: z.string(), value: z.string() });

const captureAnswer = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount: amountAnswer,
  custom_id: z.string().optional(),
});

export const orderAnswer = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().optional(),
        custom_id: z.string().optional(),
        amount: amountAnswer.optional(),
        payments: z.object({ captures: z.array(captureAnswer).optional() }).optional(),
      }),
    )
    .min(1),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
});
type PaypalOrder = z.infer<typeof orderAnswer>;

/**
 * `providerReference` contains both PayPal ids, `order/capture`: the shopper and notifications bring the first, refunds
 * need the second.
 */
export function idsOf({ providerReference = '' }: Pick<PaymentReference, 'providerReference'>) {
  const [orderId, captureId] = providerReference.split('/');
  return { ...(orderId && { orderId }), ...(captureId && { captureId }) };
}

/** Order ids also come from URLs, in which shoppers can write anything. */
export function isOrderId(text: string | undefined): text is string {
  return text !== undefined && /^[A-Z0-9]{1,36}$/.test(text);
}

export function readOrder(ask: PaypalClient, orderId: string): Promise<Reply<PaypalOrder>> {
  return ask({ method: 'GET', path: `/v2/checkout/orders/${orderId}` }, orderAnswer);
}

/** The URL where the shopper approves the order. */
export function approvalOf({ links = [] }: PaypalOrder): string | undefined {
  return links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
}

/** The relevant capture: the completed one, else the last. */
export function captureOf(order: PaypalOrder) {
  const captures = order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
  return captures.find(({ status }) => status === 'COMPLETED') ?? captures.at(-1);
}

/** The attempt that created or claimed the order. */
export function attemptOf(order: PaypalOrder): string | undefined {
  return order.purchase_units[0]?.custom_id ?? captureOf(order)?.custom_id;
}

/** Whether the order is this attempt's, with its exact amount: an id from a URL may be of another order. */
function isOf(order: PaypalOrder, { attemptId, amount }: PaymentReference): boolean {
  const [unit] = order.purchase_units;
  const capture = captureOf(order);
  const paid = capture?.amount ?? unit?.amount;
  const known = paid && moneyOfPaypal(paid);
  return attemptOf(order) === attemptId && known !== undefined && isSame(known, amount);
}

const isSame = (a: Money, b: Money) =>
  a.centAmount === b.centAmount && a.currencyCode === b.currencyCode;

/** `approved`: the shopper has approved, and nothing has been captured. */
export function paymentStatusOf(
  order: PaypalOrder,
  payment: PaymentReference,
): ProviderAnswer | { kind: 'approved' } {
  if (!isOf(order, payment)) return { kind: 'unknown' };
  const capture = captureOf(order);
  if (!capture) return standingWithoutCapture(order);
  const providerReference = `${order.id}/${capture.id}`;
  switch (capture.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return { kind: 'money', state: 'captured', providerReference };
    case 'PENDING':
      return { kind: 'pending', providerReference };
    case 'DECLINED':
    case 'FAILED':
      return { kind: 'refused', refusal: 'declined', providerReference };
    case 'REFUNDED':
      return { kind: 'cancelled' };
  }
}

function standingWithoutCapture(order: PaypalOrder): ProviderAnswer | { kind: 'approved' } {
  switch (order.status) {
    case 'APPROVED':
      return { kind: 'approved' };
    case 'VOIDED':
      return { kind: 'cancelled' };
    case 'COMPLETED':
      // Completed, but without a capture: the state is unclear.
      return { kind: 'unknown' };
    default: {
      // The shopper has not approved yet and still can.
      const url = approvalOf(order);
      return url ? { kind: 'redirect', url, providerReference: order.id } : { kind: 'unknown' };
    }
  }
}
