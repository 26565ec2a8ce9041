/** Ordering in a room: each call holds the mutex, sets the alarm first, and broadcasts when the cart has ended. */
import { inLog } from '#domain/cart/cart-id.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import { isPayableAgain } from '#domain/order/pay-again.ts';
import type { CheckoutResult } from '#domain/payment/checkout-result.ts';
import type { RequestedPayment } from '#domain/payment/payment-request.ts';
import type { ProviderNotification, ProviderRefund } from '#domain/payment/provider.ts';
import type { createRoomAlarms } from './alarms.ts';
import type { createRoomMutex } from './mutex.ts';
import { createRoomPayments, type PaymentContext } from './payments.ts';
import { placeOrder } from './place-order.ts';
import type { roomPublisher } from './publisher.ts';
import type { OrderRequest } from './requests.ts';
import { type AuthorizationPayload, createRoomAuthorizations } from './wallet-authorizations.ts';

type Room = PaymentContext & {
  mutex: ReturnType<typeof createRoomMutex>;
  alarms: ReturnType<typeof createRoomAlarms>;
  publisher: ReturnType<typeof roomPublisher>;
  /** The cart has become an order. */
  onOrdered: () => void;
};

export function createRoomOrdering(room: Room) {
  const { roomStore, backend, order, mutex, alarms, publisher } = room;
  const payments = createRoomPayments(room);
  const authorizations = createRoomAuthorizations(room);

  /** Notifies open browser windows of an order that `work` has stored. */
  async function broadcastingEnd<Value>(work: () => Promise<Value>): Promise<Value> {
    const wasPlaced = roomStore.placed() !== undefined;
    try {
      return await work();
    } finally {
      if (!wasPlaced && roomStore.placed()) room.onOrdered();
    }
  }

  /** Sets the alarm first: it finishes or abandons what `work` could not complete. */
  function lockedTurn<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    return mutex.withLockAsOutcome(async () => {
      await alarms.retrySoon();
      return broadcastingEnd(work);
    });
  }

  return {
    /** The caller holds the mutex, as for `settleAll`. Called before the cart ends. */
    settleOrders: () =>
      broadcastingEnd(async () => {
        await payments.settleOrders();
        await order.resolve();
      }),
    settleAll: () => {
      authorizations.expireOld();
      return broadcastingEnd(payments.settleAll);
    },
    nextLook: (): number | undefined => {
      const looks = [payments.nextLook(), authorizations.endsAt()].filter((at) => at !== undefined);
      return looks.length > 0 ? Math.min(...looks) : undefined;
    },

    place(request: OrderRequest, caller: Caller): Promise<Outcome<CheckoutResult>> {
      if (!roomStore.cart()) return Promise.resolve(failure('CartNotFound'));
      return lockedTurn(async () => {
        await payments.settleOrders();
        return placeOrder(
          { roomStore, backend, order, payments, alarms, publisher },
          request,
          caller,
        );
      });
    },

    /** Pays for the order again, if its payment has failed. */
    payAgain: (requested: RequestedPayment) =>
      lockedTurn(async () => {
        await payments.settleOrders();
        const placed = roomStore.placed();
        const stored = placed && (await backend.findOrder(placed.id));
        if (!stored) return failure('OrderNotFound');
        return isPayableAgain(stored)
          ? payments.payAgain(stored, requested)
          : failure('OrderNotPayable');
      }),

    saveWalletAuthorization: (notification: AuthorizationPayload, caller: Caller) =>
      lockedTurn(async () => authorizations.store(notification, caller)),
    granted: (caller: Caller) => authorizations.publicAuthorization(caller),

    returned: (attemptId: string, details: Record<string, string>) =>
      lockedTurn(() => payments.returned(attemptId, details)),

    look: (attemptId: string) => mutex.withLockAsOutcome(() => payments.look(attemptId)),

    /** Throws when the notification was not stored, so that the provider sends it again. */
    async notified(notification: ProviderNotification): Promise<void> {
      const taken = await lockedTurn(async () => {
        await payments.notified(notification);
        return { ok: true, data: null };
      });
      if (!taken.ok) throw new Error(`notification not taken for cart ${inLog(room.cartId())}`);
    },

    refund: (attemptId: string, wanted: ProviderRefund) =>
      lockedTurn(() => payments.refund(attemptId, wanted)),

    /** Called by the sweeper, in case the alarm or the index entry of a finished attempt was lost. */
    settle: (attemptIds: readonly string[]) =>
      lockedTurn(async () => {
        await payments.settleAll();
        await payments.saveAttemptIndexAgain(attemptIds);
        return { ok: true, data: null };
      }),
  };
}
