/** From cart to order: each call of a shopper, and what a provider posts, is a request to the cart's room. */
import { inLog } from '#domain/cart/cart-id.ts';
import { failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, Commerce, Outcome } from '#domain/operations.ts';
import type { CheckoutResult } from '#domain/payment/checkout-result.ts';
import type { ProviderKey } from '#domain/payment/provider.ts';
import type { CartRoom } from '#party/cart.ts';
import { cartOfAttempt } from '../../data/payments/attempts.ts';
import { paymentService } from '../../services/payments/payments.ts';
import type { Environment } from '../../settings/environment.ts';
import type { NotificationOutcome } from '../notification-outcome.ts';
import { customerCarts } from './customer-carts.ts';

type OrderCalls = Pick<
  Commerce,
  'createOrder' | 'payAndOrder' | 'submitAdditionalPaymentDetails' | 'getPayment'
>;

type OrderRequest = Parameters<CartRoom['order']>[0];

export function orderCalls(env: Environment): OrderCalls {
  const customers = customerCarts(env);

  async function order(
    { id, ...request }: OrderRequest & { id: string },
    caller: Caller,
  ): Promise<Outcome<CheckoutResult>> {
    try {
      const known = await customers.known(caller);
      return await env.CART.getByName(id).order(request, known.caller);
    } catch (error) {
      // The attempt is written down in the room: trying again continues it.
      console.error(logLine('order not stored', error, { cart: inLog(id) }));
      return failure('Internal');
    }
  }

  /** Asks the room of an attempt. The order itself is for the browser that has ordered. */
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
    return isHere ? outcome : { ok: true, data: { kind: 'orderedElsewhere', attemptId } };
  }

  return {
    async createOrder(input, caller) {
      const placed = await order(input, caller);
      if (!placed.ok) return placed;
      // Without a provider nobody is sent anywhere.
      if (placed.data.kind !== 'ordered') return failure('PaymentNotOffered');
      const { order: stored, isFollowed } = placed.data;
      return { ok: true, data: { order: stored, isFollowed } };
    },
    async payAndOrder(input, caller) {
      const placed = await order(input, caller);
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
 * Leads what a provider posts to the room that waits for it; what is not taken is posted again. Throws when a room does
 * not answer. An attempt that nobody here has made is somebody else's: nothing to do.
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
