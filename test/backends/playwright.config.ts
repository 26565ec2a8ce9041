/** Purchases in a shop with one backend, started by scripts/test-backends.ts. */
import { resolve } from 'node:path';
import browser from '../browser/playwright.config.ts';
import { root } from '../browser/shop.ts';

const { webServer: _shop, projects: _parts, ...shared } = browser;

export default {
  ...shared,
  testDir: '.',
  globalSetup: '../browser/global-setup.ts',
  outputDir: resolve(root, 'test-results/backends'),
  reporter: [['list']],
  workers: 2,
};
