/** Giving the money of an order at PayPal back. */
import * as z from 'zod';
import type { PaymentReference, ProviderResult } from '#domain/payment/provider.ts';
import type { PaypalClient } from './client.ts';
import { refundIssues } from './issues.ts';
import { attemptOf, captureOf, idsOf, readOrder } from './orders.ts';

const refundAnswer = z.object({
  id: z.string(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
});

/** An order that was not taken needs nothing: money comes by our own asking alone. */
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

/**
 * The number of the capture whose money is to go back. What a wallet granted is the attempt's number before anybody has seen
 * whose order that is: another attempt's money stays.
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
