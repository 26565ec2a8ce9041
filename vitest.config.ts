import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** Pure rules run in plain Node; everything that needs bindings runs inside workerd. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          // Generous: a busy machine is slow, and no test here measures time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['test/*.test.ts', 'test/domain/**/*.test.ts', 'test/payment/**/*.test.ts'],
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                SANDBOX: '1',
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
                SEARCH_MIGRATIONS: await readD1Migrations('./migrations/search'),
              },
            },
          })),
        ],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'worker',
          include: ['test/worker/**/*.test.{ts,tsx}'],
          setupFiles: ['test/worker/setup.ts'],
          isolate: false,
          fileParallelism: false,
        },
      },
    ],
  },
});
