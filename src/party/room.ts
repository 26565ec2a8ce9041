/** Creates the stateful parts of a cart's room when it wakes. Stateless parts are functions that take the room. */
import type { CartMessage } from '#domain/cart/messages.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { providersOf } from '#worker/services/payments/payments.ts';
import type { Environment } from '#worker/settings/environment.ts';
import { createRoomAlarms } from './alarms.ts';
import { createRoomMutex } from './mutex.ts';
import { createRoomOrdering } from './ordering.ts';
import { roomPublisher } from './publisher.ts';
import { roomOrder } from './room-order.ts';
import { createRoomStore } from './room-store.ts';

/** What the Durable Object provides to its room. */
type RoomHost = {
  /** The cart's id; known only after the object was created. */
  name: () => string;
  storage: DurableObjectStorage;
  env: Environment;
  waitUntil: (work: Promise<unknown>) => void;
  broadcast: (message: CartMessage) => void;
  closeWindows: () => void;
};

/** The parts of a room, as passed to its functions. */
export type Room = ReturnType<typeof cartRoom>;

export function cartRoom({ name, storage, env, waitUntil, broadcast, closeWindows }: RoomHost) {
  const backend = backendOf(env).carts;
  const mutex = createRoomMutex(name);
  const roomStore = createRoomStore(storage);
  const order = roomOrder(roomStore, backend);
  const alarms = createRoomAlarms(storage, roomStore, env.settings.cartKeptMs, () =>
    ordering.nextLook(),
  );
  const queue = env.EVENTS;
  const publisher = roomPublisher({ roomStore, backend, queue, alarms, broadcast, waitUntil });
  const ordering = createRoomOrdering({
    roomStore,
    backend,
    order,
    cartId: name,
    provider: providersOf(env),
    now: Date.now,
    mutex,
    alarms,
    publisher,
    onOrdered: publisher.ended,
  });
  return {
    name,
    roomStore,
    backend,
    order,
    ordering,
    mutex,
    alarms,
    publisher,
    closeWindows,
    /** A request after a pause of this length begins a session. */
    sessionPauseMs: env.settings.sessionPauseMs,
  };
}
