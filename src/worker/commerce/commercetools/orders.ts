/**
 * Orders at commercetools. A repeated request finishes what an earlier one began: payments are known by their keys, the order
 * by its cart.
 */
import * as z from 'zod';
import { failure } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import { backendFailure } from '#domain/remote/backend-failure.ts';
import { remoteMoney } from '#domain/remote/remote-cart.ts';
import { type RemoteOrder, remoteOrder } from '#domain/remote/remote-order.ts';
import type {
  Asked,
  FollowedOrder,
  OrderReference,
  RemoteOrderDraft,
  RemoteOrders,
} from '../remote/remote-shop.ts';
import { cartFailure } from './cart-failure.ts';
import type { Client } from './client.ts';
import type { CommercetoolsConfig } from './config.ts';
import type { CartUpdateAction } from './documents/cart-inputs.ts';
import {
  createOrderFromCart,
  orderOrCart,
  updateOrder,
  updatePaymentsOfCart,
} from './documents/order.ts';
import type { OrderUpdateAction } from './documents/order-inputs.ts';
import { type Fault, failureOf, isTaken } from './fault.ts';
import { commercetoolsPayments } from './payments.ts';
import { readAnswer } from './read-answer.ts';
import { changed } from './requests.ts';

/** Numbers that are tried for an order before it is given up. */
const mostNumbers = 5;

const isNumberTaken = (order: Outcome<RemoteOrder>): boolean =>
  !order.ok && order.answered === 'orderNumberTaken';

const versionAnswer = z.looseObject({ version: z.int() });
const payableCart = versionAnswer.extend({
  totalPrice: remoteMoney,
  paymentInfo: z
    .looseObject({ paymentRefs: z.array(z.looseObject({ id: z.string() })) })
    .optional(),
});
type State = { order: RemoteOrder } | { cart: z.output<typeof payableCart> | null };

export function commercetoolsOrders(
  ask: Client,
  config: CommercetoolsConfig,
): Required<RemoteOrders> {
  const payments = commercetoolsPayments(ask, config);

  async function stateOf(
    { orderNumber, cart }: OrderReference,
    asked: Asked,
  ): Promise<Outcome<State>> {
    const ofCart = `cart(id = ${JSON.stringify(cart.id)})`;
    const variables = { storeKey: asked.store.key, orderNumber, ofCart, cartId: cart.id };
    const reply = await ask(orderOrCart, variables, asked);
    if (!reply.ok) return failureOf(reply.fault);
    const { name } = orderOrCart;
    const read = <Value>(field: string, schema: z.ZodType<Value>) =>
      readAnswer(name, reply.data, ['inStore', ...field.split('.')], schema, asked.locale);
    const [numbered, made] = [
      read('order', remoteOrder),
      read('orders.results', remoteOrder.array()),
    ];
    if (!numbered.ok) return numbered;
    if (!made.ok) return made;
    // The number may be that of another cart's order; then this cart's has another one.
    const order = [numbered.data, ...(made.data ?? [])].find((each) => each?.cart?.id === cart.id);
    if (order) return { ok: true, data: { order } };
    const found = read('cart', payableCart);
    return found.ok ? { ok: true, data: { cart: found.data } } : found;
  }

  /** The ids of the stored payments. Both are asked for at the same time. */
  async function stateAndPayments(
    draft: OrderReference & Pick<RemoteOrderDraft, 'id' | 'payments'>,
    asked: Asked,
  ): Promise<[Outcome<State>, Outcome<string[]>]> {
    const [state, ...stored] = await Promise.all([
      stateOf(draft, asked),
      ...draft.payments.map((each, index) => payments.stored(`${draft.id}-${index}`, each, asked)),
    ]);
    const refused = stored.find((each) => !each.ok);
    const ids = stored.flatMap((each) => (each.ok ? [each.data.id] : []));
    return [state, refused ?? { ok: true, data: ids }];
  }

  async function updated(
    { id, version }: RemoteOrder,
    actions: readonly OrderUpdateAction[],
    asked: Asked,
  ): Promise<Outcome<null>> {
    if (actions.length === 0) return { ok: true, data: null };
    const variables = { storeKey: asked.store.key, id, version, actions };
    const reply = await ask(updateOrder, variables, asked);
    return reply.ok ? { ok: true, data: null } : failureOf(reply.fault);
  }

  /** The version of the cart with these payments and no others, which an earlier attempt may have left. */
  async function paidVersion(
    { cart, totalPrice }: RemoteOrderDraft,
    found: z.output<typeof payableCart>,
    ids: readonly string[],
    asked: Asked,
  ): Promise<Outcome<number>> {
    const { version: currentVersion, paymentInfo } = found;
    const held = paymentInfo?.paymentRefs.map(({ id }) => id) ?? [];
    // Payments of this order: the version is that of an earlier attempt to make it.
    const isResumed = held.some((id) => ids.includes(id));
    if (isResumed && found.totalPrice.centAmount !== totalPrice.centAmount) {
      return failure('ConcurrentModification', { currentVersion });
    }
    const version = isResumed ? currentVersion : cart.version;
    const actions = [
      ...held.filter((id) => !ids.includes(id)).map(removal),
      ...ids.filter((id) => !held.includes(id)).map(addition),
    ];
    return actions.length === 0
      ? { ok: true, data: version }
      : withPayments({ id: cart.id, version }, actions, asked);
  }

  async function withPayments(
    cart: { id: string; version: number },
    actions: readonly CartUpdateAction[],
    asked: Asked,
  ): Promise<Outcome<number>> {
    const variables = { storeKey: asked.store.key, ...cart, actions };
    const wanted = { path: ['updateCart'], schema: versionAnswer, failed: cartFailure };
    const read = await changed(ask, updatePaymentsOfCart, variables, wanted, asked);
    return read.ok ? { ok: true, data: read.data.version } : read;
  }

  /** With the next number that is free. */
  async function numbered(
    draft: RemoteOrderDraft,
    version: number,
    asked: Asked,
  ): Promise<Outcome<RemoteOrder>> {
    let order = await made(draft, version, asked);
    for (let drawn = 1; drawn < mostNumbers && isNumberTaken(order); drawn += 1) {
      order = await made({ ...draft, orderNumber: await draft.anotherNumber() }, version, asked);
    }
    return order;
  }

  async function made(
    draft: RemoteOrderDraft,
    version: number,
    asked: Asked,
  ): Promise<Outcome<RemoteOrder>> {
    const { cart, orderNumber, paymentState } = draft;
    const variables = {
      storeKey: asked.store.key,
      draft: { cart: { typeId: 'cart', id: cart.id }, version, orderNumber, paymentState },
    };
    const failed = async (fault: Fault): Promise<Outcome<RemoteOrder>> => {
      if (isTaken(fault, 'orderNumber')) {
        return backendFailure(fault.endpoint, fault.message, 'orderNumberTaken');
      }
      // It may have been made all the same: the answer to a request got lost.
      const state = await stateOf(draft, asked);
      if (state.ok && 'order' in state.data) return { ok: true, data: state.data.order };
      return cartFailure(fault);
    };
    const wanted = { path: ['createOrderFromCart'], schema: remoteOrder, failed };
    return changed(ask, createOrderFromCart, variables, wanted, asked);
  }

  return {
    async fromCart(draft, asked) {
      const [state, stored] = await stateAndPayments(draft, asked);
      if (!state.ok) return state;
      if ('order' in state.data) return { ok: true, data: state.data.order };
      const { cart } = state.data;
      if (!cart) return failure('CartNotInStore');
      if (!stored.ok) return stored;
      const version = await paidVersion(draft, cart, stored.data, asked);
      return version.ok ? numbered(draft, version.data, asked) : version;
    },

    /** If not, the cart gives back its payments, so that no attempt that is still under way is resumed. */
    async isMade(reference, asked) {
      const state = await stateOf(reference, asked);
      if (!state.ok) return state;
      if ('order' in state.data) return { ok: true, data: true };
      const { cart } = state.data;
      const held = cart?.paymentInfo?.paymentRefs ?? [];
      if (!cart || held.length === 0) return { ok: true, data: false };
      const { version } = cart;
      const actions = held.map(({ id }) => removal(id));
      const freed = await withPayments({ id: reference.cart.id, version }, actions, asked);
      return freed.ok ? { ok: true, data: false } : freed;
    },

    async follow(followed, asked) {
      const [state, stored] = await stateAndPayments(followed, asked);
      if (!state.ok) return state;
      if (!('order' in state.data)) return failure('OrderNotFound');
      if (!stored.ok) return stored;
      const { order } = state.data;
      return updated(order, stateActions(order, followed), asked);
    },

    async cancel(reference, asked) {
      const state = await stateOf(reference, asked);
      if (!state.ok) return state;
      if (!('order' in state.data)) return { ok: true, data: null };
      const { order } = state.data;
      const orderState = 'Cancelled' as const;
      const isOver = order.orderState === orderState;
      return updated(order, isOver ? [] : [{ changeOrderState: { orderState } }], asked);
    },
  };
}

/** The states that differ. */
function stateActions(held: RemoteOrder, wanted: FollowedOrder): OrderUpdateAction[] {
  const { orderState, shipmentState, paymentState } = wanted;
  return [
    ...(held.orderState === orderState ? [] : [{ changeOrderState: { orderState } }]),
    ...(held.shipmentState === shipmentState ? [] : [{ changeShipmentState: { shipmentState } }]),
    ...(held.paymentState === paymentState ? [] : [{ changePaymentState: { paymentState } }]),
  ];
}

const reference = (id: string) => ({ payment: { typeId: 'payment', id } });
const addition = (id: string): CartUpdateAction => ({ addPayment: reference(id) });
const removal = (id: string): CartUpdateAction => ({ removePayment: reference(id) });
