/** Splits the files of the Worker's tests into shards that take about the same time. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Seconds of the files that take longest. A wrong or missing number makes a shard longer, and nothing else. */
const slowest: Readonly<Record<string, number>> = {
  'test/worker/pages/crawler.test.ts': 17,
  'test/worker/payments/payments.test.ts': 13,
  'test/worker/rooms/cart-model.test.ts': 9,
  'test/worker/payments/pay-again.test.ts': 8,
  'test/worker/search/search-facets.test.ts': 7,
  'test/worker/remote/faults.test.ts': 5,
  'test/worker/mail/smtp.test.ts': 5,
  'test/worker/checkout/market-purchases.test.ts': 5,
  'test/worker/catalogue/facet-recount.test.ts': 4,
  'test/worker/remote/order-faults.test.ts': 4,
  'test/worker/search/hosted-index.test.ts': 4,
  'test/worker/routing/made-up-addresses.test.ts': 4,
  'test/worker/checkout/express-openings.test.ts': 4,
  'test/worker/orders/whole-way.test.ts': 4,
  'test/worker/pages/valid-pages.test.ts': 4,
  'test/worker/facts/facts-in-full.test.ts': 4,
  'test/worker/search/search-hostile.test.ts': 4,
  'test/worker/checkout/guest-journeys.test.ts': 4,
  'test/worker/catalogue/listing.test.ts': 4,
  'test/worker/checkout/express-paypal-guards.test.ts': 4,
  'test/worker/catalogue/catalogue-documents.test.ts': 3,
  'test/worker/remote/own-customers.test.ts': 3,
  'test/worker/pages/page-heads.test.ts': 3,
  'test/worker/routing/address-table.test.ts': 3,
  'test/worker/remote/orders.test.ts': 3,
  'test/worker/catalogue/update-index.test.ts': 3,
  'test/worker/remote/round-trips.test.ts': 3,
  'test/worker/search/search-repeated.test.ts': 3,
  'test/worker/feed/merchant-feed.test.ts': 3,
  'test/worker/rooms/cart-storage.test.ts': 3,
  'test/worker/products/product-data.test.ts': 3,
  'test/worker/orders/order-limits.test.ts': 3,
  'test/worker/vat/vat-registries-abroad.test.ts': 3,
  'test/worker/orders/credit-notes.test.ts': 3,
};
/** The average of all others. */
const usualSeconds = 0.65;

/** The same files give the same shards, in whatever order they come: each is in exactly one. */
export function evenShards(
  files: readonly string[],
  count: number,
  seconds: Readonly<Record<string, number>> = slowest,
): string[][] {
  const secondsOf = (file: string) => seconds[file] ?? usualSeconds;
  const shards = Array.from({ length: count }, () => ({ files: [] as string[], sum: 0 }));
  const longestFirst = files.toSorted().toSorted((a, b) => secondsOf(b) - secondsOf(a));
  for (const file of longestFirst) {
    const shortest = shards.reduce((least, shard) => (shard.sum < least.sum ? shard : least));
    shortest.files.push(file);
    shortest.sum += secondsOf(file);
  }
  return shards.map((shard) => shard.files);
}

export class EvenSequencer extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, shard } = this.ctx.config;
    if (!shard) return files;
    const pathOf = ({ moduleId }: TestSpecification) => relative(root, moduleId);
    const own = new Set(evenShards(files.map(pathOf), shard.count)[shard.index - 1]);
    return files.filter((file) => own.has(pathOf(file)));
  }
}
