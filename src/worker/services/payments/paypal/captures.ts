/** Captures the money of a PayPal order, and checks whether it was captured. */
import type { PaymentReference, ProviderAnswer } from '#domain/payment/provider.ts';
import type { PaypalClient } from './client.ts';
import { captureIssueOf } from './issues.ts';
import { approvalOf, idsOf, orderAnswer, paymentStatusOf, readOrder } from './orders.ts';

const unknown = { kind: 'unknown' } as const;

/** Also captures an approved order: the shop may have missed the shopper's return. */
export async function inquirePayment(
  ask: PaypalClient,
  payment: PaymentReference,
  isHere = false,
): Promise<ProviderAnswer> {
  const { orderId } = idsOf(payment);
  if (!orderId) return unknown;
  const reply = await readOrder(ask, orderId);
  // PayPal deletes orders that nobody approved.
  if (reply.kind === 'turnedDown') return { kind: 'refused', refusal: 'expired' };
  if (reply.kind !== 'answer') return unknown;
  const standing = paymentStatusOf(reply.answer, payment);
  if (standing.kind !== 'approved') return standing;
  const answer = await capturePayment(ask, payment, orderId);
  // Without the shopper there is nobody to redirect.
  return answer.kind === 'redirect' && !isHere
    ? { kind: 'pending', providerReference: orderId }
    : answer;
}

export async function capturePayment(
  ask: PaypalClient,
  payment: PaymentReference,
  orderId: string,
): Promise<ProviderAnswer> {
  const reply = await ask(
    {
      method: 'POST',
      path: `/v2/checkout/orders/${orderId}/capture`,
      requestId: `${payment.attemptId}:capture`,
      body: '{}',
    },
    orderAnswer,
  );
  if (reply.kind === 'answer') return answerOf(paymentStatusOf(reply.answer, payment));
  if (reply.kind !== 'turnedDown') return unknown;
  const issue = captureIssueOf(reply.issues);
  switch (issue.means) {
    case 'refused':
      return { kind: 'refused', refusal: issue.refusal, providerReference: orderId };
    case 'action':
    case 'look': {
      const order = await readOrder(ask, orderId);
      if (order.kind !== 'answer') return unknown;
      const url = issue.means === 'action' ? (reply.action ?? approvalOf(order.answer)) : undefined;
      if (url) return { kind: 'redirect', url, providerReference: orderId };
      return answerOf(paymentStatusOf(order.answer, payment));
    }
  }
}

/** After a capture the order cannot still be only approved: that counts as unknown. */
function answerOf(standing: ReturnType<typeof paymentStatusOf>): ProviderAnswer {
  return standing.kind === 'approved' ? unknown : standing;
}

/** Cancels for the shopper, unless the money was captured before, in another browser tab. */
export async function cancelPayment(
  ask: PaypalClient,
  payment: PaymentReference,
): Promise<ProviderAnswer> {
  const { orderId } = idsOf(payment);
  if (!orderId) return { kind: 'cancelled' };
  const reply = await readOrder(ask, orderId);
  if (reply.kind !== 'answer') return unknown;
  const standing = paymentStatusOf(reply.answer, payment);
  const isOpen = standing.kind === 'approved' || standing.kind === 'redirect';
  return isOpen ? { kind: 'cancelled' } : answerOf(standing);
}
