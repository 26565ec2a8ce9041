/**
 * Changes of a cart that a remote backend stores and prices. The room stays the only writer of its cart: it decides by
 * the shop's rules, brings the remote cart to the result and keeps what the remote answers. A request whose answer was
 * lost is recognised by its result, so that a repeated one is not made twice.
 */
import type { CartNotice } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { failure } from '#domain/errors.ts';
import type { Outcome } from '#domain/operations.ts';
import { contentUpdates } from '#domain/remote/cart-updates.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import type { AppliedOperation } from '#worker/commerce/cart-backend.ts';
import type { RemoteCaller, RemoteCartBackend } from '#worker/commerce/remote-cart-backend.ts';
import type { Room } from './room.ts';
import type { RoomStore } from './room-store.ts';

/** A decision of the shop's rules: the cart as the shop prices it. `alsoDone`: operations that were applied with it. */
export type Decided = {
  cart: Cart;
  notices: CartNotice[];
  facts: CartFacts;
  alsoDone: AppliedOperation[];
};

export type Confirmed = Decided & { remote?: RemoteCart | undefined };

/** A write that was sent and whose answer has not come. `at`: ms. */
export type PendingWrite = { id: string; wanted: Cart; notices: CartNotice[]; at: number };

/** More are not waiting: one that the remote makes later than that is refused, since its version is old. */
const maxPending = 5;
const tries = 2;

export const hasContent = (remote: RemoteCart, wanted: Cart): boolean =>
  contentUpdates(remote, wanted).length === 0;

/**
 * Makes the change `id` of `cart`. If somebody else has changed the remote cart, the decision is made again, once, on
 * what the cart is now: the intent of the shopper stays, the other change too.
 */
export async function confirmedChange(
  room: Pick<Room, 'name' | 'roomStore' | 'alarms'>,
  remote: RemoteCartBackend,
  change: { id: string; cart: Cart; decide: (cart: Cart) => Promise<Outcome<Decided>> },
  caller: RemoteCaller,
): Promise<Outcome<Confirmed>> {
  const { name, roomStore, alarms } = room;
  const { id, cart, decide } = change;
  let held = roomStore.remote();
  let current = cart;
  const found: AppliedOperation[] = [];
  for (let made = 0; made < tries; made += 1) {
    const decided = await decide(current);
    if (!decided.ok) return decided;
    const { cart: wanted, notices, facts } = decided.data;
    const confirm = async (answer: RemoteCart): Promise<Outcome<Confirmed>> => ({
      ok: true,
      data: {
        ...decided.data,
        cart: await remote.adopt(wanted, answer, facts),
        alsoDone: [...found, ...decided.data.alsoDone],
        remote: answer,
      },
    });
    if (!held && isBare(wanted)) return decided;
    roomStore.savePending(noted(roomStore, { id, wanted, notices, at: Date.now() }));
    const written = await remote.write({ held, before: held && cart, wanted }, caller);
    if (written.ok) return confirm(written.data);
    if (written.code === 'BackendFailed') await alarms.retrySoon();
    else if (written.code !== 'ConcurrentModification') roomStore.savePending([]);
    if (written.code !== 'ConcurrentModification') return written;
    const read = await remote.read(name(), held, caller);
    if (!read.ok) return read;
    held = read.data ?? undefined;
    if (!held) continue;
    if (hasContent(held, wanted)) return confirm(held);
    found.push(...operationsFoundIn(held, roomStore, id));
    current = await remote.adopt(cart, held, facts);
  }
  return failure('ConcurrentModification', { currentVersion: cart.version });
}

/** Nothing that the remote would have to know. */
const isBare = ({ lineItems, discountCodes }: Cart) =>
  lineItems.length === 0 && discountCodes.length === 0;

const noted = (roomStore: RoomStore, write: PendingWrite): PendingWrite[] =>
  [...roomStore.pending().filter(({ id }) => id !== write.id), write].slice(-maxPending);

/** Earlier requests that the remote has made after all. */
function operationsFoundIn(held: RemoteCart, roomStore: RoomStore, id: string): AppliedOperation[] {
  return operationsOf(
    roomStore.pending().filter((write) => write.id !== id && hasContent(held, write.wanted)),
  );
}

export const operationsOf = (writes: readonly PendingWrite[]): AppliedOperation[] =>
  writes.map(({ id, notices }) => ({ id, notices }));

/**
 * The cart as its backend prices it: the shop's own, or that of the remote cart with this content. For changes that are
 * no operation: another owner, another way of payment, current prices.
 */
export async function confirmed(
  { name, roomStore, backend }: Pick<Room, 'name' | 'roomStore' | 'backend'>,
  { before, wanted, facts }: { before: Cart; wanted: Cart; facts: CartFacts },
  caller: RemoteCaller,
): Promise<Outcome<{ cart: Cart; remote?: RemoteCart }>> {
  const { remote } = backend;
  const held = roomStore.remote();
  if (!remote || (!held && isBare(wanted))) return { ok: true, data: { cart: wanted } };
  const written = await remote.write({ held, before: held && before, wanted }, caller);
  if (written.ok) {
    const cart = await remote.adopt(wanted, written.data, facts);
    return { ok: true, data: { cart, remote: written.data } };
  }
  if (written.code !== 'ConcurrentModification') return written;
  const read = await remote.read(name(), held, caller);
  if (!read.ok) return read;
  const now = read.data ?? undefined;
  const next = now ? await remote.adopt(wanted, now, facts) : wanted;
  const again = await remote.write({ held: now, before: now && before, wanted: next }, caller);
  if (!again.ok) return again;
  const cart = await remote.adopt(next, again.data, facts);
  return { ok: true, data: { cart, remote: again.data } };
}

/** The remote cart with current prices; undefined if there is none. Throws if the remote does not answer. */
export async function repriced(
  { name, roomStore, backend }: Pick<Room, 'name' | 'roomStore' | 'backend'>,
  caller: RemoteCaller,
): Promise<RemoteCart | undefined> {
  const { remote } = backend;
  const held = roomStore.remote();
  if (!remote || !held) return undefined;
  const answer = await remote.recalculate(held, caller);
  if (answer.ok) return answer.data;
  if (answer.code !== 'ConcurrentModification') throw new Error(answer.message);
  const read = await remote.read(name(), held, caller);
  if (!read.ok) throw new Error(read.message);
  return read.data ?? undefined;
}
