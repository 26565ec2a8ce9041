/**
 * `npm run bench`: speed and weight of the shop's pages and calls, compared with a bare route in the same process.
 * `npm run bench -- --seconds 1 --rounds 5 --concurrency 16 --warm-up 1`. It asserts nothing about time.
 */
import { parseArgs } from 'node:util';
import { client } from '../bench/load.ts';
import { cpuMs, untilQuiet } from '../bench/processor.ts';
import { figuresOf, type Measured, printed, saved } from '../bench/report.ts';
import { buildShop, startShop } from '../bench/shop.ts';
import { findTargets, host, type Target } from '../bench/targets.ts';
import { weigh } from '../bench/weight.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    concurrency: { type: 'string', default: '8' },
    'warm-up': { type: 'string', default: '2' },
  },
});
const options = {
  seconds: within('seconds', 0.1, 60),
  rounds: within('rounds', 1, 50),
  concurrency: within('concurrency', 1, 256),
  warmUpSeconds: within('warm-up', 0, 60),
};

buildShop();
const shop = await startShop();
const shoppers = client(shop.port, host, options.concurrency);
try {
  const { targets, verify } = await findTargets(shoppers);
  const measured = new Map<Target, Measured>();
  for (const target of targets) {
    const { body } = await shoppers.ask(target.next());
    measured.set(target, {
      name: target.name,
      rounds: [],
      latencies: [],
      answerBytes: Buffer.byteLength(body),
      ...(target.kind === 'page' && { weight: weigh(body) }),
    });
    await shoppers.drive(target.next, options.warmUpSeconds);
  }
  for (let round = 0; round < options.rounds; round += 1) {
    // Every round begins with another target, so that noise affects all of them equally.
    for (const target of [...targets.slice(round), ...targets.slice(0, round)]) {
      await measure(target, measured.get(target));
    }
    process.stderr.write(`round ${round + 1} of ${options.rounds}\n`);
  }
  await verify();
  const figures = figuresOf([...measured.values()]);
  console.log(`\n${printed(figures)}\n\n${saved(figures, options)}`);
} finally {
  shoppers.close();
  await shop.stop();
}

/** Work after the response counts as processor time of the request, not as latency. */
async function measure(target: Target, into: Measured | undefined): Promise<void> {
  await untilQuiet(shop.workerd);
  const before = cpuMs(shop.workerd);
  const { requestsPerSecond, latencies } = await shoppers.drive(target.next, options.seconds);
  await untilQuiet(shop.workerd);
  const after = cpuMs(shop.workerd);
  const cpu = before === undefined || after === undefined ? undefined : after - before;
  into?.rounds.push({ requestsPerSecond, requests: latencies.length, cpuMs: cpu });
  into?.latencies.push(...latencies);
}

function within(name: keyof typeof values, least: number, most: number): number {
  const value = Number(values[name]);
  if (value >= least && value <= most) return value;
  throw new Error(`--${name} takes a number from ${least} to ${most}`);
}
