/** Changes a cart: loads the facts, applies a pure decision to them, stores the result. One change at a time. */
import { cartForCaller, endOfCart, refusalOf } from '#domain/cart/access.ts';
import { type Applied, applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts, RequestedFacts } from '#domain/cart/facts.ts';
import { mergedCarts, mergeOperation } from '#domain/cart/merge.ts';
import { requestedFactsOf, requestedFactsOfBoth } from '#domain/cart/requested-facts.ts';
import { type Undoable, undoableOf, undoneCart } from '#domain/cart/undo.ts';
import { type Failure, failure } from '#domain/errors.ts';
import type { Caller, CartChange, Outcome } from '#domain/operations.ts';
import type { AppliedOperation, GuestCartContent } from '#worker/commerce/cart-backend.ts';
import { newCart } from './new-cart.ts';
import { noteCaller } from './own-caller.ts';
import { settlePending } from './pending-writes.ts';
import { type Confirmed, confirmedChange, type Decided } from './remote-changes.ts';
import type { ChangeRequest, UndoRequest } from './requests.ts';
import type { Room } from './room.ts';
import * as sessions from './sessions.ts';

/** A pure decision: it names the facts it needs and is then applied to them. */
type Decision =
  | Failure
  | {
      ok: true;
      requested: RequestedFacts;
      apply: (facts: CartFacts) => Applied;
      /** Operations applied to a merged cart: a repeated request returns their notices and is not applied again. */
      alsoDone?: AppliedOperation[];
    };

export const change = (room: Room, request: ChangeRequest, caller: Caller) =>
  changed(room, request, caller, (cart) => changeOf(cart, request));

/** Undoes the last change of the cart's content; itself a change with a version of its own. */
export const undo = (room: Room, request: UndoRequest, caller: Caller) =>
  changed(room, request, caller, (cart) => undoOf(cart, request, room.roomStore.undoable()));

/** Merges the content of a guest's cart into this one, as one change. */
export function takeIn(
  room: Room,
  guestContent: GuestCartContent,
  caller: Caller,
): Promise<Outcome<CartChange>> {
  const operationId = mergeOperation(guestContent.cart.id);
  const request = { operationId, version: 1, versionFallback: true };
  return changed(room, request, caller, (cart) => mergeOf(cart, guestContent));
}

function changed(
  room: Room,
  request: Omit<ChangeRequest, 'actions'>,
  caller: Caller,
  decide: (cart: Cart) => Decision,
): Promise<Outcome<CartChange>> {
  const { roomStore, order, mutex, publisher } = room;
  return mutex.withLockAsOutcome(async () => {
    if (room.backend.remote) noteCaller(roomStore, caller);
    await order.resolve();
    const { version } = roomStore.cart() ?? {};
    const isDone = request.operationId && roomStore.noticesOf(request.operationId);
    if (!isDone) await settlePending(room, caller.now);
    const stored = roomStore.cart();
    // A request that is repeated after the cart was deleted must not create a second cart.
    const isFirst = !stored && roomStore.lastVersion() === 0;
    const created = request.begins && isFirst ? newCart(room, caller) : undefined;
    const shown = cartForCaller(stored, caller);
    const earlierNotices = request.operationId && roomStore.noticesOf(request.operationId);
    if (earlierNotices && shown.ok)
      return { ok: true, data: { cart: shown.data, notices: earlierNotices } };
    // The version that the caller could know of: an earlier write may just have been found made.
    const known = stored && { ...stored, version: version ?? stored.version };
    const refusal = created ? undefined : refusalOf(known, request, caller);
    if (refusal) return refusal;
    // Differences since the last session are recorded before the change is applied.
    const cart = created ?? (await sessions.begin(room));
    if (!cart) return failure('CartNotFound');
    const end = endOfCart(cart);
    if (end) return end;
    const { operationId: id = crypto.randomUUID() } = request;
    const made = await confirmedBy(room, { id, cart, decide }, caller);
    if (!made.ok) return made;
    const { before, notices, alsoDone, remote } = made.data;
    const outcome = { cart: made.data.cart, notices };
    const operations = [...alsoDone, { id, notices }];
    const undoable = undoableOf(id, before, outcome.cart);
    publisher.keep(before, { cart: outcome.cart, operations, undoable, remote }, caller.now);
    await (created ? sessions.start(room) : sessions.touch(room));
    return { ok: true, data: outcome };
  });
}

/** Applies the decision to current facts. A remote backend then has the last word on goods and amounts. */
async function confirmedBy(
  room: Room,
  { id, cart, decide }: { id: string; cart: Cart; decide: (cart: Cart) => Decision },
  caller: Caller,
): Promise<Outcome<Confirmed>> {
  const { backend } = room;
  async function decidedOn(current: Cart): Promise<Outcome<Decided>> {
    const decision = decide(current);
    if (!decision.ok) return decision;
    const facts = await backend.facts(caller.store, decision.requested, caller.now);
    const applied = decision.apply(facts);
    if (!applied.ok) return applied;
    const { notices } = applied;
    const alsoDone = decision.alsoDone ?? [];
    return { ok: true, data: { cart: applied.cart, notices, facts, alsoDone } };
  }
  return backend.remote
    ? confirmedChange(room, backend.remote, { id, cart, decide: decidedOn }, caller)
    : withBefore(cart, await decidedOn(cart));
}

const withBefore = (before: Cart, decided: Outcome<Decided>): Outcome<Confirmed> =>
  decided.ok ? { ok: true, data: { ...decided.data, before } } : decided;

function changeOf(cart: Cart, { actions }: ChangeRequest): Decision {
  return {
    ok: true,
    requested: requestedFactsOf(cart, actions),
    apply: (facts) => applyActions(cart, actions, facts, () => crypto.randomUUID()),
  };
}

/** Adds the content of a guest's cart; the operations applied to that cart count as applied to this one. */
function mergeOf(cart: Cart, { cart: guest, operations }: GuestCartContent): Decision {
  return {
    ok: true,
    requested: requestedFactsOfBoth(cart, guest),
    apply: (facts) => mergedCarts(cart, guest, facts),
    alsoDone: operations,
  };
}

/** `last`: the change that can be undone. */
function undoOf(cart: Cart, { undoes }: UndoRequest, last: Undoable | undefined): Decision {
  if (!last || (undoes ?? last.operationId) !== last.operationId) {
    return failure('UndoNotPossible');
  }
  const requested = requestedFactsOfBoth(cart, last.before);
  return { ok: true, requested, apply: (facts) => undoneCart(cart, last, facts) };
}
