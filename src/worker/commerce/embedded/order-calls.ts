/** From cart to order: each call is a request to the cart's room. */
import { inLog } from '#domain/cart/cart-id.ts';
import { failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Caller, Commerce, Outcome } from '#domain/operations.ts';
import type { Placement } from '#domain/payment/placement.ts';
import type { CartRoom } from '#party/cart.ts';
import type { Environment } from '../../environment.ts';
import { customerCarts } from './customer-carts.ts';
import { databaseOf } from './database.ts';
import { cartOfAttempt } from './payment-attempts.ts';

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
  ): Promise<Outcome<Placement>> {
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
  async function asked(
    attemptId: string,
    caller: Caller,
    ask: (room: DurableObjectStub<CartRoom>) => Promise<Outcome<Placement>>,
  ): Promise<Outcome<Placement>> {
    const cartId = await cartOfAttempt(databaseOf(env.DB), attemptId);
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
      const placed = await asked(attemptId, caller, async (room) =>
        room.returned(attemptId, details),
      );
      return placed.ok
        ? { ok: true, data: { submitAdditionalPaymentDetailsResponse: placed.data } }
        : placed;
    },
    async getPayment({ attemptId }, caller) {
      const placed = await asked(attemptId, caller, async (room) => room.payment(attemptId));
      return placed.ok ? { ok: true, data: { payment: placed.data } } : placed;
    },
  };
}
