/** Finds a Chromium for the browser tests: CHROMIUM_PATH, an installed one or Playwright's; installs it on Debian. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

/** The headless shell is the same engine without a window, with half of the overhead. */
const debianPackage = 'chromium-headless-shell';
const shell = `/usr/bin/${debianPackage}`;

const run = promisify(execFile);

const usualPlaces = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of an existing executable, or undefined. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error(howToGetOne);
  return path;
}

export const howToGetOne = `The browser tests need Chromium: install one (Debian: apt-get install ${debianPackage}), run "npx playwright install chromium", or set CHROMIUM_PATH.`;

/**
 * Installs the headless shell if this runs as root on Debian and there is no Chromium, or none but a whole one in CI, where
 * it would take a fifth more time. Otherwise, and if that fails, it does nothing: `findChromium` tells what there is.
 */
export async function prepareChromium(): Promise<void> {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const suffices =
    process.env.CI && !process.env.CHROMIUM_PATH ? existsSync(shell) : findChromium();
  if (!isDebianRoot || suffices) return;
  console.log(`Installing the Debian package ${debianPackage}`);
  const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  try {
    await run('apt-get', ['update', '-qq', ...impatient]);
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...impatient, debianPackage],
      { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
    );
  } catch (error) {
    console.error(`not installed: ${error instanceof Error ? error.message : error}`);
  }
}
