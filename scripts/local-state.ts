/** Where the local databases rest, and what they were prepared from. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests keep theirs apart by KONTOR_STATE. */
export const stateFolder = process.env.KONTOR_STATE ?? '.wrangler/state';
const marker = join(stateFolder, 'prepared-from');

/** Asks nobody outside this machine, and nobody at the terminal. */
export const offline = {
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
};

/** Whatever makes the rows of the database. */
const sources = [
  'migrations',
  'demo',
  'src/worker/d1',
  'src/worker/data',
  'src/domain/catalogue',
  'src/domain/money',
  'src/domain/search',
];

/** Changes whenever one of them does. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(...sources)) {
    if (!file.endsWith('.webp')) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function isPrepared(): boolean {
  return existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint();
}

export function markPrepared(): void {
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(marker, fingerprint());
}

function filesBelow(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => join(folder, name))
      .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path])),
  );
}
