/** Runs the catalogue command as an operator does, each test on a database of its own. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Ran = { code: number | null; out: string; err: string };

/** A folder for the files of a test. */
export const workplace = (): string => mkdtempSync(join(tmpdir(), 'kontor-catalogue-'));

/** An empty database with all migrations, copied from one that is made once for each state of the migrations. */
export async function emptyState(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of readdirSync('migrations').filter((each) => each.endsWith('.sql'))) {
    hash.update(readFileSync(join('migrations', name)));
  }
  const template = join('.wrangler', `catalogue-test-${hash.digest('hex').slice(0, 12)}`);
  if (!existsSync(template)) {
    const fresh = workplace();
    await run(fresh, ['held-back']);
    mkdirSync('.wrangler', { recursive: true });
    // Of two that make it at the same time the first one wins.
    const near = `${template}-${process.pid}`;
    cpSync(fresh, near, { recursive: true });
    if (existsSync(template)) rmSync(near, { recursive: true });
    else renameSync(near, template);
  }
  const state = workplace();
  cpSync(template, state, { recursive: true });
  return state;
}

export function start(state: string, parameters: readonly string[], script = 'catalogue') {
  const env = { ...process.env, KONTOR_STATE: state };
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...parameters], {
    env,
    detached: true,
  });
  const ran = new Promise<Ran>((done) => {
    const texts = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (texts.out += chunk));
    child.stderr.on('data', (chunk) => (texts.err += chunk));
    child.on('close', (code) => done({ code, ...texts }));
  });
  /** It and the database it runs, at once and without a goodbye. */
  const kill = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
  return { ran, kill };
}

export function run(
  state: string,
  parameters: readonly string[],
  script = 'catalogue',
): Promise<Ran> {
  return start(state, parameters, script).ran;
}

/** Looks into a database from outside: the one that has this table. */
export function rowsIn<Row>(state: string, sql: string, table = 'products'): Row[] {
  const folder = join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const names = readdirSync(folder).filter((each) => /^[0-9a-f]+\.sqlite$/.test(each));
  for (const name of names) {
    const database = new DatabaseSync(join(folder, name), { readOnly: true });
    try {
      const known = database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table);
      if (known) return database.prepare(sql).all() as Row[];
    } finally {
      database.close();
    }
  }
  throw new Error(`no database has ${table}`);
}
