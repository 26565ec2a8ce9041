/** Rooms of carts at a model remote. A crashed room opens again with what its storage has. */
import { createRoomAlarms } from '#party/alarms.ts';
import { createRoomMutex } from '#party/mutex.ts';
import { createRoomOrdering } from '#party/ordering.ts';
import { roomPublisher } from '#party/publisher.ts';
import type { Room } from '#party/room.ts';
import { roomOrder } from '#party/room-order.ts';
import { createRoomStore } from '#party/room-store.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';
import { remoteCarts } from '#worker/commerce/remote/carts.ts';
import { remoteFacts } from '#worker/commerce/remote/facts.ts';
import { remoteOrders } from '#worker/commerce/remote/orders.ts';
import type { Environment } from '#worker/settings/environment.ts';
import { roomStorage } from '../payment/room-storage.ts';
import { crashing, type Faults, faultyRemote } from './faulty.ts';
import type { modelRemote } from './model-remote.ts';

const noRows = { bind: () => ({ all: async () => ({ results: [] }) }) };
export const noDatabase = {
  DB: { prepare: () => noRows },
  settings: { brandDomain: 'kontor' },
} as unknown as Environment;

type Opened = { room: Room; hasCrashed: Promise<'crashed'> };

/** `own`: the shop's own carts and orders. */
export function rooms(remote: ReturnType<typeof modelRemote>, own: CartBackend, faults: Faults) {
  const storages = new Map<string, DurableObjectStorage>();
  const alarms = new Map<string, number>();
  const opened = new Map<string, Opened>();

  function storageOf(name: string): DurableObjectStorage {
    const known = storages.get(name);
    const storage =
      known ??
      Object.assign(roomStorage(), {
        setAlarm: async (at: number) => void alarms.set(name, at),
        getAlarm: async () => alarms.get(name) ?? null,
      });
    storages.set(name, storage);
    return storage;
  }

  function open(name: string): Opened {
    let crash = () => {};
    const hasCrashed = new Promise<'crashed'>((resolve) => {
      crash = () => {
        opened.delete(name);
        resolve('crashed');
      };
    });
    const storage = storageOf(name);
    const calls = {
      carts: faultyRemote(remote.cartCalls, faults, crash),
      orders: faultyRemote(remote.orderCalls, faults, crash),
    };
    const ownCalls = {
      ...crashing(own, faults, crash),
      facts: remoteFacts(crashing(own, faults, crash), { giftCards: true }),
    };
    const backend: CartBackend = {
      ...ownCalls,
      ...remoteOrders(noDatabase, calls, ownCalls),
      remote: remoteCarts(noDatabase, calls, ownCalls),
    };
    const mutex = createRoomMutex(() => name);
    const roomStore = createRoomStore(storage);
    const order = roomOrder(roomStore, backend);
    const timer = createRoomAlarms(storage, roomStore, 30 * 86_400_000, () => undefined);
    const timed = { ...timer, ...crashing({ retrySoon: timer.retrySoon }, faults, crash) };
    const publisher = roomPublisher({
      roomStore,
      backend,
      queue: { sendBatch: async () => undefined } as never,
      alarms: timer,
      broadcast: () => undefined,
      waitUntil: () => undefined,
    });
    const ordering = createRoomOrdering({
      roomStore,
      backend,
      order,
      cartId: () => name,
      provider: () => {
        throw new Error('no provider');
      },
      now: Date.now,
      mutex,
      alarms: timed,
      publisher,
      onOrdered: () => undefined,
    });
    const room: Room = {
      name: () => name,
      roomStore,
      backend,
      order,
      ordering,
      mutex,
      alarms: timed,
      publisher,
      closeWindows: () => undefined,
      sessionPauseMs: 1_800_000,
    };
    const made = { room, hasCrashed };
    opened.set(name, made);
    return made;
  }

  const roomOf = (name: string) => opened.get(name) ?? open(name);

  /** A call to a room, over RPC: throws if the room crashes meanwhile. */
  async function call<Value>(name: string, work: (room: Room) => Promise<Value>): Promise<Value> {
    const { room, hasCrashed } = roomOf(name);
    const outcome = await Promise.race([work(room), hasCrashed]);
    if (outcome === 'crashed') throw new Error('the room has crashed');
    return outcome as Value;
  }

  return { call, storeOf: (name: string) => roomOf(name).room.roomStore, alarms };
}
