import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { demoFiles } from './demo/files.ts';
import { freePort } from './scripts/test/free-port.ts';
import { EvenSequencer } from './scripts/test/shards.ts';

// For the mail servers of the tests. Read once, when miniflare is imported: after this line.
process.env.NODE_EXTRA_CA_CERTS = resolve('test/mail-server/authority.pem');
const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-plugin');
const { kCurrentWorker } = await import('miniflare');

/** Random tests begin elsewhere at each run (test/random.ts). This file is read more than once: all readings agree. */
if (process.env.KONTOR_TEST_SEED === undefined) {
  process.env.KONTOR_TEST_SEED = String(Date.now() % 1_000_000_000);
}
process.env.KONTOR_TWIN_PORT ??= String(await freePort());
const firstSeed = Number(process.env.KONTOR_TEST_SEED);
const wanted = process.env.KONTOR_TEST_RUNS ?? 'usual';
const runs = wanted === 'usual' || wanted === 'long' ? wanted : Number(wanted);
console.log(`random tests begin at KONTOR_TEST_SEED=${firstSeed}`);

// Generous: a busy machine is slow, and no test here measures time.
const timeout = runs === 'long' ? 7_200_000 : 180_000;
const common = {
  provide: { firstSeed, runs },
  testTimeout: timeout,
  hookTimeout: timeout,
} as const;

/** As in wrangler.toml, except that no test waits for the second in which a batch fills. */
const eventConsumer = {
  maxBatchSize: 25,
  maxBatchTimeout: 0,
  maxRetries: 13,
  deadLetterQueue: 'kontor-events-dead',
};

/** Pure rules run in plain Node; everything that needs bindings runs inside workerd. */
export default defineConfig({
  test: {
    sequence: { sequencer: EvenSequencer },
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          // A context for each file would cost as much as a third of the tests.
          isolate: false,
          pool: 'threads',
          ...common,
          include: ['test/**/*.test.ts'],
          exclude: ['test/worker/**'],
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            main: './test/worker/remote/entry.ts',
            miniflare: {
              // Shops in front of a remote backend (test/worker/remote).
              d1Databases: {
                MIDDLEWARE_DB: 'middleware',
                COMMERCETOOLS_DB: 'commercetools',
                // Of a shop whose catalogue is copied (test/worker/remote/copied-catalogue.ts).
                CATALOGUE_DB: 'catalogue',
              },
              durableObjects: {
                MIDDLEWARE_CART: { className: 'MiddlewareCartRoom', useSQLite: true },
                COMMERCETOOLS_CART: { className: 'CommercetoolsCartRoom', useSQLite: true },
              },
              serviceBindings: { PEER: kCurrentWorker },
              queueConsumers: {
                'kontor-events': eventConsumer,
                'middleware-events': eventConsumer,
                'commercetools-events': eventConsumer,
              },
              queueProducers: {
                MIDDLEWARE_EVENTS: { queueName: 'middleware-events' },
                COMMERCETOOLS_EVENTS: { queueName: 'commercetools-events' },
              },
              bindings: {
                SANDBOX: '1',
                TWIN_URL: `http://127.0.0.1:${process.env.KONTOR_TWIN_PORT}`,
                // Cash on delivery in every market, so that purchases in each can use it.
                COD_ZERO_LIMIT: 'none',
                // What a job names as its shop, when it asks the shop of the other tests as its middleware.
                STOREFRONTS: 'https://kontor.{domain}',
                // By which that middleware knows the networks of the shop's shoppers.
                STOREFRONT_SECRET: 'of the shop and its middleware, 32',
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
                // The Worker reads no files.
                DEMO_FILES: JSON.stringify(demoFiles()),
                SEARCH_MIGRATIONS: await readD1Migrations('./migrations/search'),
              },
            },
          })),
        ],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'worker',
          ...common,
          include: ['test/worker/**/*.test.{ts,tsx}'],
          setupFiles: ['test/worker/setup.ts'],
          globalSetup: [
            'test/mail-server/setup.ts',
            'test/identity-provider/setup.ts',
            'test/commercetools-twin/setup.ts',
          ],
          isolate: false,
          fileParallelism: false,
        },
      },
    ],
  },
});
