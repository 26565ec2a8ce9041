/** What an order at PayPal says of our attempt. Source: checkout_orders_v2.json, order and capture. */
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
export type PaypalOrder = z.infer<typeof orderAnswer>;

/**
 * Our reference holds both of PayPal's numbers, `order/capture`: the shopper and notifications come with the first,
 * money is given back by the second.
 */
export function idsOf({ providerReference = '' }: Pick<PaymentReference, 'providerReference'>) {
  const [orderId, captureId] = providerReference.split('/');
  return { ...(orderId && { orderId }), ...(captureId && { captureId }) };
}

/** Numbers come back with shoppers too, who may write anything. */
export function isOrderId(text: string | undefined): text is string {
  return text !== undefined && /^[A-Z0-9]{1,36}$/.test(text);
}

export function readOrder(ask: PaypalClient, orderId: string): Promise<Reply<PaypalOrder>> {
  return ask({ method: 'GET', path: `/v2/checkout/orders/${orderId}` }, orderAnswer);
}

/** Where the shopper agrees. */
export function approvalOf({ links = [] }: PaypalOrder): string | undefined {
  return links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
}

/** The capture that counts: the one that brought money, else the last. */
export function captureOf(order: PaypalOrder) {
  const captures = order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
  return captures.find(({ status }) => status === 'COMPLETED') ?? captures.at(-1);
}

/** The attempt that began the order or took it over. */
export function attemptOf(order: PaypalOrder): string | undefined {
  return order.purchase_units[0]?.custom_id ?? captureOf(order)?.custom_id;
}

/** Whether the order is this attempt's, over its very amount: a number out of an address may be another order's. */
function isOf(order: PaypalOrder, { attemptId, amount }: PaymentReference): boolean {
  const [unit] = order.purchase_units;
  const capture = captureOf(order);
  const paid = capture?.amount ?? unit?.amount;
  const known = paid && moneyOfPaypal(paid);
  return attemptOf(order) === attemptId && known !== undefined && isSame(known, amount);
}

const isSame = (a: Money, b: Money) =>
  a.centAmount === b.centAmount && a.currencyCode === b.currencyCode;

/** `approved`: the shopper agreed, and nothing has been taken. */
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
      // Taken, and not by what: nothing to build on.
      return { kind: 'unknown' };
    default: {
      // Nobody has agreed yet: they still can.
      const url = approvalOf(order);
      return url ? { kind: 'redirect', url, providerReference: order.id } : { kind: 'unknown' };
    }
  }
}
