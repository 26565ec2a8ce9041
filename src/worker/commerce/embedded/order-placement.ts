/** Order and payment calls of the port, and provider notifications: each is a request to the cart's room. */
import type { Cart } from '#domain/cart/cart.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import { failure } from '#domain/errors.ts';
import { giftCardCents } from '#domain/gift-card/used-cards.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, Commerce, Outcome } from '#domain/operations.ts';
import type { OrderForm } from '#domain/order/order-form.ts';
import type { CheckoutResult } from '#domain/payment/checkout-result.ts';
import { methodOf } from '#domain/payment/method-of.ts';
import { isOwnMethod, isProviderKind, type PaymentMethodKey } from '#domain/payment/methods.ts';
import type { ProviderKey } from '#domain/payment/provider.ts';
import { missingFrom } from '#domain/store/seller-duties.ts';
import type { CartRoom } from '#party/cart.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import { cartOfAttempt } from '../../data/payments/attempts.ts';
import { paymentService } from '../../services/payments/payments.ts';
import type { Environment } from '../../settings/environment.ts';
import type { NotificationOutcome } from '../notification-outcome.ts';
import { customerCarts } from './customer-carts.ts';
import { storeLimiter } from './limits.ts';

type OrderCalls = Pick<
  Commerce,
  'createOrder' | 'payAndOrder' | 'submitAdditionalPaymentDetails' | 'getPayment'
>;

type OrderRequest = Parameters<CartRoom['order']>[0];

export function orderCalls(env: Environment): OrderCalls {
  const customers = customerCarts(env);
  const limits = storeLimiter(env);

  async function order(
    { id, ...request }: OrderRequest & { id: string },
    caller: Caller,
  ): Promise<Outcome<CheckoutResult>> {
    const missing = missingFrom(caller.store).filter(({ stops }) => stops);
    if (missing.length > 0) {
      const fields = missing.map(({ field }) => field).join(', ');
      console.error(logLine('order refused', `missing: ${fields}`, { store: caller.store.key }));
      return failure('SellerUnknown');
    }
    const counted = isProviderKind(request.paymentMethod) ? 'payment' : 'order';
    const refusal = await limits.take(counted, caller);
    if (refusal) return refusal;
    try {
      const known = await customers.known(caller);
      const placing = { ...request, origin: await limits.originOf(caller) };
      return await env.CART.getByName(id).order(placing, known.caller);
    } catch (error) {
      // The attempt is stored in the room: a retry continues it.
      console.error(logLine('order not stored', error, { cart: inLog(id) }));
      return failure('Internal');
    }
  }

  /**
   * What a draft leaves out is what the cart said: its payment and its total. Of an ordered cart nothing is needed, because
   * its room answers with the order.
   */
  async function completed(
    { paymentMethod, expectedTotalCentAmount, storeKey: _here, ...form }: OrderForm,
    isPossible: (method: PaymentMethodKey) => boolean,
    caller: Caller,
  ): Promise<Outcome<OrderRequest & { id: string }>> {
    if (paymentMethod !== undefined && expectedTotalCentAmount !== undefined) {
      return { ok: true, data: { ...form, paymentMethod, expectedTotalCentAmount } };
    }
    const known = await customers.known(caller);
    const looked: Outcome<Cart> = await env.CART.getByName(form.id).look(known.caller);
    if (!looked.ok && looked.code === 'CartOrdered') {
      const none = { paymentMethod: 'nothingToPay', expectedTotalCentAmount: 0 } as const;
      return { ok: true, data: { ...form, ...none } };
    }
    if (!looked.ok) return looked;
    const [payment] = looked.data.paymentInfo.payments;
    const method = paymentMethod ?? (payment && methodOf(payment));
    if (!method) return failure('PaymentNotFound', { about: 'the cart has none' });
    if (!isPossible(method)) return failure('PaymentNotOffered', { about: method });
    const amounts = {
      expectedTotalCentAmount: expectedTotalCentAmount ?? looked.data.totalPrice.centAmount,
      expectedGiftCardCentAmount: form.expectedGiftCardCentAmount ?? giftCardCents(looked.data),
    };
    return { ok: true, data: { ...form, ...amounts, paymentMethod: method } };
  }

  /**
   * Queries the room of an attempt. The order itself is returned only to the browser that ordered, one that names a
   * customer only in their session.
   */
  async function askRoom(
    attemptId: string,
    caller: Caller,
    ask: (room: DurableObjectStub<CartRoom>) => Promise<Outcome<CheckoutResult>>,
  ): Promise<Outcome<CheckoutResult>> {
    const cartId = await cartOfAttempt(env.DB, attemptId);
    if (!cartId) return failure('PaymentNotFound');
    const outcome = await ask(env.CART.getByName(cartId));
    if (!outcome.ok || outcome.data.kind !== 'ordered') return outcome;
    const isHere = caller.cartId === cartId || caller.orderedCartIds.includes(cartId);
    const { customer } = outcome.data.order;
    const isTheirs = !customer || (await customerOfSession(env.DB, caller))?.id === customer.id;
    return isHere && isTheirs
      ? outcome
      : { ok: true, data: { kind: 'orderedElsewhere', attemptId } };
  }

  return {
    async createOrder(input, caller) {
      const request = await completed(input, isOwnMethod, caller);
      if (!request.ok) return request;
      const placed = await order(request.data, caller);
      if (!placed.ok) return placed;
      // This call is for payments without a provider, which never redirect.
      if (placed.data.kind !== 'ordered') return failure('PaymentNotOffered');
      const { order: stored, isFollowed } = placed.data;
      return { ok: true, data: { order: stored, isFollowed } };
    },
    async payAndOrder(input, caller) {
      const request = await completed(input, isProviderKind, caller);
      if (!request.ok) return request;
      const placed = await order(request.data, caller);
      return placed.ok ? { ok: true, data: { makePaymentResponse: placed.data } } : placed;
    },
    async submitAdditionalPaymentDetails({ attemptId, details }, caller) {
      const placed = await askRoom(attemptId, caller, async (room) =>
        room.returned(attemptId, details),
      );
      return placed.ok
        ? { ok: true, data: { submitAdditionalPaymentDetailsResponse: placed.data } }
        : placed;
    },
    async getPayment({ attemptId }, caller) {
      const placed = await askRoom(attemptId, caller, async (room) => room.payment(attemptId));
      return placed.ok ? { ok: true, data: { payment: placed.data } } : placed;
    },
  };
}

/**
 * Passes a provider's notifications to the rooms of their attempts; the provider repeats those not accepted. Throws if
 * a room does not respond. An unknown attempt belongs to another system and is ignored.
 */
export async function handleNotification(
  env: Environment,
  provider: ProviderKey,
  headers: Headers,
  body: string,
): Promise<NotificationOutcome> {
  const notifications = await paymentService(env, provider).read(headers, body);
  if (typeof notifications === 'string') {
    console.error(
      JSON.stringify({ error: 'payment notification refused', provider, told: notifications }),
    );
    return notifications;
  }
  for (const notification of notifications) {
    const { attemptId } = notification;
    const cartId = await cartOfAttempt(env.DB, attemptId);
    if (cartId) await env.CART.getByName(cartId).notified(notification);
    else console.warn(JSON.stringify({ warning: 'notification of no payment', provider }));
  }
  return 'taken';
}
