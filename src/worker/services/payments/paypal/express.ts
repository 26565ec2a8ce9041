/**
 * PayPal orders that start in the cart: the buyer approves and selects an address before pressing our order button.
 * Until then the order refers to the cart, afterwards to an attempt. Source: checkout_orders_v2.json, orders.patch.
 */
import * as z from 'zod';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { logLine } from '#domain/log-line.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentLine, PaymentRequest, ProviderAnswer } from '#domain/payment/provider.ts';
import { moneyOfPaypal, paypalAmount, withItems } from './amounts.ts';
import type { PaypalClient } from './client.ts';
import { brand, languageOf, unitOf } from './order-request.ts';
import { approvalOf, orderAnswer, readOrder } from './orders.ts';

export type ExpressRequest = {
  /** Id of the button press: a repeated request with it returns the same order. */
  id: string;
  cartId: string;
  amount: Money;
  lines: PaymentLine[];
  locale: LocaleCode;
  returnUrl: string;
  cancelUrl: string;
};

/** Undefined if PayPal creates no order. */
export async function beginExpress(ask: PaypalClient, request: ExpressRequest) {
  const body = expressRequest(request);
  if (!body) return undefined;
  const reply = await ask(
    {
      method: 'POST',
      path: '/v2/checkout/orders',
      requestId: request.id,
      body: JSON.stringify(body),
    },
    orderAnswer,
  );
  const url = reply.kind === 'answer' ? approvalOf(reply.answer) : undefined;
  return reply.kind === 'answer' && url ? { orderId: reply.answer.id, url } : undefined;
}

function expressRequest({ cartId, amount, lines, ...request }: ExpressRequest) {
  const total = paypalAmount(amount.centAmount, amount.currencyCode);
  if (!total || amount.centAmount === 0) return undefined;
  const parts = withItems(lines, amount);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: cartId,
        amount: { ...total, ...(parts && { breakdown: parts.breakdown }) },
        ...(parts && parts.items.length > 0 && { items: parts.items }),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: brand,
          locale: languageOf(request.locale),
          shipping_preference: 'GET_FROM_FILE',
          user_action: 'CONTINUE',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: request.returnUrl,
          cancel_url: request.cancelUrl,
        },
      },
    },
  };
}

const approvableOrder = z.looseObject({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.looseObject({
        reference_id: z.string().optional(),
        custom_id: z.string().optional(),
        amount: z.object({ currency_code: z.string(), value: z.string() }),
      }),
    )
    .length(1),
});

/**
 * The order as PayPal returns it, with the buyer, and the approved total; undefined if it is not an approved order of
 * this cart. Once an attempt has claimed it, that attempt's id: the buyer can approve again after a bank has declined.
 */
export async function approvedOrder(ask: PaypalClient, orderId: string, cartId: string) {
  const reply = await ask(
    { method: 'GET', path: `/v2/checkout/orders/${orderId}` },
    approvableOrder,
  );
  const [unit] = reply.kind === 'answer' ? reply.answer.purchase_units : [];
  if (reply.kind !== 'answer' || unit?.reference_id !== cartId) return undefined;
  if (unit.custom_id) return { attemptId: unit.custom_id };
  const total = moneyOfPaypal(unit.amount);
  if (reply.answer.status !== 'APPROVED' || !total) return undefined;
  return { walletPayload: reply.answer, agreedCentAmount: total.centAmount };
}

/**
 * Assigns an approved order to this attempt. Undefined if it belongs to another cart or attempt or is not available;
 * the shopper then pays in the usual way.
 */
export async function claimOrder(
  ask: PaypalClient,
  request: PaymentRequest,
  orderId: string,
): Promise<ProviderAnswer | undefined> {
  const { attemptId, cartId } = request;
  const known = await readOrder(ask, orderId);
  if (known.kind === 'silence') return { kind: 'unknown' };
  if (known.kind !== 'answer') return undefined;
  const [unit] = known.answer.purchase_units;
  const approved = { kind: 'approved', providerReference: orderId } as const;
  if (known.answer.status === 'COMPLETED' && unit?.custom_id === attemptId) return approved;
  const isFree = unit?.custom_id === undefined || unit.custom_id === attemptId;
  const isOurs = unit?.reference_id === cartId && isFree;
  const mine = unitOf(request);
  if (known.answer.status !== 'APPROVED' || !isOurs || !mine) return undefined;
  const at = `/purchase_units/@reference_id=='${cartId}'`;
  const { amount, items, custom_id, invoice_id, shipping } = mine;
  const changes = [
    { op: 'replace', path: `${at}/amount`, value: amount },
    ...(items ? [{ op: 'add', path: `${at}/items`, value: items }] : []),
    { op: 'add', path: `${at}/custom_id`, value: custom_id },
    { op: 'add', path: `${at}/invoice_id`, value: invoice_id },
    // The shopper may have changed the shipping address in the shop.
    { op: 'add', path: `${at}/shipping/name`, value: shipping.name },
    { op: 'add', path: `${at}/shipping/address`, value: shipping.address },
  ];
  const path = `/v2/checkout/orders/${orderId}`;
  const reply = await ask({ method: 'PATCH', path, body: JSON.stringify(changes) }, z.null());
  if (reply.kind === 'answer') return approved;
  if (reply.kind === 'silence') return { kind: 'unknown' };
  const issues = reply.kind === 'turnedDown' ? reply.issues.join(' ') : reply.kind;
  console.error(logLine('paypal does not go on with an order', issues, { attemptId }));
  return undefined;
}
