/** Captures and refunds at the sandbox PayPal: at most one of each per order. */
import { captureResource, complaint, orderResource, refundResource } from './answers.ts';
import {
  captureStatus,
  changeOrder,
  findByCapture,
  findOrder,
  numberOf,
  type SandboxOrder,
} from './state.ts';
import { sendCaptureCompleted, sendRefunded } from './webhooks.ts';
import type { SandboxRequest } from './wire.ts';

export async function captureOrder(request: SandboxRequest, id: string): Promise<Response> {
  const { env, now, requestId = crypto.randomUUID() } = request;
  const order = await findOrder(env, id);
  if (!order) return complaint(404, 'INVALID_RESOURCE_ID');
  if (order.capture) {
    if (order.capture.requestId !== requestId) return complaint(422, 'ORDER_ALREADY_CAPTURED');
    return answered(order, now, 200);
  }
  if (order.status !== 'APPROVED') return complaint(422, 'ORDER_NOT_APPROVED');
  if (order.buyer === 'declined') return complaint(422, 'INSTRUMENT_DECLINED');
  if (order.buyer === 'otherCard' && !order.wasSentBack) {
    await changeOrder(env, order, { status: 'PAYER_ACTION_REQUIRED', wasSentBack: true });
    return complaint(422, 'PAYER_ACTION_REQUIRED');
  }
  const review = { pending: 'COMPLETED', denied: 'DECLINED' } as const;
  const reviewed = order.buyer === 'pending' || order.buyer === 'denied' ? order.buyer : undefined;
  const captured = await changeOrder(env, order, {
    status: 'COMPLETED',
    capture: {
      id: await numberOf(`${id} capture`),
      requestId,
      at: now.toISOString(),
      ...(reviewed && { review: review[reviewed] }),
    },
  });
  // A concurrent request was faster.
  if (!captured) return captureOrder(request, id);
  await sendCaptureCompleted(env, captured, now);
  return answered(captured, now, 201);
}

function answered(order: SandboxOrder, now: Date, status: number): Response {
  if (order.buyer === 'lost') throw new Error('the connection was lost');
  return Response.json(orderResource(order, now), { status });
}

export async function refundCapture(request: SandboxRequest, captureId: string): Promise<Response> {
  const { env, now, requestId = crypto.randomUUID() } = request;
  const order = await findByCapture(env, captureId);
  if (!order || !captureResource(order, now)) return complaint(404, 'INVALID_RESOURCE_ID');
  if (order.refund) {
    if (order.refund.requestId !== requestId) return complaint(422, 'CAPTURE_FULLY_REFUNDED');
    return Response.json(refundResource(order), { status: 201 });
  }
  const status = captureStatus(order, now);
  if (status === 'PENDING') return complaint(422, 'PENDING_CAPTURE');
  if (status !== 'COMPLETED') return complaint(422, 'REFUND_NOT_ALLOWED');
  const refund = { id: await numberOf(`${order.id} refund`), requestId, at: now.toISOString() };
  const refunded = await changeOrder(env, order, { refund });
  if (!refunded) return refundCapture(request, captureId);
  await sendRefunded(env, refunded, now);
  return Response.json(refundResource(refunded), { status: 201 });
}
