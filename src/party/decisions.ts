/** What a cart becomes when it is changed: each decision says what it must know of the world first. */
import { type Applied, applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { mergedCarts } from '#domain/cart/merge.ts';
import { type Undoable, undone } from '#domain/cart/undo.ts';
import { type Failure, failure } from '#domain/errors.ts';
import type { AskedFacts, DoneOperation, HandedCart } from '#worker/commerce/backend.ts';
import type { ChangeRequest, UndoRequest } from './requests.ts';
import { namedBy, namedByBoth } from './room-rules.ts';

export type Decision =
  | Failure
  | {
      ok: true;
      asked: AskedFacts;
      apply: (facts: CartFacts) => Applied;
      /** Operations of another cart that this change brings with it. */
      alsoDone?: DoneOperation[];
    };

export function changeOf(cart: Cart, { actions }: ChangeRequest): Decision {
  return {
    ok: true,
    asked: namedBy(cart, actions),
    apply: (facts) => applyActions(cart, actions, facts, () => crypto.randomUUID()),
  };
}

/** What a guest's cart held is added, and what was done to it counts as done. */
export function mergeOf(cart: Cart, { cart: guest, operations }: HandedCart): Decision {
  return {
    ok: true,
    asked: namedByBoth(cart, guest),
    apply: (facts) => mergedCarts(cart, guest, facts),
    alsoDone: operations,
  };
}

/** `last`: what can be taken back. */
export function undoOf(cart: Cart, { undoes }: UndoRequest, last: Undoable | undefined): Decision {
  if (!last || (undoes ?? last.operationId) !== last.operationId) {
    return failure('UndoNotPossible');
  }
  const asked = namedByBoth(cart, last.before);
  return { ok: true, asked, apply: (facts) => undone(cart, last, facts) };
}
