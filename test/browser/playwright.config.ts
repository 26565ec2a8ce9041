import { resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumPath } from '../../scripts/chromium.ts';

/** The tests' own shop, beside a developer's: its own port, its own state. */
const port = 8790;
const root = resolve(import.meta.dirname, '../..');

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results/browser'),
  timeout: 60_000,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/browser.json') }]],
  use: {
    baseURL: `http://sk.localhost:${port}`,
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: `node scripts/start.ts --port ${port} --inspector-port 0`,
    cwd: root,
    url: `http://127.0.0.1:${port}/health`,
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
  },
});
