/** Finds a Chromium for the browser tests: CHROMIUM_PATH, an installed one or Playwright's; installs it on Debian. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell is the same engine without a window, with half of the overhead. */
const debianPackage = 'chromium-headless-shell';

const usualPlaces = [
  `/usr/bin/${debianPackage}`,
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

/** Installs the package if this runs as root on Debian; otherwise it does nothing. */
export function installChromium(): void {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebianRoot) return;
  console.log('No Chromium found: installing the Debian package');
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
