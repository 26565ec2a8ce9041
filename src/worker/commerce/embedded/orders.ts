/** Stored orders, for callers that may see them. */
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { oneOrderIn, orderWhere } from '#domain/order/order-where.ts';
import type { ShownReturn } from '#domain/order/shown-returns.ts';
import { markReviewable } from '#domain/review/may-review.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import { sendInBackground } from '../../data/events/outbox.ts';
import {
  isOfCustomer,
  type OneOrder,
  orderWithEmail,
  ownOrders,
} from '../../data/orders/find-orders.ts';
import { documentsOf } from '../../data/orders/order-documents.ts';
import { recordStep } from '../../data/orders/order-steps.ts';
import { loadOrder } from '../../data/orders/orders.ts';
import { reviewStatesOf } from '../../data/reviews/own-reviews.ts';
import type { Environment } from '../../settings/environment.ts';
import { withdrawalReceipt } from '../../signing/withdrawal-tokens.ts';
import type { OrderRecord } from '../order-record.ts';
import { shownOrders } from './shown-orders.ts';

type Named = { orderNumber: string; email?: string | undefined };
type OrderReads = Pick<Commerce, 'getOrder' | 'getOrders' | 'findOrder' | 'cancelOrder'>;

export function orderReads(env: Environment, orders: OrderRecord): OrderReads {
  const statusWith = shownOrders(env, orders);

  /** By its number and e-mail address; without one, if it is the caller's own. */
  async function foundOrder(
    { orderNumber, email }: Named,
    caller: Caller,
  ): Promise<Order | undefined> {
    const number = typedOrderNumber(orderNumber) ?? '';
    if (email !== undefined) return orderWithEmail(env.DB, number, email, caller);
    return (await ownOrders(env.DB, caller, { one: { orderNumber: number } })).results[0];
  }

  async function statusOf(order: Order, { email }: Named, caller: Caller) {
    const documents = await documentsOf(env.DB, order.id);
    const status = await statusWith(order, documents, caller);
    if (email !== undefined) return { ok: true as const, data: { order: status } };
    const { billingAddress, shippingAddress } = order;
    const parcels = await withReviewable(status, order, caller);
    const addresses = { billingAddress, shippingAddress };
    const returns = await Promise.all(status.returns.map(withReceipt));
    return { ok: true as const, data: { order: { ...status, parcels, returns, addresses } } };
  }

  async function withReceipt(shown: ShownReturn): Promise<ShownReturn> {
    if (!shown.withdrawalId) return shown;
    const receipt = await withdrawalReceipt(shown.withdrawalId, env.settings.sessionSecret);
    return { ...shown, receipt };
  }

  /** For the customer whose order it is: a guest's in the same browser may be somebody else's, who reviews it by mail. */
  async function withReviewable({ parcels, bought }: OrderStatus, order: Order, caller: Caller) {
    if (parcels.every(({ deliveredAt }) => !deliveredAt)) return parcels;
    const customer = await customerOfSession(env.DB, caller);
    if (!customer || !(await isOfCustomer(env.DB, order.id, customer.id))) return parcels;
    const author = { customerId: customer.id, email: customer.email };
    const skus = bought.map(({ sku }) => sku);
    return markReviewable(parcels, order, await reviewStatesOf(env.DB, author, skus));
  }

  return {
    async getOrder(named, caller) {
      const one: OneOrder =
        'id' in named ? named : { orderNumber: typedOrderNumber(named.orderNumber) ?? '' };
      const [order] = (await ownOrders(env.DB, caller, { one })).results;
      if (order) return { ok: true, data: { order } };
      if (!('id' in one) || (await customerOfSession(env.DB, caller)))
        return failure('OrderNotFound');
      const known = await loadOrder(env.DB, one.id);
      const isCustomers = known?.store.key === caller.store.key && known.customer !== undefined;
      return failure(isCustomers ? 'NotLoggedIn' : 'OrderNotFound');
    },
    async getOrders({ where, ...range }, caller) {
      const parsed = where === undefined ? undefined : orderWhere(where);
      if (parsed && !parsed.ok) return failure('InvalidInput', { about: parsed.message });
      const one = parsed && oneOrderIn(parsed.value);
      const among = parsed && !one ? { where: parsed.value } : {};
      const orders = await ownOrders(env.DB, caller, { ...range, ...among, ...(one && { one }) });
      return { ok: true, data: { me: { orders } } };
    },
    async findOrder(named, caller) {
      const order = await foundOrder(named, caller);
      return order ? statusOf(order, named, caller) : failure('OrderNotFound');
    },
    async cancelOrder(named, caller) {
      const order = await foundOrder(named, caller);
      if (!order) return failure('OrderNotFound');
      if (order.orderState === 'Cancelled') return statusOf(order, named, caller);
      if (!orders.isTold) return failure('OrderNotCancellable');
      const step = { kind: 'cancel', reason: 'cancelled by the shopper', unpacked: true } as const;
      const stamp = { id: `shopper-cancel-${order.id}`, at: caller.now.toISOString() };
      const outcome = await recordStep(env.DB, order.id, step, { ...stamp, actor: 'shopper' });
      if (!outcome?.ok) return failure('OrderNotCancellable');
      if (outcome.wasDone) return statusOf(order, named, caller);
      sendInBackground(env.DB, env.EVENTS, outcome.eventIds, caller.now);
      return statusOf(outcome.taken.order, named, caller);
    },
  };
}
