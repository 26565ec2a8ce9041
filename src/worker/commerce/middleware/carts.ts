/** Carts of a middleware. Source: purchase-flow.txt §7. */
import type { ErrorCode } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Outcome } from '#domain/operations.ts';
import { loggedText } from '#domain/remote/backend-failure.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import type { Asked, RemoteCarts } from '../remote/remote-shop.ts';
import { answerOf, cartAnswer } from './answers.ts';
import { type ActionBasis, cartActions, draftOf } from './cart-actions.ts';
import type { MiddlewareClient } from './client.ts';
import { createdPayment } from './payments.ts';
import { shippingMethodIds } from './shipping-methods.ts';

/** There is no such cart. */
const gone: readonly ErrorCode[] = ['CartNotFound', 'CartNotInStore'];

export function middlewareCarts(call: MiddlewareClient, now: () => number): RemoteCarts {
  const methodIds = shippingMethodIds(call, now);

  /** What the updates need first. Each is one more request, made only when a shopper chooses. */
  async function basisOf(
    updates: readonly CartUpdate[],
    asked: Asked,
  ): Promise<Outcome<ActionBasis>> {
    const delivery = updates.find((update) => update.action === 'setShippingMethod');
    const ids = delivery && (await methodIds(asked));
    if (ids && !ids.ok) return ids;
    const shippingMethodId = delivery && ids?.data.get(delivery.key);
    const chosen = updates.find((update) => update.action === 'setPaymentMethod');
    const { paymentInterface } = chosen ?? {};
    const payment = paymentInterface && (await createdPayment(call, paymentInterface, asked));
    if (payment && !payment.ok) return payment;
    return { ok: true, data: { shippingMethodId, paymentId: payment?.data } };
  }

  const changed = (name: string, main: object, asked: Asked) =>
    answerOf(call, { name, main }, cartAnswer, asked);

  async function update(
    { id, version }: { id: string; version: number },
    updates: readonly CartUpdate[],
    asked: Asked,
  ): Promise<Outcome<RemoteCart>> {
    const basis = await basisOf(updates, asked);
    if (!basis.ok) return basis;
    const actions = cartActions(updates, basis.data);
    // The version is compared: what somebody else has changed is looked at first.
    return changed('updateCart', { id, version, versionFallback: false, actions }, asked);
  }

  return {
    isOwnedBySession: true,
    async create({ key, updates }, asked) {
      const { store } = asked;
      const place = { country: store.key.toUpperCase() };
      // The way of payment is chosen for goods that the cart has.
      const first = updates.filter(({ action }) => action !== 'setPaymentMethod');
      const basis = await basisOf(first, asked);
      if (!basis.ok) return basis;
      const draft = {
        key,
        operationId: key,
        currency: store.currency,
        ...place,
        store: { typeId: 'store', key: store.key },
        billingAddress: place,
        shippingAddress: place,
        ...draftOf(first, basis.data),
      };
      const made = await changed('createCart', draft, asked);
      const rest = updates.filter(({ action }) => action === 'setPaymentMethod');
      return made.ok && rest.length > 0 ? update(made.data, rest, asked) : made;
    },

    async find(by, asked) {
      const main = { id: 'id' in by ? by.id : by.key, storeKey: asked.store.key };
      const request = { name: 'getCart', main, isRead: true };
      const found = await answerOf(call, request, cartAnswer, asked);
      return !found.ok && gone.includes(found.code) ? { ok: true, data: null } : found;
    },

    update,

    /** The middleware deletes a forgotten cart itself: that this one stays is only logged. */
    async remove({ id, version }, asked) {
      await call({ name: 'deleteCart', main: { id, version } }, asked, (failure) => {
        if (failure.code !== 'CartNotFound')
          console.error(logLine('remote cart not deleted', loggedText(failure)));
      });
      return { ok: true, data: null };
    },
  };
}
