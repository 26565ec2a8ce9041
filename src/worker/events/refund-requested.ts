/** Asks the room of a payment to pay money back; the room repeats the request until its provider has answered. */
import type { KontorEvent } from '#domain/events.ts';
import type { HandlerContext } from './handler-context.ts';

type RefundRequested = Extract<KontorEvent, { type: 'refund-requested' }>;

export async function requestRefund(
  { orderId, request }: RefundRequested,
  { backend, now }: HandlerContext,
): Promise<void> {
  const order = await backend.order(orderId);
  if (!order) throw new Error(`order ${orderId} is not there`);
  await backend.refundPayment(order, request);
  // The mail about it follows when the provider has paid: the credit note is issued now and goes with it.
  await backend.documents.issueDue(order, now);
}
