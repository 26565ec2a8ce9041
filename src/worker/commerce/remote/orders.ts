/** Orders of a remote backend: the remote has an order first, then the shop stores it with the same number. */
import { type Failure, failure } from '#domain/errors.ts';
import { locales } from '#domain/locale/locales.ts';
import { logLine } from '#domain/log-line.ts';
import type { Order, OrderDraft } from '#domain/order/order.ts';
import type { StoredOrder } from '#domain/order/stored-order.ts';
import type { Intent } from '#domain/payment/attempt.ts';
import { BackendError } from '#domain/remote/backend-failure.ts';
import { remoteCustomerOf } from '../../data/customers/remote-customers.ts';
import { noteRemoteOrder, noteTold, ordersToTell } from '../../data/orders/remote-orders.ts';
import type { Environment } from '../../settings/environment.ts';
import type { CartBackend } from '../cart-backend.ts';
import type { JobBackend } from '../job-backend.ts';
import { askedBy } from './asked.ts';
import type { Asked, OrderReference, RemoteShop } from './remote-shop.ts';

type OrderCalls = Pick<CartBackend, 'storeOrder' | 'isStored'> & Pick<JobBackend, 'tellRemote'>;

/** `own`: of the orders in the shop's own database. */
export function remoteOrders(
  env: Pick<Environment, 'DB' | 'settings'>,
  { carts, orders }: Pick<RemoteShop, 'carts' | 'orders'>,
  own: CartBackend,
): OrderCalls {
  async function askedFor({ createdAt, customer, site, ...draft }: OrderDraft): Promise<Asked> {
    const known = customer && (await remoteCustomerOf(env.DB, customer.id));
    const now = new Date(createdAt);
    const store = await own.store(draft.store.key, now);
    const locale = locales.find(({ code }) => code === draft.locale)?.code;
    return askedBy(
      env,
      { store, now, ...(locale && { locale }), ...(site && { site }) },
      known?.session,
    );
  }

  /**
   * An order that the shop then cannot store is cancelled there. Throws if the remote does not answer: the attempt is
   * repeated, which makes no second order.
   */
  async function storeOrder(intent: Intent): Promise<StoredOrder> {
    const { draft, origin, remote } = intent;
    const stored = await own.findOrder(draft.id);
    if (stored || !remote) return own.storeOrder(intent);
    if (await own.exceedsUnpaidLimits(draft, origin)) return failure('UnpaidLimitReached');
    const asked = await askedFor(draft);
    const { paymentState, totalPrice, paymentInfo } = draft;
    const { payments } = paymentInfo;
    const asking = { ...remote, payments, paymentState, totalPrice };
    const made = await orders.fromCart(asking, asked);
    if (!made.ok) {
      if (made.code === 'BackendFailed') throw new BackendError(made);
      return made.code === 'ConcurrentModification' ? failure('TotalChanged') : made;
    }
    const { orderNumber, totalPrice: due } = made.data;
    const isAgreed = due.centAmount === totalPrice.centAmount;
    // The remote has taken the goods from its stock, which the shop's follows.
    const kept = isAgreed
      ? await own.storeOrder({
          ...intent,
          inventoryMode: 'None',
          remote: { ...remote, orderNumber: orderNumber ?? remote.orderNumber },
        })
      : failure('TotalChanged');
    if (kept.ok) await noteRemoteOrder(env.DB, kept.order, remote.cart.id);
    else await takeBack(kept, remote, asked);
    return kept;
  }

  /** Throws if that is not possible: an order stays that an operator has to look at. */
  async function takeBack(
    { message }: Failure,
    remote: OrderReference,
    asked: Asked,
  ): Promise<void> {
    const { orderNumber } = remote;
    const cancelled = await orders.cancel?.(remote, asked);
    if (!cancelled?.ok) {
      const reason = cancelled?.message ?? 'the backend cannot cancel';
      throw new Error(`order ${orderNumber} stays at the backend (${message}): ${reason}`);
    }
    console.error(logLine('remote order taken back', message, { orderNumber }));
  }

  async function tell(order: Order, remoteCart: string): Promise<void> {
    const { orderNumber, orderState, shipmentState, paymentState, paymentInfo } = order;
    const { payments } = paymentInfo;
    const states = { orderState, shipmentState, paymentState, payments };
    // The version is of no use here: an order has its own.
    const cart = { id: remoteCart, version: 0 };
    const told = await orders.follow?.({ cart, orderNumber, ...states }, await askedFor(order));
    if (told && !told.ok) console.error(logLine('order not told', told.message, { orderNumber }));
    else await noteTold(env.DB, order);
  }

  return {
    storeOrder,

    async tellRemote(now) {
      if (!orders.follow) return;
      for (const { order, remoteCart } of await ordersToTell(env.DB, now)) {
        await tell(order, remoteCart);
      }
    },

    /** Another version of the cart, so that a request that is still on its way is refused. */
    async isStored({ draft, remote }) {
      if (await own.findOrder(draft.id)) return true;
      if (!remote) return false;
      const asked = await askedFor(draft);
      const made = await orders.isMade(remote, asked);
      if (!made.ok) throw new BackendError(made);
      if (made.data) return true;
      const { cart } = remote;
      const moved = await carts.update(
        cart,
        [{ action: 'recalculate', updateProductData: true }],
        asked,
      );
      if (!moved.ok && moved.code === 'BackendFailed') throw new BackendError(moved);
      return false;
    },
  };
}
