/** Brings a room's cart to what its remote cart has become: by a write whose answer was lost, or by somebody else. */
import { endOfCart } from '#domain/cart/access.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { requestedFactsOf } from '#domain/cart/requested-facts.ts';
import { undoableOf } from '#domain/cart/undo.ts';
import type { Failure } from '#domain/errors.ts';
import { BackendError, unknownAfter } from '#domain/remote/backend-failure.ts';
import { isMade, noticesOfGiven } from '#domain/remote/made-write.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import type { RemoteCartBackend } from '#worker/commerce/remote-cart-backend.ts';
import { ownCaller } from './own-caller.ts';
import { cartChanged, eventsOf } from './publisher.ts';
import type { Room } from './room.ts';
import type { PendingWrite, StoredChange } from './room-documents.ts';

/** `publisher`: absent where no browser window is told. */
export type CatchingUp = Pick<Room, 'roomStore' | 'backend'> & {
  publisher?: Pick<Room['publisher'], 'keep' | 'ended'> | undefined;
};

type Looking = {
  /** The cart of a room that has none yet. */
  created?: Cart | undefined;
  /** An order of the remote cart that the shop did not store was cancelled there: the shop's cart stays. */
  isTakenBack?: boolean;
};

/**
 * The caller holds the mutex. A pending write that was made counts as applied; one that was not stays pending while the
 * remote cart is what it was. Throws if the remote does not answer.
 */
export async function caughtUp(
  room: CatchingUp,
  now: Date,
  { created, isTakenBack = false }: Looking = {},
): Promise<void> {
  const { roomStore, backend } = room;
  const { remote } = backend;
  const pending = roomStore.pending();
  const cart = cartOf(room) ?? created;
  if (!remote || !cart || endOfCart(cart)) return roomStore.dropPending();
  const store = await backend.store(cart.store.key, now);
  const known = roomStore.remote();
  const read = await remote.read(cart.id, known, ownCaller(roomStore, cart, { store, now }));
  if (!read.ok) {
    if (read.code !== 'CartOrdered') throw unknownBy('getCart', read);
    return isTakenBack ? roomStore.forgetRemote() : ended(room, cart, now);
  }
  const held = read.data;
  if (!held) {
    if (known) roomStore.forgetRemote();
    return;
  }
  if (known?.id === held.id && known.version === held.version) return;
  const made = pending && isMade(known, held, pending.wanted) ? pending : undefined;
  await takenOver(room, remote, { cart, held, made }, now);
}

/** Stores what the remote cart has. `made`: the write that brought it there. */
export async function takenOver(
  room: CatchingUp,
  remote: RemoteCartBackend,
  { cart, held, made }: { cart: Cart; held: RemoteCart; made: PendingWrite | undefined },
  now: Date,
): Promise<void> {
  const { backend } = room;
  const { customerId } = cart;
  const wanted: Cart = made ? { ...made.wanted, ...(customerId && { customerId }) } : cart;
  const store = await backend.store(cart.store.key, now);
  const facts = await backend.facts(store, requestedFactsOf(wanted), now);
  const given = await remote.adopt(wanted, held, facts);
  const next = { ...given, version: cart.version + 1 };
  const notices = made ? noticesOfGiven(made.notices, wanted, given) : [];
  // What others have changed is no operation: an undo of one would take it away.
  const isOwn = made && !undoableOf(made.id, wanted, next);
  const changed = undoableOf(made?.id ?? '', cart, next);
  keep(
    room,
    cart,
    {
      cart: next,
      remote: held,
      operations: made ? [...made.alsoDone, { id: made.id, notices }] : [],
      undoable: changed && (isOwn ? changed : null),
      hasOtherDetails: !made,
    },
    now,
  );
}

/** Stores a change, and tells it where somebody listens. */
export function keep(
  { roomStore, publisher }: CatchingUp,
  before: Cart,
  change: StoredChange,
  now: Date,
): void {
  if (publisher) publisher.keep(before, change, now);
  else roomStore.commit({ ...change, events: eventsOf(before, change.cart, now) });
}

/** The room's cart; of a room whose first write is pending, what it wanted. */
export function cartOf({ roomStore }: Pick<CatchingUp, 'roomStore'>): Cart | undefined {
  const isNew = roomStore.lastVersion() === 0;
  return roomStore.cart() ?? (isNew ? roomStore.pending()?.wanted : undefined);
}

/** The remote cart has become an order that the shop does not know: nothing of it is sold a second time. */
function ended({ roomStore, publisher }: CatchingUp, cart: Cart, now: Date): void {
  const ordered: Cart = { ...cart, cartState: 'Ordered', version: cart.version + 1 };
  const placed = {
    id: roomStore.remote()?.id ?? cart.id,
    ...(cart.savedForLater.length > 0 && { nextCartId: crypto.randomUUID() }),
  };
  roomStore.commitOrder(ordered, placed, cartChanged(ordered, now.toISOString(), 'Ordered'));
  console.error(JSON.stringify({ error: 'cart ordered elsewhere', remoteCart: placed.id }));
  publisher?.ended();
}

/** What the room throws when it cannot learn what has become of a write: no refusal of what the shopper wanted. */
export const unknownBy = (endpoint: string, failed: Failure): BackendError =>
  new BackendError(unknownAfter(endpoint, failed));
