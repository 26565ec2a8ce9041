/** Orders of a remote backend: the remote has an order first, then the shop stores it with the same number. */
import { type Failure, failure } from '#domain/errors.ts';
import { locales } from '#domain/locale/locales.ts';
import { logLine } from '#domain/log-line.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import type { StoredOrder } from '#domain/order/stored-order.ts';
import type { Intent } from '#domain/payment/attempt.ts';
import {
  BackendError,
  backendFailure,
  isOfAnotherCart,
  isUnknown,
  loggedText,
  longestRequestMs,
  unknownAfter,
} from '#domain/remote/backend-failure.ts';
import { remoteCustomerOf } from '../../data/customers/remote-customers.ts';
import {
  isNumberTaken,
  noteNotTold,
  noteRemoteOrder,
  noteTold,
  type OrderToTell,
  ordersToTell,
} from '../../data/orders/remote-orders.ts';
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
  async function storeOrder(intent: Intent, onTakingBack = () => {}): Promise<StoredOrder> {
    const { draft, origin, remote } = intent;
    if (!remote) return own.storeOrder(intent);
    if (await own.findOrder(draft.id)) return noted(await own.storeOrder(intent), intent);
    const asked = await askedFor(draft);
    if (remote.isTakenBack) return takenBack(failure('TotalChanged'), remote, asked);
    if (await own.exceedsUnpaidLimits(draft, origin)) return failure('UnpaidLimitReached');
    const { paymentState, totalPrice, paymentInfo } = draft;
    const { payments } = paymentInfo;
    const anotherNumber = () => own.nextOrderNumber();
    const asking = { ...remote, id: draft.id, anotherNumber, payments, paymentState, totalPrice };
    const made = await orders.fromCart(asking, asked);
    if (!made.ok) {
      if (isUnknown(made)) throw new BackendError(made);
      // An earlier request of this attempt may have been made meanwhile, or still be on its way.
      if (await isMade(intent, remote, asked)) {
        throw new BackendError(backendFailure('createOrder', 'made by an earlier request'));
      }
      return made.code === 'ConcurrentModification' ? failure('TotalChanged') : made;
    }
    const { orderState, totalPrice: due } = made.data;
    const orderNumber = made.data.orderNumber ?? undefined;
    // Taken back by an earlier call, which was interrupted.
    if (orderState === 'Cancelled') return failure('TotalChanged');
    const isAgreed = due.centAmount === totalPrice.centAmount;
    // The remote has taken the goods from its stock and decided whether they suffice: the shop's copy only follows.
    const kept = isAgreed
      ? await own.storeOrder({
          ...intent,
          inventoryMode: 'TrackOnly',
          remote: { ...remote, orderNumber: await freeNumber(intent, orderNumber) },
        })
      : failure('TotalChanged');
    if (kept.ok) return noted(kept, intent, orderNumber);
    onTakingBack();
    return takenBack(kept, remote, asked);
  }

  /** The remote's number, unless another order here has it: both count for themselves. */
  async function freeNumber({ draft, remote }: Intent, given: string | undefined): Promise<string> {
    for (const each of [given, remote?.orderNumber]) {
      if (each !== undefined && !(await isNumberTaken(env.DB, each, draft.cart.id))) return each;
    }
    let drawn = await own.nextOrderNumber();
    while (await isNumberTaken(env.DB, drawn, draft.cart.id)) drawn = await own.nextOrderNumber();
    return drawn;
  }

  /** So that the remote is told of later steps. An earlier call may have been interrupted before. */
  async function noted(
    kept: StoredOrder,
    { draft, remote }: Intent,
    orderNumber?: string,
  ): Promise<StoredOrder> {
    const { version } = draft;
    if (kept.ok && remote) {
      const made = { cart: remote.cart.id, orderNumber };
      await noteRemoteOrder(env.DB, { id: kept.order.id, version }, made);
    }
    return kept;
  }

  /**
   * Why the shop has no order. A remote that cannot cancel keeps one, which an operator has to look at: the cart is closed,
   * so that nothing is sold twice. Throws if the remote does not answer.
   */
  async function takenBack(
    refused: Failure,
    remote: OrderReference,
    asked: Asked,
  ): Promise<Failure> {
    const { orderNumber } = remote;
    const cancelled = await orders.cancel?.(remote, asked);
    const event = cancelled?.ok ? 'remote order taken back' : 'order stays at the backend';
    console.error(logLine(event, loggedText(refused), { orderNumber }));
    if (cancelled && !cancelled.ok) throw new BackendError(unknownAfter('cancelOrder', cancelled));
    return cancelled ? refused : failure('CartOrdered');
  }

  async function tell({ order, remoteCart, hasFailed }: OrderToTell, now: Date): Promise<void> {
    const { id, orderNumber, orderState, shipmentState, paymentState, paymentInfo } = order;
    const { payments } = paymentInfo;
    const states = { orderState, shipmentState, paymentState, payments };
    // The version is of no use here: an order has its own.
    const cart = { id: remoteCart, version: 0 };
    const told = await orders.follow?.({ id, cart, orderNumber, ...states }, await askedFor(order));
    if (!told || told.ok) return noteTold(env.DB, order);
    if (!hasFailed) console.error(logLine('order not told', loggedText(told), { orderNumber }));
    await noteNotTold(env.DB, order, now);
  }

  /** If not, it will not be made any more: the cart has another version, which a request on its way does not know. */
  async function isMade({ draft }: Intent, remote: OrderReference, asked: Asked): Promise<boolean> {
    if (await isMadeNow(remote, asked)) return true;
    const { cart } = remote;
    const moved = await carts.update(
      cart,
      [{ action: 'recalculate', updateProductData: true }],
      asked,
    );
    if (moved.ok) return false;
    // Refused for another reason, it keeps its version.
    const isOver = Date.now() - Date.parse(draft.createdAt) > longestRequestMs;
    const isCertain = isOfAnotherCart(moved) || (isOver && !isUnknown(moved));
    if (!isCertain) throw new BackendError(unknownAfter('updateCart', moved));
    // It has another version already: by somebody else, or because it has just become the order.
    return isMadeNow(remote, asked);
  }

  async function isMadeNow(remote: OrderReference, asked: Asked): Promise<boolean> {
    const made = await orders.isMade(remote, asked);
    if (!made.ok) throw new BackendError(made);
    return made.data;
  }

  return {
    storeOrder,

    async tellRemote(now) {
      if (!orders.follow) return;
      for (const each of await ordersToTell(env.DB, now)) await tell(each, now);
    },

    async isStored(intent) {
      const { draft, remote } = intent;
      if (await own.findOrder(draft.id)) return true;
      return remote ? isMade(intent, remote, await askedFor(draft)) : false;
    },
  };
}
