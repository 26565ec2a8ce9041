/** Measurements of rooms: creation rate, time of updates among other live carts, memory of an idle room. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addition, call, calling } from './calls.ts';
import { type LiveWindow, openWindow } from './live-window.ts';
import { type Client, client } from './load.ts';
import { residentMemory } from './processor.ts';
import { quantile } from './report.ts';
import type { RunningShop } from './shop.ts';
import { host } from './targets.ts';

export type UpdateFigures = { carts: number; updates: number; p50Ms: number; p99Ms: number };
export type MemoryFigures = { rooms: number; awakeKiB: number; asleepKiB: number };

/** Creates carts for some seconds. Returns rooms per second. */
export async function creationRate(shoppers: Client, seconds: number): Promise<number> {
  const next = () => calling('createCart', { operationId: randomUUID() });
  return (await shoppers.drive(next, seconds)).requestsPerSecond;
}

/**
 * The time of updates in ms for each number of live carts, each with an open window. Every round measures all numbers
 * of carts, so that noise affects them equally; the first round warms up. Each connection sends one update at a time.
 */
export async function updateTimes(
  { port }: RunningShop,
  options: { carts: readonly number[]; rounds: number; seconds: number; connections: number },
): Promise<UpdateFigures[]> {
  const preparing = client(port, host, parallel);
  const changing = client(port, host, options.connections);
  const sku = await anArticle(preparing);
  const ids = await cartsWith(preparing, sku, Math.max(...options.carts));
  const latencies = new Map(options.carts.map((count) => [count, [] as number[]]));
  let added = ids.length;
  for (let round = 0; round <= options.rounds; round += 1) {
    const windows: LiveWindow[] = [];
    const before = added;
    for (const count of options.carts) {
      const more = ids.slice(windows.length, count).map((id) => openWindow(port, host, id));
      windows.push(...(await Promise.all(more)));
      const next = () => {
        added += 1;
        return calling('addToCart', addition(ids[added % count], sku));
      };
      const slot = await changing.drive(next, options.seconds);
      if (round > 0) latencies.get(count)?.push(...slot.latencies);
    }
    process.stderr.write(`round ${round} of ${options.rounds}\n`);
    await untilHeard(windows, windows.length + added - before);
    for (const window of windows) window.close();
  }
  await verify(preparing, ids, added);
  preparing.close();
  changing.close();
  return [...latencies].map(([carts, all]) => ({
    carts,
    updates: all.length,
    p50Ms: quantile(all, 0.5),
    p99Ms: quantile(all, 0.99),
  }));
}

/**
 * The increase of workerd's resident memory per room: directly after their creation, and after they have been idle long
 * enough to be evicted. Undefined without /proc.
 */
export async function memoryOfRooms(
  { port, workerd }: RunningShop,
  rooms: number,
): Promise<MemoryFigures | undefined> {
  // New connections, because those idle as long as the rooms would be closed by now.
  const begin = async (count: number) => {
    const shoppers = client(port, host, parallel);
    await cartsWith(shoppers, await anArticle(shoppers), count);
    shoppers.close();
  };
  // Warms up, so that memory for code and caches is allocated before the measurement.
  await begin(Math.ceil(rooms / 2));
  await sleep(asleepAfterMs);
  const before = residentMemory(workerd);
  await begin(rooms);
  const awake = residentMemory(workerd);
  await sleep(asleepAfterMs);
  const asleep = residentMemory(workerd);
  if (before === undefined || awake === undefined || asleep === undefined) return undefined;
  return { rooms, awakeKiB: (awake - before) / rooms, asleepKiB: (asleep - before) / rooms };
}

/** An idle room is evicted from memory after ten seconds. */
const asleepAfterMs = 15_000;
const parallel = 8;

async function cartsWith(shoppers: Client, sku: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const waiting = ids.values();
  const lane = async () => {
    for (const id of waiting) {
      await call(shoppers, 'createCart', { operationId: id });
      await call(shoppers, 'addToCart', addition(id, sku));
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  return ids;
}

/** Waits for the messages, which arrive shortly after the responses. */
async function untilHeard(windows: readonly LiveWindow[], expected: number): Promise<void> {
  const heard = () => windows.reduce((sum, window) => sum + window.heard(), 0);
  for (let attempt = 0; attempt < 100 && heard() < expected; attempt += 1) await sleep(50);
  if (heard() !== expected) throw new Error(`windows heard ${heard()} of ${expected} messages`);
}

/** Checks that every acknowledged piece is in its cart. */
async function verify(shoppers: Client, ids: readonly string[], added: number): Promise<void> {
  let pieces = 0;
  for (const id of ids) {
    const { me } = await call(shoppers, 'getMe', {}, { Cookie: `kontor-cart=${id}` });
    pieces += me.activeCart?.lineItems[0]?.quantity ?? 0;
  }
  if (pieces !== added) throw new Error(`${added} pieces were added, the carts hold ${pieces}`);
}

async function anArticle(shoppers: Client): Promise<string> {
  const { listings } = await call(shoppers, 'searchProducts', { queries: [{ inStock: true }] });
  const sku = listings[0]?.items[0]?.sku;
  if (!sku) throw new Error('the demo catalogue has nothing to sell');
  return sku;
}
