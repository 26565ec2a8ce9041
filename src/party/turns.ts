/** The turns of a room: what changes its cart goes one after the other. */
import { inLog } from '#domain/cart/cart-id.ts';
import { failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import type { Outcome } from '#domain/operations.ts';
import { turnstile } from '#domain/turnstile.ts';

/** `nameOf`: the room's, which it learns after it was made. */
export function roomTurns(nameOf: () => string) {
  const inTurn = turnstile();
  return {
    inTurn,

    /** A turn whose failure is an outcome: an error thrown over RPC would keep only its message. */
    guarded<Value>(turn: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
      return inTurn(turn).catch((error: unknown) => {
        console.error(logLine('cart not changed', error, { cart: inLog(nameOf()) }));
        return failure('Internal');
      });
    },
  };
}
