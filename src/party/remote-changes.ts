/**
 * Changes of a cart that a remote backend stores and prices. The room stays the only writer of its cart: it decides by
 * the shop's rules, brings the remote cart to the result and keeps what the remote answers. A write is stored before it is
 * sent: what has become of it is looked up before anything else changes the cart (pending-writes.ts).
 */
import { endOfCart } from '#domain/cart/access.ts';
import type { CartNotice } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { failure } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import { isOfAnotherCart, isUnknown, loggedText } from '#domain/remote/backend-failure.ts';
import { noticesOfGiven } from '#domain/remote/made-write.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import type { AppliedOperation } from '#worker/commerce/cart-backend.ts';
import type { RemoteCaller, RemoteCartBackend } from '#worker/commerce/remote-cart-backend.ts';
import { type CatchingUp, caughtUp } from './catch-up.ts';
import type { Room } from './room.ts';
import type { PendingWrite } from './room-documents.ts';

/** A decision of the shop's rules: the cart as the shop prices it. `alsoDone`: operations that were applied with it. */
export type Decided = {
  cart: Cart;
  notices: CartNotice[];
  facts: CartFacts;
  alsoDone: AppliedOperation[];
};

/** `before`: what was decided on; the room has it stored, unless it is new. */
export type Confirmed = Decided & { before: Cart; remote?: RemoteCart | undefined };

export type RemoteRoom = CatchingUp & { alarms: Pick<Room['alarms'], 'retrySoon'> };

const tries = 3;

/**
 * Makes the change `id` of `cart`; the caller has settled earlier writes. If somebody else has changed the remote cart,
 * the room takes that over and the decision is made again: the intent of the shopper stays, the other change too.
 */
export async function confirmedChange(
  room: RemoteRoom,
  remote: RemoteCartBackend,
  change: {
    id: string;
    cart: Cart;
    decide: (cart: Cart) => Promise<Outcome<Decided>>;
    /** The remote has to apply current prices. */
    isRepriced?: boolean;
  },
  caller: RemoteCaller,
): Promise<Outcome<Confirmed>> {
  const { id, cart, decide, isRepriced = false } = change;
  let before = cart;
  for (let made = 0; made < tries; made += 1) {
    const decided = await decide(before);
    if (!decided.ok) return decided;
    const { cart: wanted, notices, facts, alsoDone } = decided.data;
    const written = await sent(
      room,
      remote,
      before,
      { id, wanted, notices, alsoDone, at: caller.now.getTime() },
      isRepriced,
      caller,
    );
    if (written.ok) {
      const answer = written.data;
      if (!answer) return { ok: true, data: { ...decided.data, before } };
      const given = await remote.adopt(wanted, answer, facts);
      return {
        ok: true,
        data: {
          ...decided.data,
          cart: given,
          notices: noticesOfGiven(notices, wanted, given),
          before,
          remote: answer,
        },
      };
    }
    if (!isOfAnotherCart(written)) return written;
    await caughtUp(room, caller.now, { created: before });
    before = room.roomStore.cart() ?? before;
    const end = endOfCart(before);
    if (end) return end;
  }
  return failure('ConcurrentModification', { currentVersion: before.version });
}

/** Null if the remote has to know nothing of it. */
async function sent(
  { roomStore, alarms }: RemoteRoom,
  remote: RemoteCartBackend,
  before: Cart,
  write: PendingWrite,
  isRepriced: boolean,
  caller: RemoteCaller,
): Promise<Outcome<RemoteCart | null>> {
  const { wanted } = write;
  const held = roomStore.remote();
  if (!held && isBare(wanted)) return { ok: true, data: null };
  const detailed = held && !roomStore.hasOtherDetails() ? before : undefined;
  // Both before the request: the room may be evicted before the answer.
  await alarms.retrySoon();
  roomStore.savePending(write);
  const written = await remote.write({ held, before: detailed, wanted, isRepriced }, caller);
  if (!written.ok && !isUnknown(written)) roomStore.dropPending();
  return written;
}

/** Nothing that the remote would have to know. */
const isBare = ({ lineItems, discountCodes }: Cart) =>
  lineItems.length === 0 && discountCodes.length === 0;

/** The remote cart with current prices; undefined if there is none. Throws if the remote does not answer. */
export async function repriced(
  room: CatchingUp,
  caller: RemoteCaller,
): Promise<RemoteCart | undefined> {
  const { remote } = room.backend;
  for (let made = 0; made < tries; made += 1) {
    const held = room.roomStore.remote();
    if (!remote || !held) return undefined;
    const answer = await remote.recalculate(held, caller);
    if (answer.ok) return answer.data;
    if (!isOfAnotherCart(answer)) throw new Error(loggedText(answer));
    await caughtUp(room, caller.now);
  }
  throw new Error('the remote cart changes all the time');
}
