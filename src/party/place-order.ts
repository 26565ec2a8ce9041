/** Places an order: stores it, or first requests its payment from a provider. */
import { foreignCallerFailure, refusalOf } from '#domain/cart/access.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { refreshedCart } from '#domain/cart/session.ts';
import { failure } from '#domain/errors.ts';
import { giftCardCents } from '#domain/gift-card/used-cards.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import { inventoryModeOf, orderDraft } from '#domain/order/place.ts';
import type { Intent } from '#domain/payment/attempt.ts';
import type { CheckoutResult } from '#domain/payment/checkout-result.ts';
import { isProviderKind, type PaymentMethodKey } from '#domain/payment/methods.ts';
import { vatCheckForCart } from '#domain/vat/relief.ts';
import { keep } from './catch-up.ts';
import type { RoomPayments } from './payments.ts';
import { settlePending } from './pending-writes.ts';
import { type Confirmed, confirmedChange, type RemoteRoom } from './remote-changes.ts';
import type { OrderRequest } from './requests.ts';
import { factsForOrder, type RoomOrder } from './room-order.ts';

/** The parts of a room that placing an order needs. */
type OrderEffects = RemoteRoom & {
  order: RoomOrder;
  payments: Pick<RoomPayments, 'pay'>;
};

/** Stores the order of this room's cart, or begins its payment. Returns the existing order if there is one. */
export async function placeOrder(
  room: OrderEffects,
  request: OrderRequest,
  caller: Caller,
): Promise<Outcome<CheckoutResult>> {
  const { roomStore, backend, order, payments } = room;
  const stranger = foreignCallerFailure(roomStore.cart(), caller);
  if (stranger) return stranger;
  const waiting = roomStore.attempt();
  if (waiting && isSameOrder(waiting, request)) return order.store(waiting);
  await order.resolve();
  const { version } = roomStore.cart() ?? {};
  await settlePending(room, caller.now);
  if (roomStore.placed()) return order.placed();
  const cart = roomStore.cart();
  const refusal = refusalOf(cart && { ...cart, version: version ?? cart.version }, request, caller);
  if (refusal || !cart) return refusal ?? failure('CartNotFound');
  const { paymentMethod, expectedTotalCentAmount, expectedGiftCardCentAmount, origin } = request;
  const shown = await shownCart(room, cart, paymentMethod, caller);
  if (!shown.ok) return shown;
  const { remote, facts } = shown.data;
  const drafted = orderDraft(shown.data.cart, caller.store, {
    orderId: crypto.randomUUID(),
    locale: caller.locale,
    site: caller.site,
    createdAt: caller.now.toISOString(),
    paymentMethod,
    expectedTotalCentAmount,
    expectedGiftCardCentAmount,
    vatCheck: vatCheckForCart(cart, facts),
  });
  if (!drafted.ok) {
    if (!cart.customerEmail) noteMissingEmail(cart, paymentMethod);
    return drafted;
  }
  const intent: Intent = {
    draft: drafted.draft,
    eventIds: { orderPlaced: crypto.randomUUID(), stockChanged: crypto.randomUUID() },
    inventoryMode: inventoryModeOf(cart, caller.store),
    ...(origin && { origin }),
    ...(remote && {
      remote: {
        cart: { id: remote.id, version: remote.version },
        orderNumber: await backend.nextOrderNumber(),
      },
    }),
  };
  if (isProviderKind(paymentMethod)) {
    // A voucher's order is stored before it is paid: no voucher is made for an order that would be refused.
    if (await backend.exceedsUnpaidLimits(drafted.draft, origin))
      return failure('UnpaidLimitReached');
    const id = crypto.randomUUID();
    const returnUrl = `${caller.site}/checkout/payment/return?attempt=${id}`;
    return payments.pay(intent, { id, method: paymentMethod, returnUrl });
  }
  roomStore.saveAttempt(intent);
  return order.store(intent);
}

/** The cart with this way of payment at current prices: with those of the remote backend, which is asked, if there is one. */
async function shownCart(
  room: RemoteRoom,
  cart: Cart,
  paymentMethod: PaymentMethodKey,
  caller: Caller,
): Promise<Outcome<Pick<Confirmed, 'cart' | 'facts' | 'remote'>>> {
  const { backend, roomStore } = room;
  async function decide(current: Cart) {
    const facts = await factsForOrder(backend, current, caller);
    const wanted = priced(withPayment(current, paymentMethod), facts);
    return { ok: true as const, data: { cart: wanted, facts, notices: [], alsoDone: [] } };
  }
  if (!backend.remote) return decide(cart);
  const id = crypto.randomUUID();
  const shown = await confirmedChange(
    room,
    backend.remote,
    { id, cart, decide, isRepriced: true },
    caller,
  );
  if (!shown.ok) return shown;
  const { before, facts, remote } = shown.data;
  // The remote has it from now on, whether it becomes an order or not.
  const kept = refreshedCart(before, facts, shown.data.cart);
  if (kept !== before) keep(room, before, { cart: kept, remote }, caller.now);
  else if (remote) roomStore.commit({ cart: kept, remote });
  return shown;
}

/** The addresses step requires a mail address: a request without one is not from our pages. Source: checklist PAY-6. */
function noteMissingEmail({ id }: Cart, paymentType: PaymentMethodKey): void {
  console.error(JSON.stringify({ error: 'order without email', paymentType, cart: inLog(id) }));
}

/** Whether the request repeats the stored attempt: same payment method, same total, same part by gift cards. */
function isSameOrder({ draft }: Intent, request: OrderRequest): boolean {
  const [payment] = draft.paymentInfo.payments;
  return (
    payment?.paymentMethodInfo.paymentInterface === request.paymentMethod &&
    draft.totalPrice.centAmount === request.expectedTotalCentAmount &&
    giftCardCents(draft) === (request.expectedGiftCardCentAmount ?? 0)
  );
}
