/** How a room orders: each call takes its turn, has the alarm behind it, and tells the windows when the cart has ended. */
import { inLog } from '#domain/cart/cart-id.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import type { Placement } from '#domain/payment/placement.ts';
import type { ProviderNotification } from '#domain/payment/provider.ts';
import { roomGrants, type ToldGrant } from './grants.ts';
import { placeOrder, resolveAttempt } from './order-saga.ts';
import { type PaymentDesk, roomPayments } from './payments.ts';
import type { OrderRequest } from './requests.ts';
import type { roomTurns } from './turns.ts';
import type { roomWakes } from './wakes.ts';

type Room = PaymentDesk & {
  turns: ReturnType<typeof roomTurns>;
  wakes: ReturnType<typeof roomWakes>;
  tellEnd: () => void;
};

export type RoomOrdering = ReturnType<typeof roomOrdering>;

export function roomOrdering(room: Room) {
  const { memory, backend, turns, wakes } = room;
  const payments = roomPayments(room);
  const grants = roomGrants(room);

  /** Windows hear of the order, whoever brought it about. */
  async function watched<Value>(work: () => Promise<Value>): Promise<Value> {
    const wasPlaced = memory.placed() !== undefined;
    try {
      return await work();
    } finally {
      if (!wasPlaced && memory.placed()) room.tellEnd();
    }
  }

  /** Whatever happens in it, the alarm finishes or gives up what this turn cannot. */
  function turn<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    return turns.guarded(async () => {
      await wakes.soon();
      return watched(work);
    });
  }

  return {
    /** Both in a turn that the caller has. The first comes before the cart ends. */
    settleOrders: () =>
      watched(async () => {
        await payments.settleOrders();
        await resolveAttempt(memory, backend);
      }),
    settleAll: () => {
      grants.forgetOld();
      return watched(payments.settleAll);
    },
    nextLook: (): number | undefined => {
      const looks = [payments.nextLook(), grants.endsAt()].filter((at) => at !== undefined);
      return looks.length > 0 ? Math.min(...looks) : undefined;
    },

    order(request: OrderRequest, caller: Caller): Promise<Outcome<Placement>> {
      if (!memory.cart()) return Promise.resolve(failure('CartNotFound'));
      return turn(async () => {
        await payments.settleOrders();
        return placeOrder(
          memory,
          backend,
          (intent, { paymentMethod: method }) => {
            const id = crypto.randomUUID();
            const returnUrl = `${caller.site}/checkout/payment/return?attempt=${id}`;
            return payments.pay(intent, { id, method, returnUrl });
          },
          request,
          caller,
        );
      });
    },

    keepGrant: (told: ToldGrant, caller: Caller) => turn(async () => grants.keep(told, caller)),
    granted: (caller: Caller) => grants.shown(caller),

    returned: (attemptId: string, details: Record<string, string>) =>
      turn(() => payments.returned(attemptId, details)),

    look: (attemptId: string) => turns.guarded(() => payments.look(attemptId)),

    /** Throws when it was not written down: the provider tells it again. */
    async notified(told: ProviderNotification): Promise<void> {
      const taken = await turn(async () => {
        await payments.notified(told);
        return { ok: true, data: null };
      });
      if (!taken.ok) throw new Error(`notification not taken for cart ${inLog(room.cartId())}`);
    },

    /** Asked by the sweeper, should the alarm have been lost, or the note of an end. */
    settle: (attemptIds: readonly string[]) =>
      turn(async () => {
        await payments.settleAll();
        await payments.noteAgain(attemptIds);
        return { ok: true, data: null };
      }),
  };
}
