/** Refunds the money of a PayPal order. */
import * as z from 'zod';
import type {
  PaymentReference,
  ProviderRefund,
  ProviderResult,
  RefundResult,
} from '#domain/payment/provider.ts';
import { paypalAmount } from './amounts.ts';
import type { PaypalClient } from './client.ts';
import { refundIssues } from './issues.ts';
import { attemptOf, captureOf, idsOf, readOrder } from './orders.ts';

const refundAnswer = z.object({
  id: z.string(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
});

/** An order without a capture needs no refund: only our own requests capture money. */
export async function refundPayment(
  ask: PaypalClient,
  payment: PaymentReference,
  round: number,
): Promise<ProviderResult> {
  const { orderId, captureId } = idsOf(payment);
  const providerReference = payment.providerReference ?? payment.attemptId;
  const done = { ok: true, providerReference } as const;
  if (!orderId) return done;
  const taken = captureId ? 'unseen' : await takenBy(ask, orderId, payment.attemptId);
  if (taken === 'nothing') return done;
  if (taken === 'silence') return { ok: false, kind: 'unknown' };
  const reply = await ask(
    {
      method: 'POST',
      path: `/v2/payments/captures/${captureId ?? taken}/refund`,
      requestId: `${payment.attemptId}:refund:${round}`,
      body: '{}',
    },
    refundAnswer,
  );
  if (reply.kind === 'answer') {
    const isOnItsWay = reply.answer.status === 'COMPLETED' || reply.answer.status === 'PENDING';
    return isOnItsWay ? done : { ok: false, kind: 'refused' };
  }
  if (reply.kind !== 'turnedDown') return { ok: false, kind: 'unknown' };
  const meanings = reply.issues.map((issue) => refundIssues[issue]);
  if (meanings.includes('done')) return done;
  return { ok: false, kind: meanings.includes('later') ? 'unknown' : 'refused' };
}

/** Refunds a part. The capture is known: orders are stored once their money is captured. */
export async function refundPart(
  ask: PaypalClient,
  payment: PaymentReference,
  { id, amount }: ProviderRefund,
): Promise<RefundResult> {
  const { orderId = '', captureId } = idsOf(payment);
  const taken = captureId ?? (await takenBy(ask, orderId, payment.attemptId));
  if (taken === 'nothing') return { ok: false, kind: 'refused' };
  if (taken === 'silence') return { ok: false, kind: 'unknown' };
  const reply = await ask(
    {
      method: 'POST',
      path: `/v2/payments/captures/${taken}/refund`,
      requestId: `${payment.attemptId}:refund:${id}`,
      body: JSON.stringify({ amount: paypalAmount(amount.centAmount, amount.currencyCode) }),
    },
    refundAnswer,
  );
  if (reply.kind === 'answer') {
    const { id: reference, status } = reply.answer;
    if (status === 'COMPLETED' || status === 'PENDING') {
      return { ok: true, reference, done: status === 'COMPLETED' };
    }
    return { ok: false, kind: 'refused' };
  }
  if (reply.kind !== 'turnedDown') return { ok: false, kind: 'unknown' };
  const isLater = reply.issues.some((issue) => refundIssues[issue] === 'later');
  return { ok: false, kind: isLater ? 'unknown' : 'refused' };
}

/**
 * The id of the capture to refund. An order id from a wallet is stored as the attempt's reference before its owner is
 * checked, so the order can be another attempt's, whose money is not refunded.
 */
async function takenBy(ask: PaypalClient, orderId: string, attemptId: string): Promise<string> {
  const reply = await readOrder(ask, orderId);
  if (reply.kind === 'turnedDown') return 'nothing';
  if (reply.kind !== 'answer') return 'silence';
  if (attemptOf(reply.answer) !== attemptId) return 'nothing';
  const capture = captureOf(reply.answer);
  const isOpen = capture && ['COMPLETED', 'PENDING', 'PARTIALLY_REFUNDED'].includes(capture.status);
  return isOpen ? capture.id : 'nothing';
}
