/** The folder of the local databases, and the fingerprint of what they were prepared from. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tests set KONTOR_STATE to use their own folder. */
export const stateFolder = process.env.KONTOR_STATE ?? '.wrangler/state';
const marker = join(stateFolder, 'prepared-from');

/** Prevents network access and prompts of wrangler. */
export const offline = {
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
};

/** Everything that the rows of the database are made from. */
const sources = [
  'migrations',
  'content',
  'demo',
  'src/worker/d1',
  'src/worker/data',
  'src/domain/catalogue',
  'src/domain/content',
  'src/domain/money',
  'src/domain/search',
];

/** A hash that changes if one of the sources changes. */
function fingerprint(withDemo: boolean): string {
  const hash = createHash('sha256').update(withDemo ? '' : 'without the demo');
  for (const file of filesBelow(...sources)) {
    if (!file.endsWith('.webp')) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function isPrepared(withDemo: boolean): boolean {
  return existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint(withDemo);
}

export function markPrepared(withDemo: boolean): void {
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(marker, fingerprint(withDemo));
}

function filesBelow(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => join(folder, name))
      .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path])),
  );
}
