/**
 * `npm run bench:catalogue`: imports a large made-up catalogue with the import command, prints its rate and memory,
 * and then measures the demo shop and the large one side by side in one run. It asserts nothing about time.
 * `npm run bench:catalogue -- --products 100000 --rounds 5 --seconds 2 --keep` (`--keep`: reuses an earlier import).
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import { client } from '../bench/load.ts';
import { madeUpCategories, madeUpProducts } from '../bench/made-up-catalogue.ts';
import { peakMemory, processesBelow } from '../bench/processor.ts';
import { quantile } from '../bench/report.ts';
import { buildShop, startShop } from '../bench/shop.ts';
import { sizeTargets } from '../bench/size-targets.ts';
import { host } from '../bench/targets.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    keep: { type: 'boolean', default: false },
  },
});
const products = Number(values.products);
const state = `.wrangler/bench-${products}`;
const marker = `${state}/imported`;

if (!values.keep || !existsSync(marker)) await importAll();
console.log(readFileSync(marker, 'utf8'));
await compare();

/** The peak memory of the command is the sum of the peaks of its processes. */
async function importAll(): Promise<void> {
  rmSync(state, { recursive: true, force: true });
  mkdirSync(state, { recursive: true });
  const file = await writtenFile();
  const started = performance.now();
  const command = spawn('node', ['scripts/catalogue/program.ts', 'import', file], {
    env: { ...process.env, KONTOR_STATE: state },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const peaks = new Map<number, number>();
  let running = true;
  const ended = once(command, 'exit').then(([code]) => {
    running = false;
    if (code !== 0) throw new Error(`the import ended with ${code}`);
  });
  while (running) {
    for (const id of [command.pid ?? 0, ...processesBelow(command.pid ?? 0)]) {
      peaks.set(id, Math.max(peaks.get(id) ?? 0, peakMemory(id) ?? 0));
    }
    await Promise.race([sleep(1000), ended]);
  }
  await ended;
  const seconds = (performance.now() - started) / 1000;
  const own = peaks.get(command.pid ?? 0) ?? 0;
  const all = [...peaks.values()].reduce((sum, peak) => sum + peak, 0);
  writeFileSync(
    marker,
    `${products} products × 28 locales in ${seconds.toFixed(0)} s: ${(products / seconds).toFixed(0)} products/s; ` +
      `peak memory of the command ${own} MiB, with its database ${all} MiB`,
  );
}

async function writtenFile(): Promise<string> {
  const file = `${state}/catalogue.ndjson`;
  const now = new Date();
  const out = createWriteStream(file);
  const write = async (line: string) => {
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  };
  for (const category of madeUpCategories(now)) await write(canonicalLine(category));
  for (const product of madeUpProducts(products, now)) await write(JSON.stringify(product));
  out.end();
  await once(out, 'finish');
  return file;
}

async function compare(): Promise<void> {
  execFileSync('node', ['scripts/build.ts'], { stdio: 'inherit' });
  buildShop();
  const shops = await Promise.all([startShop(), startShop(state)]);
  const shoppers = shops.map((shop) => client(shop.port, host, 1));
  try {
    const targets = await Promise.all(shoppers.map(sizeTargets));
    const names = targets[0]?.map(({ name }) => name) ?? [];
    const latencies = new Map<string, number[][]>(names.map((name) => [name, [[], []]]));
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const name of names) {
        for (const [at, shopper] of shoppers.entries()) {
          const target = targets[at]?.find((each) => each.name === name);
          if (!target) throw new Error(`the two shops differ: no ${name}`);
          const slot = await shopper.drive(target.next, Number(values.seconds));
          // The first round warms up.
          if (round > 0) latencies.get(name)?.[at]?.push(...slot.latencies);
        }
      }
    }
    console.log(`p50 ms                 demo   ${products}   ratio`);
    for (const name of names) {
      const [small = 0, large = 0] = (latencies.get(name) ?? []).map((all) => quantile(all, 0.5));
      console.log(
        `${name.padEnd(22)} ${small.toFixed(2)}   ${large.toFixed(2)}   ${(large / small).toFixed(2)}`,
      );
    }
  } finally {
    for (const shopper of shoppers) shopper.close();
    for (const shop of shops) await shop.stop();
  }
}
