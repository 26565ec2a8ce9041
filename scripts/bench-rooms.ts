/**
 * `npm run bench:rooms`: the rooms of carts: creations per second, the time of an update at 1, 100 and 1,000 live
 * carts, and the memory of an idle room. It asserts nothing about time.
 * `npm run bench:rooms -- --rounds 3 --seconds 3 --connections 1 --rooms 2000`.
 */
import { parseArgs } from 'node:util';
import { type Client, client } from '../bench/load.ts';
import { saved, table } from '../bench/report.ts';
import { creationRate, memoryOfRooms, updateTimes } from '../bench/rooms.ts';
import { buildShop, type RunningShop, startShop } from '../bench/shop.ts';
import { host } from '../bench/targets.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1' },
    rooms: { type: 'string', default: '2000' },
  },
});
const options = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
  rooms: Number(values.rooms),
};
/** Connections over which carts are created. */
const beginning = 8;
/** Each number of carts is live in addition to the previous ones. */
const carts = [1, 100, 1000];

buildShop();
const updates = await inShop((shop) => updateTimes(shop, { ...options, carts }));
const memory = await inShop((shop) => memoryOfRooms(shop, options.rooms));
const roomsPerSecond = await inShop(async (_shop, shoppers) => {
  await creationRate(shoppers, options.seconds);
  return creationRate(shoppers, options.seconds);
});

const [one] = updates;
console.log(
  table(
    ['live carts', 'updates', 'p50 ms', 'p99 ms', 'p50 ×1', 'p99 ×1'],
    updates.map(({ carts: live, updates: count, p50Ms, p99Ms }) => [
      String(live),
      String(count),
      p50Ms.toFixed(2),
      p99Ms.toFixed(2),
      (p50Ms / (one?.p50Ms ?? Number.NaN)).toFixed(2),
      (p99Ms / (one?.p99Ms ?? Number.NaN)).toFixed(2),
    ]),
  ),
);
console.log(`\n${roomsPerSecond.toFixed(0)} rooms a second`);
if (memory) {
  const { rooms, awakeKiB, asleepKiB } = memory;
  console.log(
    `memory a room, of ${rooms}: ${awakeKiB.toFixed(1)} KiB awake, ${asleepKiB.toFixed(1)} KiB left alone`,
  );
}
console.log(`\n${saved({ updates, roomsPerSecond, memory }, options)}`);

/** Each measurement has its own shop, so that it is not affected by the one before. */
async function inShop<Result>(
  work: (shop: RunningShop, shoppers: Client) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop();
  const shoppers = client(shop.port, host, beginning);
  try {
    return await work(shop, shoppers);
  } finally {
    shoppers.close();
    await shop.stop();
  }
}
