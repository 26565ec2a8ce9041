/** Paying again for an order whose payment could not be captured, by the link of its mail. */
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { isPayableAgain, orderToPay, payAgainMethods } from '#domain/order/pay-again.ts';
import { loadOrder } from '../../data/orders/orders.ts';
import type { Environment } from '../../settings/environment.ts';
import { readPayAgainToken } from '../../signing/pay-again-token.ts';
import { storeLimiter } from './limits.ts';

export function payAgainCalls(env: Environment): Pick<Commerce, 'findOrderToPay' | 'payAgain'> {
  const { DB, CART, settings } = env;
  const limits = storeLimiter(env);

  async function linkedOrder(link: string, { store }: Caller) {
    const orderId = await readPayAgainToken(link, settings.sessionSecret);
    const order = orderId === undefined ? undefined : await loadOrder(DB, orderId);
    return order?.store.key === store.key ? order : undefined;
  }

  return {
    async findOrderToPay({ link }, caller) {
      const order = await linkedOrder(link, caller);
      if (!order) return failure('OrderNotFound');
      const { store, now } = caller;
      return { ok: true, data: { order: orderToPay(order, store, settings.unpaidDays, now) } };
    },

    async payAgain({ link, method }, caller) {
      const order = await linkedOrder(link, caller);
      if (!order) return failure('OrderNotFound');
      if (!isPayableAgain(order)) return failure('OrderNotPayable');
      if (!payAgainMethods(order, caller.store, caller.now).includes(method)) {
        return failure('PaymentNotOffered');
      }
      const refusal = await limits.take('payment', caller);
      if (refusal) return refusal;
      const id = crypto.randomUUID();
      const query = new URLSearchParams({ order: link, attempt: id });
      const returnUrl = `${caller.site}/checkout/pay-again/return?${query}`;
      const begun = await CART.getByName(order.cart.id).payAgain({ id, method, returnUrl });
      if (!begun.ok) return begun;
      // The holder of the link need not be who ordered: the order is not answered.
      const { data } = begun;
      const payment =
        data.kind === 'ordered' ? { kind: 'orderedElsewhere' as const, attemptId: id } : data;
      return { ok: true, data: { payment } };
    },
  };
}
