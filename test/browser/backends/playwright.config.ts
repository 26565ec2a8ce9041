/** Purchases in a shop with one backend, started by scripts/test-backends.ts. */
import { resolve } from 'node:path';
import browser from '../playwright.config.ts';
import { root } from '../shop.ts';

const { webServer: _shop, projects: _parts, ...shared } = browser;

export default {
  ...shared,
  testDir: '.',
  globalSetup: '../global-setup.ts',
  outputDir: resolve(root, 'test-results/backends'),
  reporter: [['list']],
  workers: 2,
};
