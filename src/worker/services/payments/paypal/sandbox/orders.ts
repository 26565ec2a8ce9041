/** Orders at the sandbox PayPal: created by the shop, approved by a buyer on its page. */
import type { Environment } from '../../../../settings/environment.ts';
import { complaint, orderResource } from './answers.ts';
import { type BuyerKey, shippingOnFile } from './buyers.ts';
import { issueOfUnit, orderRequestBody } from './checks.ts';
import { changeOrder, findOrder, insertOrder, numberOf, type SandboxOrder } from './state.ts';
import { sendOrderApproved } from './webhooks.ts';
import type { SandboxRequest } from './wire.ts';

export async function createOrder({
  env,
  body,
  requestId,
  now,
}: SandboxRequest): Promise<Response> {
  const { data: request } = orderRequestBody.safeParse(body);
  const [unit] = request?.purchase_units ?? [];
  if (!request || !unit) return complaint(400, 'INVALID_PARAMETER_VALUE');
  if (!requestId) return complaint(400, 'PAYPAL_REQUEST_ID_REQUIRED');
  const issue = issueOfUnit(unit);
  if (issue) return complaint(422, issue);
  const { return_url, cancel_url, locale, shipping_preference } =
    request.payment_source.paypal.experience_context;
  const { custom_id, invoice_id, ...rest } = unit;
  const order: SandboxOrder = {
    id: await numberOf(requestId),
    revision: 0,
    createdAt: now.toISOString(),
    unit: { ...rest, ...(custom_id && { custom_id }), ...(invoice_id && { invoice_id }) },
    returnUrl: return_url,
    cancelUrl: cancel_url,
    status: 'PAYER_ACTION_REQUIRED',
    ...(shipping_preference === 'GET_FROM_FILE' && { onFile: locale?.slice(3) ?? 'DE' }),
  };
  const isNew = await insertOrder(env, order);
  const known = isNew ? order : ((await findOrder(env, order.id)) ?? order);
  return Response.json(orderResource(known, now), { status: isNew ? 201 : 200 });
}

export async function showOrder({ env, now }: SandboxRequest, id: string): Promise<Response> {
  const order = await findOrder(env, id);
  return order ? Response.json(orderResource(order, now)) : complaint(404, 'INVALID_RESOURCE_ID');
}

/** Applies the buyer's choice. Returns where they go next, null for nowhere, undefined if the order is not open. */
export async function decide(
  env: Environment,
  id: string,
  buyer: BuyerKey,
  now: Date,
): Promise<string | null | undefined> {
  const order = await findOrder(env, id);
  if (order?.status !== 'PAYER_ACTION_REQUIRED') return undefined;
  if (buyer === 'cancels') return withToken(order.cancelUrl, id);
  const { onFile, unit } = order;
  const agreed = await changeOrder(env, order, {
    status: 'APPROVED',
    buyer,
    ...(onFile && { unit: { ...unit, shipping: shippingOnFile(onFile, buyer) } }),
  });
  if (!agreed) return undefined;
  await sendOrderApproved(env, agreed, now);
  return buyer === 'gone' ? null : withToken(order.returnUrl, id, 'QYR5Z8XDVJNXQ');
}

function withToken(address: string, token: string, payer?: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  if (payer) url.searchParams.set('PayerID', payer);
  return url.href;
}
