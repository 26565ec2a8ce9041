/**
 * From cart to order, at most once. The attempt is written down before the backend is asked, under ids that stay the
 * same; whoever comes next (the shopper again, another change, the alarm) finds it and brings it to its end.
 */
import type { Cart } from '#domain/cart/cart.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, Data, Outcome } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { orderDraft } from '#domain/order/place.ts';
import { withVatProof } from '#domain/order/vat-proof.ts';
import { checkOfCart } from '#domain/vat/relief.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';
import type { OrderAttempt, PlacedOrder, RoomMemory } from './memory.ts';
import { resolveMerge } from './merge-saga.ts';
import type { OrderRequest } from './requests.ts';
import { cartChanged } from './room-events.ts';
import { refusalOf, strangerTo } from './room-rules.ts';
import { factsForOrder } from './vat-at-order.ts';

/** Stores the order of this room's cart; a repeated call returns the order that is already there. */
export async function placeOrder(
  memory: RoomMemory,
  backend: CartBackend,
  request: OrderRequest,
  caller: Caller,
): Promise<Outcome<Data<'createOrder'>>> {
  const stranger = strangerTo(memory.cart(), caller);
  if (stranger) return stranger;
  const waiting = memory.attempt();
  if (waiting && isSameOrder(waiting, request)) return finish(memory, backend, waiting);
  await resolveAttempt(memory, backend);
  const placed = memory.placed();
  if (placed) {
    const order = await backend.findOrder(placed.id);
    return order ? placedAs(order, placed) : failure('OrderNotFound');
  }
  const cart = memory.cart();
  const refusal = refusalOf(cart, request, caller);
  if (refusal || !cart) return refusal ?? failure('CartNotFound');
  const facts = await factsForOrder(backend, cart, caller);
  const drafted = orderDraft(
    priced(withPayment(cart, request.paymentMethod), facts),
    caller.store,
    {
      orderId: crypto.randomUUID(),
      locale: caller.locale,
      createdAt: caller.now.toISOString(),
      paymentMethod: request.paymentMethod,
      expectedTotalCentAmount: request.expectedTotalCentAmount,
    },
  );
  if (!drafted.ok) return drafted;
  const attempt: OrderAttempt = {
    draft: withVatProof(drafted.draft, checkOfCart(cart, facts)),
    eventIds: { orderPlaced: crypto.randomUUID(), stockChanged: crypto.randomUUID() },
    inventoryMode: caller.store.inventoryMode,
  };
  memory.saveAttempt(attempt);
  return finish(memory, backend, attempt);
}

/**
 * Settles an attempt whose end this room did not see: an order that the backend has is finished, one it does not have
 * is dropped, so that the cart can change again.
 */
export async function resolveAttempt(memory: RoomMemory, backend: CartBackend): Promise<void> {
  await resolveMerge(memory, backend);
  const attempt = memory.attempt();
  if (!attempt) return;
  const order = await backend.findOrder(attempt.draft.id);
  if (order) await finish(memory, backend, attempt);
  else memory.dropAttempt();
}

/** Whether a press of the order button repeats the attempt: same payment, same total. */
function isSameOrder({ draft }: OrderAttempt, request: OrderRequest): boolean {
  const [payment] = draft.paymentInfo.payments;
  return (
    payment?.paymentMethodInfo.paymentInterface === request.paymentMethod &&
    draft.totalPrice.centAmount === request.expectedTotalCentAmount
  );
}

/** Stores the order and closes the cart; an attempt for which stock or codes do not suffice is over. */
async function finish(
  memory: RoomMemory,
  backend: CartBackend,
  { draft, eventIds, inventoryMode }: OrderAttempt,
): Promise<Outcome<Data<'createOrder'>>> {
  const stored = await backend.storeOrder(draft, eventIds, inventoryMode);
  if (!stored.ok) {
    memory.dropAttempt();
    return stored;
  }
  const { order } = stored;
  const cart = memory.cart();
  if (!cart) throw new Error(`order ${order.id} has no cart`);
  const ordered: Cart = { ...cart, cartState: 'Ordered', version: cart.version + 1 };
  const event = cartChanged(ordered, draft.createdAt, 'Ordered');
  const isFollowed = cart.savedForLater.length > 0;
  const placed: PlacedOrder = {
    id: order.id,
    eventIds,
    ...(isFollowed && { nextCartId: crypto.randomUUID() }),
  };
  memory.commitOrder(ordered, placed, event);
  return placedAs(order, placed);
}

function placedAs(order: Order, { nextCartId }: PlacedOrder): Outcome<Data<'createOrder'>> {
  return { ok: true, data: { order, isFollowed: nextCartId !== undefined } };
}
