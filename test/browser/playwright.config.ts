import { resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumPath } from '../../scripts/chromium.ts';
import { port, root, stateFolder } from './shop.ts';

/** What needs pictures, or complains that they are preloaded in vain. Without them a page takes a fifth less time. */
const pictured =
  /account\/journey\.spec|frame\/(accessibility|budgets|in-pieces|layout)|catalogue\/(energy|product)[-a-z]*\.spec/;

/** The last switch of this name counts: what Playwright turns off has to be in it too. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Lists below the address bar, which no test opens: two hidden pages for each window, and half of the CPU time. */
const hiddenPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    `--disable-features=${[...offByPlaywright, ...hiddenPages].join()}`,
    '--no-sandbox',
    // Glyph widths as on a real screen: the headless shell would round them to pixels.
    '--font-render-hinting=none',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  ],
};
const withoutPictures = [...launchOptions.args, '--blink-settings=imagesEnabled=false'];

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results/browser'),
  globalSetup: './global-setup.ts',
  // Generous: a busy machine is slow, and no test here measures time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Tests are independent and wait half of the time: four workers keep two processors busy.
  workers: 4,
  fullyParallel: true,
  // A test that passes only on a retry counts as failed.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/browser.json') }]],
  use: {
    baseURL: `http://sk.localhost:${port}`,
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    launchOptions,
  },
  projects: [
    { name: 'pictures', testMatch: pictured },
    {
      name: 'pages',
      testMatch: /\.spec\.ts$/,
      // Those of `backends` have shops of their own (npm run test:backends).
      testIgnore: [pictured, /\/backends\//],
      use: { launchOptions: { ...launchOptions, args: withoutPictures } },
    },
  ],
  webServer: {
    // Cash on delivery in every market, as in the tests of the Worker.
    command: `node scripts/start.ts --port ${port} --inspector-port 0 --log-level error --var COD_ZERO_LIMIT:none`,
    cwd: root,
    env: { KONTOR_STATE: stateFolder },
    url: `http://127.0.0.1:${port}/health`,
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
  },
});
