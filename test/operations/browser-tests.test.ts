/** A browser is the dearest place to prove something: there are few such tests, each for what a browser alone can show. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const most = 280;

it(`there are at most ${most} tests in a browser`, () => {
  // Listing starts no browser, but its configuration names one: any file that is there will do.
  const env = { ...process.env, CHROMIUM_PATH: process.execPath };
  const listed = execFileSync(
    'node_modules/.bin/playwright',
    ['test', '--list', '--reporter=list', '-c', 'test/browser/playwright.config.ts'],
    { encoding: 'utf8', env },
  );
  const total = Number(/^Total: (\d+) tests/m.exec(listed)?.[1]);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(most);
});
