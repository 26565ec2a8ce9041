/** Responses of the sandbox PayPal, in the format of PayPal's contract. */
import { sandboxAccount } from './account.ts';
import { payerOnFile } from './buyers.ts';
import { captureStatus, type SandboxOrder, type SandboxRefund } from './state.ts';

const page = '/__sandbox/paypal/checkoutnow';

export function orderResource(order: SandboxOrder, now: Date) {
  const { id, status, unit, createdAt } = order;
  const capture = captureIn(order, now);
  const refunds = (order.refunds ?? []).map((refund) => refundResource(order, refund));
  const approval = new URL(page, order.returnUrl);
  approval.searchParams.set('token', id);
  const hasAgreed = status !== 'PAYER_ACTION_REQUIRED';
  const file = order.onFile && payerOnFile(order.onFile, order.buyer);
  return {
    id,
    intent: 'CAPTURE',
    status,
    create_time: createdAt,
    payment_source: { paypal: hasAgreed ? { ...buyerOf, account_id: payerId } : {} },
    ...(hasAgreed && { payer: { ...buyerOf, payer_id: payerId, ...file } }),
    purchase_units: [
      {
        ...unit,
        ...(capture && {
          payments: { captures: [capture], ...(refunds.length > 0 && { refunds }) },
        }),
      },
    ],
    links: [
      link('self', `/v2/checkout/orders/${id}`),
      ...(hasAgreed ? [] : [{ href: approval.href, rel: 'payer-action', method: 'GET' }]),
    ],
  };
}

const payerId = 'QYR5Z8XDVJNXQ';
const buyerOf = {
  email_address: 'buyer@example.com',
  name: { given_name: 'Test', surname: 'Buyer' },
};

/** A capture outside its order includes the order's id. */
export function captureResource(order: SandboxOrder, now: Date) {
  const capture = captureIn(order, now);
  return capture && { ...capture, supplementary_data: { related_ids: { order_id: order.id } } };
}

function captureIn(order: SandboxOrder, now: Date) {
  const { capture, unit } = order;
  const status = captureStatus(order, now);
  if (!capture || !status) return undefined;
  const { custom_id, invoice_id, amount } = unit;
  return {
    id: capture.id,
    status,
    ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: { currency_code: amount.currency_code, value: amount.value },
    ...(custom_id && { custom_id }),
    ...(invoice_id && { invoice_id }),
    final_capture: true,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    create_time: capture.at,
    update_time: capture.at,
    links: [
      link('self', `/v2/payments/captures/${capture.id}`),
      link('refund', `/v2/payments/captures/${capture.id}/refund`, 'POST'),
      link('up', `/v2/checkout/orders/${order.id}`),
    ],
  };
}

export function refundResource({ capture, unit }: SandboxOrder, refund: SandboxRefund) {
  const { custom_id, invoice_id, amount } = unit;
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: { currency_code: amount.currency_code, value: refund.value },
    ...(custom_id && { custom_id }),
    ...(invoice_id && { invoice_id }),
    create_time: refund.at,
    update_time: refund.at,
    links: [
      link('self', `/v2/payments/refunds/${refund.id}`),
      link('up', `/v2/payments/captures/${capture?.id}`),
    ],
  };
}

function link(rel: string, path: string, method: 'GET' | 'POST' = 'GET') {
  return { href: sandboxAccount.base + path, rel, method };
}

const complaints = {
  400: {
    name: 'INVALID_REQUEST',
    message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  },
  401: {
    name: 'AUTHENTICATION_FAILURE',
    message:
      'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  },
  404: { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' },
  422: {
    name: 'UNPROCESSABLE_ENTITY',
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
  },
} as const;

export function complaint(status: keyof typeof complaints, issue?: string): Response {
  const body = {
    ...complaints[status],
    debug_id: '0000000000000',
    ...(issue && { details: [{ issue }] }),
    links: [],
  };
  return Response.json(body, { status });
}
