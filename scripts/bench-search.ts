/**
 * `npm run bench:search`: made-up catalogues of several sizes with their indexes, searched with the same queries in
 * turn in one run. It asserts nothing about time.
 * `npm run bench:search -- --products 1000 20000 100000 --rounds 5 --seconds 3 --keep` (`--keep`: no second filling).
 */
import { parseArgs } from 'node:util';
import { client } from '../bench/load.ts';
import { madeUpProducts } from '../bench/made-up-catalogue.ts';
import { cpuMs } from '../bench/processor.ts';
import { quantile, saved, table } from '../bench/report.ts';
import { indexFacts } from '../bench/search-index.ts';
import { filledState, searchState } from '../bench/search-state.ts';
import {
  findTimes,
  marketsAsked,
  searchQuestions,
  searchTargets,
} from '../bench/search-targets.ts';
import { buildShop, startShop } from '../bench/shop.ts';
import { host } from '../bench/targets.ts';

const { values, positionals } = parseArgs({
  options: {
    products: { type: 'string', multiple: true, default: ['1000', '20000', '100000'] },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    keep: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const sizes = [...values.products, ...positionals].map(Number).sort((a, b) => a - b);
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

type Measured = { target: string; products: number; latencies: number[]; cpuMs: number };

const indexes = [];
for (const products of sizes) {
  const filled = await filledState(products, values.keep);
  indexes.push({ ...filled, ...indexFacts(searchState(products)) });
}
console.log(
  table(
    ['products', 'documents', 'words', 'index MB', 'catalogue MB', 'put there in s', 'of it index'],
    indexes.map((each) => [
      String(each.products),
      String(each.documents),
      String(each.words),
      (each.indexBytes / 1e6).toFixed(0),
      (each.catalogueBytes / 1e6).toFixed(0),
      (each.catalogue + each.index).toFixed(0),
      each.index.toFixed(0),
    ]),
  ),
);
const measured = await measure();
console.log(`\n${printed(measured)}`);
const figures = measured.map(({ latencies, ...each }) => ({
  ...each,
  asked: latencies.length,
  p50Ms: quantile(latencies, 0.5),
  p99Ms: quantile(latencies, 0.99),
}));
console.log(`\n${saved({ indexes, figures }, { sizes, rounds, seconds })}`);

async function measure(): Promise<Measured[]> {
  const few = [...madeUpProducts(Math.min(...sizes), new Date())];
  const questions = searchQuestions(
    few.map(({ sku }) => sku),
    few.map(({ brand }) => brand),
  );
  buildShop();
  const shops = [];
  for (const products of sizes) {
    const shop = await startShop(searchState(products));
    const shopper = client(shop.port, host, 1);
    shops.push({ products, shop, shopper, targets: searchTargets(questions, shop.port) });
  }
  const all = new Map<string, Measured>();
  const add = (target: string, products: number, latencies: number[], cpu: number) => {
    const key = `${target} ${products}`;
    const known = all.get(key) ?? { target, products, latencies: [], cpuMs: 0 };
    all.set(key, known);
    known.latencies.push(...latencies);
    known.cpuMs += cpu;
  };
  try {
    // Each market counts its categories once, which is not part of a search.
    for (const { shopper, targets } of shops) {
      for (const { next } of targets) {
        for (let asked = 0; asked < 2 * marketsAsked; asked += 1) await shopper.ask(next());
      }
    }
    const names = shops[0]?.targets.map(({ name }) => name) ?? [];
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ['find', ...names]) {
        // The sizes take turns, and each is first equally often.
        for (let turn = 0; turn < shops.length; turn += 1) {
          const at = shops[(turn + round) % shops.length];
          if (!at) continue;
          const { products, shop, shopper, targets } = at;
          const before = cpuMs(shop.workerd) ?? Number.NaN;
          const target = targets.find((each) => each.name === name);
          const latencies = target
            ? (await shopper.drive(target.next, seconds)).latencies
            : await findTimes(shopper, questions);
          // The first round warms up.
          if (round > 0) add(name, products, latencies, (cpuMs(shop.workerd) ?? 0) - before);
        }
      }
    }
  } finally {
    for (const { shop, shopper } of shops) {
      shopper.close();
      await shop.stop();
    }
  }
  // In the order of the measurements, then by size.
  const names = [...new Set([...all.values()].map(({ target }) => target))];
  return names.flatMap((name) => sizes.flatMap((products) => all.get(`${name} ${products}`) ?? []));
}

function printed(figures: readonly Measured[]): string {
  const p = (each: Measured | undefined, share: number) => quantile(each?.latencies ?? [], share);
  return table(
    ['target', 'products', 'asked', 'p50 ms', 'p99 ms', 'p50 ×', 'p99 ×', 'CPU ms'],
    figures.map((each) => {
      const least = figures.find(({ target }) => target === each.target);
      return [
        each.target,
        String(each.products),
        String(each.latencies.length),
        p(each, 0.5).toFixed(2),
        p(each, 0.99).toFixed(2),
        (p(each, 0.5) / p(least, 0.5)).toFixed(2),
        (p(each, 0.99) / p(least, 0.99)).toFixed(2),
        (each.cpuMs / each.latencies.length).toFixed(2),
      ];
    }),
  );
}
