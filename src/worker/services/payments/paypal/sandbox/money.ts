/** Captures and refunds at the sandbox PayPal: at most one capture per order. */
import * as z from 'zod';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import { moneyOfPaypal, paypalAmount } from '../amounts.ts';
import { captureResource, complaint, orderResource, refundResource } from './answers.ts';
import {
  captureStatus,
  changeOrder,
  findByCapture,
  findOrder,
  numberOf,
  refundableCents,
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

const refundBody = z.object({
  amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
});

/** Without an amount, all that is left. */
export async function refundCapture(request: SandboxRequest, captureId: string): Promise<Response> {
  const { env, now, body, requestId = crypto.randomUUID() } = request;
  const order = await findByCapture(env, captureId);
  const { data } = refundBody.safeParse(body);
  if (!data) return complaint(400, 'INVALID_PARAMETER_SYNTAX');
  if (!order || !captureResource(order, now)) return complaint(404, 'INVALID_RESOURCE_ID');
  const { refunds = [], unit } = order;
  const known = refunds.find((each) => each.requestId === requestId);
  if (known) return Response.json(refundResource(order, known), { status: 201 });
  const status = captureStatus(order, now);
  if (status === 'REFUNDED') return complaint(422, 'CAPTURE_FULLY_REFUNDED');
  if (status === 'PENDING') return complaint(422, 'PENDING_CAPTURE');
  if (status === 'DECLINED') return complaint(422, 'REFUND_NOT_ALLOWED');
  const currency = unit.amount.currency_code as CurrencyCode;
  const left = refundableCents(order);
  const wanted = data.amount ? moneyOfPaypal(data.amount) : moneyOf(left, currency);
  if (wanted?.currencyCode !== currency) return complaint(422, 'REFUND_AMOUNT_EXCEEDED');
  if (wanted.centAmount <= 0 || wanted.centAmount > left) {
    return complaint(422, 'REFUND_AMOUNT_EXCEEDED');
  }
  const refund = {
    id: await numberOf(`${order.id} refund ${refunds.length}`),
    requestId,
    at: now.toISOString(),
    value: paypalAmount(wanted.centAmount, currency)?.value ?? '',
  };
  const refunded = await changeOrder(env, order, { refunds: [...refunds, refund] });
  if (!refunded) return refundCapture(request, captureId);
  await sendRefunded(env, refunded, refund, now);
  return Response.json(refundResource(refunded, refund), { status: 201 });
}
