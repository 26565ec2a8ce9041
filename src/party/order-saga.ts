/**
 * From cart to order, at most once. The attempt is written down before the backend is asked, under ids that stay the
 * same; whoever comes next (the shopper again, another change, the alarm) finds it and brings it to its end.
 */
import type { Cart } from '#domain/cart/cart.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import { leftBehind } from '#domain/cart/left-behind.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { joinedSaved } from '#domain/cart/saved.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { orderDraft } from '#domain/order/place.ts';
import type { Intent, PaymentAttempt } from '#domain/payment/attempt.ts';
import { isProviderKind, type PaymentMethodKey } from '#domain/payment/methods.ts';
import { recordable } from '#domain/payment/next-step.ts';
import { paidBy } from '#domain/payment/paid-by.ts';
import type { Ordered, Placement } from '#domain/payment/placement.ts';
import { checkOfCart } from '#domain/vat/relief.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';
import type { PlacedOrder, RoomMemory } from './memory.ts';
import { resolveMerge } from './merge-saga.ts';
import type { OrderRequest } from './requests.ts';
import { cartChanged } from './room-events.ts';
import { refusalOf, strangerTo } from './room-rules.ts';
import { factsForOrder } from './vat-at-order.ts';

/** Asks a provider for the money of an order to be. */
type Pay = (
  intent: Intent,
  request: OrderRequest & { paymentMethod: PaymentAttempt['method'] },
  caller: Caller,
) => Promise<Outcome<Placement>>;

/** Stores the order of this room's cart or has it paid first; one that is there already is the answer. */
export async function placeOrder(
  memory: RoomMemory,
  backend: CartBackend,
  pay: Pay,
  request: OrderRequest,
  caller: Caller,
): Promise<Outcome<Placement>> {
  const stranger = strangerTo(memory.cart(), caller);
  if (stranger) return stranger;
  const waiting = memory.attempt();
  if (waiting && isSameOrder(waiting, request)) return finish(memory, backend, waiting);
  await resolveAttempt(memory, backend);
  if (memory.placed()) return placedOrder(memory, backend);
  const cart = memory.cart();
  const refusal = refusalOf(cart, request, caller);
  if (refusal || !cart) return refusal ?? failure('CartNotFound');
  const { paymentMethod, expectedTotalCentAmount } = request;
  const facts = await factsForOrder(backend, cart, caller);
  const drafted = orderDraft(priced(withPayment(cart, paymentMethod), facts), caller.store, {
    orderId: crypto.randomUUID(),
    locale: caller.locale,
    site: caller.site,
    createdAt: caller.now.toISOString(),
    paymentMethod,
    expectedTotalCentAmount,
    vatCheck: checkOfCart(cart, facts),
  });
  if (!drafted.ok) {
    if (!cart.customerEmail) noteMissingEmail(cart, paymentMethod);
    return drafted;
  }
  const intent: Intent = {
    draft: drafted.draft,
    eventIds: { orderPlaced: crypto.randomUUID(), stockChanged: crypto.randomUUID() },
    inventoryMode: caller.store.inventoryMode,
  };
  if (isProviderKind(paymentMethod)) return pay(intent, { ...request, paymentMethod }, caller);
  memory.saveAttempt(intent);
  return finish(memory, backend, intent);
}

/** The pages ask for it long before; whoever gets here without one calls by themselves. Source: checklist PAY-6. */
function noteMissingEmail({ id }: Cart, paymentType: PaymentMethodKey): void {
  console.error(JSON.stringify({ error: 'order without email', paymentType, cart: inLog(id) }));
}

/** The order that the cart has become. */
export async function placedOrder(
  memory: RoomMemory,
  backend: CartBackend,
): Promise<Outcome<Ordered>> {
  const placed = memory.placed();
  const order = placed && (await backend.findOrder(placed.id));
  return order ? { ok: true, data: placedAs(order, placed) } : failure('OrderNotFound');
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
function isSameOrder({ draft }: Intent, request: OrderRequest): boolean {
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
  { draft, eventIds, inventoryMode }: Intent,
): Promise<Outcome<Ordered>> {
  const stored = await backend.storeOrder(draft, eventIds, inventoryMode);
  if (!stored.ok) {
    memory.dropAttempt();
    return stored;
  }
  return { ok: true, data: close(memory, stored.order) };
}

/**
 * Stores the order that an attempt has paid for, or finds the one that another has made, and closes the cart; null when
 * the cart has been closed or has ended. A failure when stock or codes do not suffice: the money goes back.
 */
export async function storePaid(
  memory: RoomMemory,
  backend: CartBackend,
  attempt: PaymentAttempt,
): Promise<Outcome<Ordered> | null> {
  const { intent } = attempt;
  const cart = memory.cart();
  if (!intent || !cart || cart.cartState !== 'Active') return null;
  const draft = { ...intent.draft, ...paidBy(attempt) };
  const stored = await backend.storeOrder(draft, intent.eventIds, intent.inventoryMode);
  if (!stored.ok) return stored;
  return { ok: true, data: close(memory, stored.order) };
}

/**
 * Closes the cart for its order, whichever attempt that is of: another may have stored it and never heard so, and one that
 * was dropped, because nobody found its order, may have been written late. Such an order stands; its events go out with the
 * sweep of the outbox. What came into the cart after the order was reviewed lies aside in the next one.
 */
function close(memory: RoomMemory, order: Order): Ordered {
  const cart = memory.cart();
  const attempt = memory.attempts.all().find(({ intent }) => intent?.draft.id === order.id);
  if (!cart) throw new Error(`order ${order.id} has no cart`);
  const intents = [attempt?.intent, memory.attempt()];
  const intent = intents.find((each) => each?.draft.id === order.id);
  const savedForLater = joinedSaved(cart.savedForLater, leftBehind(cart, order));
  const ordered: Cart = {
    ...cart,
    lineItems: order.lineItems,
    savedForLater,
    cartState: 'Ordered',
    version: cart.version + 1,
  };
  const placed: PlacedOrder = {
    id: order.id,
    ...(intent && { eventIds: intent.eventIds }),
    ...(savedForLater.length > 0 && { nextCartId: crypto.randomUUID() }),
  };
  memory.commitOrder(
    ordered,
    placed,
    cartChanged(ordered, order.createdAt, 'Ordered'),
    attempt && withOrder(attempt, order),
  );
  return placedAs(order, placed);
}

/** The order knows the person and the goods from here on. */
function withOrder(attempt: PaymentAttempt, { id, paymentInfo }: Order): PaymentAttempt {
  const { intent, url, grant, ...rest } = attempt;
  const transactions = paymentInfo.payments[0]?.transactions ?? [];
  return { ...rest, orderId: id, recorded: recordable({ transactions }) };
}

function placedAs(order: Order, { nextCartId }: PlacedOrder): Ordered {
  return { kind: 'ordered', order, isFollowed: nextCartId !== undefined };
}
