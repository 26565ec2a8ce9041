/** The lock file pins the bytes of every package, so that `npm ci` installs exactly what was reviewed. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Locked = { version: string; integrity?: string };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
/** All packages except the project itself, whose path is empty. */
const installed = Object.entries(packages).filter(([path]) => path !== '');
const named = ([path, { version }]: [string, Locked]) => `${path}@${version}`;

it('every package of package-lock.json has an integrity', () => {
  expect(installed.length).toBeGreaterThan(100);
  const without = installed.filter(([, { integrity }]) => !/^sha512-\S{88}$/.test(integrity ?? ''));
  expect(without.map(named)).toEqual([]);
});

it('workerd is locked for the five platforms it is built for', () => {
  const platforms = installed.filter(([path]) => /@cloudflare\/workerd-[^/]*$/.test(path));
  expect(platforms.map(([path]) => path.replace(/.*workerd-/, ''))).toEqual([
    'darwin-64',
    'darwin-arm64',
    'linux-64',
    'linux-arm64',
    'windows-64',
  ]);
});
