/**
 * The order of a room: it is stored at most once, and the cart is closed for it. The attempt is stored, with fixed ids,
 * before the backend is called; after an interruption the next request or the alarm finds the attempt and resolves it.
 */
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { linesAddedSince } from '#domain/cart/lines-added-since.ts';
import { requestedFactsOf } from '#domain/cart/requested-facts.ts';
import { mergedSavedItems } from '#domain/cart/saved.ts';
import { type Failure, failure } from '#domain/errors.ts';
import { withGiftCards } from '#domain/gift-card/payments.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { withStates } from '#domain/order/steps/states.ts';
import type { Intent, PaymentAttempt } from '#domain/payment/attempt.ts';
import type { Ordered } from '#domain/payment/checkout-result.ts';
import { recordableState } from '#domain/payment/next-step.ts';
import { paidBy } from '#domain/payment/paid-by.ts';
import { pendingVatCheckOf } from '#domain/vat/pending-check.ts';
import { vatCheckForCart } from '#domain/vat/relief.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';
import { caughtUp } from './catch-up.ts';
import { resolveMerge } from './merge-saga.ts';
import { cartChanged } from './publisher.ts';
import { broughtBack, reviewedRemote } from './reviewed-remote.ts';
import type { PlacedOrder } from './room-documents.ts';
import type { RoomStore } from './room-store.ts';

export type RoomOrder = ReturnType<typeof roomOrder>;

export function roomOrder(roomStore: RoomStore, backend: CartBackend) {
  /** After a refusal: somebody else may have changed the remote cart since the shopper saw it. */
  async function lookAgain({ remote }: Intent, refused?: Failure): Promise<void> {
    const isTakenBack = refused?.code !== 'CartOrdered';
    if (remote) await caughtUp({ roomStore, backend }, new Date(), { isTakenBack });
  }

  /** Stores the order and closes the cart; drops the attempt if the backend refuses it. */
  async function store(intent: Intent): Promise<Outcome<Ordered>> {
    const stored = await backend.storeOrder(intent, () =>
      roomStore.saveAttempt(takingBack(intent)),
    );
    if (!stored.ok) {
      await lookAgain(intent, stored);
      roomStore.dropAttempt();
      return stored;
    }
    return { ok: true, data: close(roomStore, stored.order) };
  }

  return {
    store,

    /** The order that the cart has become. */
    async placed(): Promise<Outcome<Ordered>> {
      const placed = roomStore.placed();
      const order = placed && (await backend.findOrder(placed.id));
      return order ? { ok: true, data: orderedResult(order, placed) } : failure('OrderNotFound');
    },

    /**
     * Resolves an interrupted order or merge: an order that the backend has is finished, one that it does not have is
     * dropped, so that the cart can change again.
     */
    async resolve(): Promise<void> {
      const merge = roomStore.merge();
      if (merge) await resolveMerge(roomStore, backend, merge);
      const attempt = roomStore.attempt();
      if (!attempt) return;
      if (await backend.isStored(attempt)) {
        await store(attempt);
        return;
      }
      await lookAgain(attempt);
      roomStore.dropAttempt();
    },

    /**
     * Stores the order that an attempt has paid for, or finds another attempt's order, and closes the cart; null if the
     * cart is already closed or has ended. Fails if stock or codes no longer suffice: the money is then returned.
     */
    async storePaid(attempt: PaymentAttempt): Promise<Outcome<Ordered> | null> {
      const { intent } = attempt;
      const cart = roomStore.cart();
      if (!intent || !cart || cart.cartState !== 'Active') return null;
      const paid = withStates({
        ...intent.draft,
        paymentInfo: withGiftCards(paidBy(attempt), intent.draft),
      });
      const { createdAt, paymentState } = paid;
      const draft = paymentState === 'Failed' ? { ...paid, paymentFailedAt: createdAt } : paid;
      const reviewed = await reviewedRemote({ roomStore, backend }, { ...intent, draft }, cart);
      if (!reviewed.ok) return reviewed;
      const { isBrought } = reviewed.data;
      const stored = await backend.storeOrder(reviewed.data.intent, () =>
        roomStore.attempts.save({ ...attempt, intent: takingBack(intent) }),
      );
      if (!stored.ok) {
        const isBack = isBrought && (await broughtBack({ roomStore, backend }, intent));
        if (!isBack) await lookAgain(intent, stored);
        return stored;
      }
      return { ok: true, data: close(roomStore, stored.order) };
    },
  };
}

/**
 * The facts for an order. If it has net prices, an outdated VAT check is repeated first. If the registry does not
 * respond, VAT applies; the total then differs from the expected one and is shown to the shopper before ordering.
 */
export async function factsForOrder(
  backend: CartBackend,
  cart: Cart,
  { store, now }: Pick<Caller, 'store' | 'now'>,
): Promise<CartFacts> {
  const facts = await backend.facts(store, requestedFactsOf(cart), now);
  const pendingCheck = pendingVatCheckOf(cart);
  if (!cart.taxRelief || !pendingCheck || vatCheckForCart(cart, facts)) return facts;
  await backend.checkVat(pendingCheck, now);
  return backend.facts(store, requestedFactsOf(cart), now);
}

/**
 * Closes the cart for its order. The order may belong to another attempt whose response was lost, or to a dropped one
 * that was stored late. Such an order is valid; the outbox sweep sends its events. Lines added after the order was
 * reviewed are saved for later in the next cart.
 */
function close(roomStore: RoomStore, order: Order): Ordered {
  const cart = roomStore.cart();
  const attempt = roomStore.attempts.all().find(({ intent }) => intent?.draft.id === order.id);
  if (!cart) throw new Error(`order ${order.id} has no cart`);
  const intents = [attempt?.intent, roomStore.attempt()];
  const intent = intents.find((each) => each?.draft.id === order.id);
  const savedForLater = mergedSavedItems(cart.savedForLater, linesAddedSince(cart, order));
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
  roomStore.commitOrder(
    ordered,
    placed,
    cartChanged(ordered, order.createdAt, 'Ordered'),
    attempt && withOrder(attempt, order),
  );
  return orderedResult(order, placed);
}

const takingBack = ({ remote, ...intent }: Intent): Intent => ({
  ...intent,
  ...(remote && { remote: { ...remote, isTakenBack: true } }),
});

/** The attempt without its draft: from now on only the order contains the personal data and the items. */
function withOrder(attempt: PaymentAttempt, { id, paymentInfo }: Order): PaymentAttempt {
  const { intent, url, authorization, isStoring, ...rest } = attempt;
  const transactions = paymentInfo.payments[0]?.transactions ?? [];
  return { ...rest, orderId: id, recorded: recordableState({ transactions }) };
}

function orderedResult(order: Order, { nextCartId }: PlacedOrder): Ordered {
  return { kind: 'ordered', order, isFollowed: nextCartId !== undefined };
}
