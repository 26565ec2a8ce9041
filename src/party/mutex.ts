/** The mutex of a room: changes of its cart run one after another. */
import { inLog } from '#domain/cart/cart-id.ts';
import { failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import { createMutex } from '#domain/mutex.ts';
import type { Outcome } from '#domain/operations.ts';
import { BackendError } from '#domain/remote/backend-failure.ts';

/** `nameOf`: the room's name, which is known only after the room was created. */
export function createRoomMutex(nameOf: () => string) {
  const withLock = createMutex();
  return {
    withLock,

    /** Runs with the lock and returns an error as an outcome: one thrown over RPC would keep only its message. */
    withLockAsOutcome<Value>(lockedTurn: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
      return withLock(lockedTurn).catch((error: unknown) => {
        console.error(logLine('cart not changed', error, { cart: inLog(nameOf()) }));
        return error instanceof BackendError ? error.failure : failure('Internal');
      });
    },
  };
}
