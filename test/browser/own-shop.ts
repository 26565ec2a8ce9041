/** A shop that a test may kill or configure: own port and state, the same Worker, the client already built. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { offline } from '../../scripts/local-state.ts';
import type { Store } from '../../src/domain/store/store.ts';
import { root, port as sharedPort, stateFolder } from './shop.ts';

/** Test files run in parallel: each has its own port, as an offset from the shared shop's. */
const ports = { crash: 4, maps: 5 };

/** Folder below the state folder, with one file per database. */
const databases = 'v3/d1/miniflare-D1DatabaseObject';

export type OwnShop = {
  addressOf: (country: string) => string;
  kill: () => Promise<void>;
  /** Calls one operation of the contract; throws unless it succeeds. */
  call: <Data>(name: string, main: object, cartId?: string) => Promise<Data>;
};

type Settings = {
  name: keyof typeof ports;
  /** Copies the shared shop's databases; otherwise the shop continues with the state of its last run. */
  fresh: boolean;
  /** Changes to the stores of a fresh shop, by store key. */
  stores?: Record<string, Partial<Store>>;
};

export async function startShop({ name, fresh, stores = {} }: Settings): Promise<OwnShop> {
  if (!fresh && Object.keys(stores).length > 0)
    throw new Error('stores are set in a fresh shop only');
  const port = sharedPort + ports[name];
  const folder = resolve(root, '.wrangler', name);
  if (fresh) {
    rmSync(folder, { recursive: true, force: true });
    copyDatabases(resolve(root, stateFolder, databases), resolve(folder, 'state', databases));
    writeFileSync(resolve(folder, 'wrangler.toml'), configWithoutBuild());
    for (const [key, changes] of Object.entries(stores)) setStore(folder, key, changes);
  }
  const shop = spawn(
    'wrangler',
    [
      'dev',
      ...['--config', resolve(folder, 'wrangler.toml')],
      ...['--persist-to', resolve(folder, 'state')],
      ...[
        '--port',
        String(port),
        '--inspector-port',
        '0',
        '--log-level',
        'error',
        '--var',
        'SANDBOX:1',
      ],
      '--show-interactive-dev-session=false',
    ],
    { cwd: root, stdio: 'ignore', detached: true, env: { ...process.env, ...offline } },
  );
  await answering(shop, port);
  return {
    addressOf: (country) => `http://${country}.localhost:${port}`,
    kill: () => killGroup(shop),
    call: (...called) => call(port, ...called),
  };
}

/** VACUUM INTO copies a consistent state while the shared shop writes. Rooms are not copied. */
function copyDatabases(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of sqliteFiles(from)) {
    const database = new DatabaseSync(resolve(from, file), { readOnly: true, timeout: 10_000 });
    database.prepare('VACUUM INTO ?').run(resolve(to, file));
    database.close();
  }
}

const sqliteFiles = (folder: string) =>
  readdirSync(folder).filter((name) => name.endsWith('.sqlite'));

/** Called before the shop starts. One of the database files has the table `stores`. */
function setStore(folder: string, key: string, changes: Partial<Store>): void {
  const copied = resolve(folder, 'state', databases);
  for (const file of sqliteFiles(copied)) {
    const database = new DatabaseSync(resolve(copied, file));
    const known = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'stores'";
    if (database.prepare(known).get()) {
      database
        .prepare('UPDATE stores SET document = json_patch(document, ?) WHERE key = ?')
        .run(JSON.stringify(changes), key);
    }
    database.close();
  }
}

/** wrangler.toml with absolute paths and without the build step, which would disturb the shared shop. */
function configWithoutBuild(): string {
  return readFileSync(resolve(root, 'wrangler.toml'), 'utf8')
    .replace(/^\[build\]\n(?:.+\n)*/m, '')
    .replace(/"(src|dist|migrations)([/"])/g, `"${root}/$1$2`);
}

async function answering(shop: ChildProcess, port: number): Promise<void> {
  const give = AbortSignal.timeout(60_000);
  while (!give.aborted && shop.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((again) => setTimeout(again, 200));
  }
  await killGroup(shop);
  throw new Error('the shop did not start');
}

/** Kills wrangler and every workerd it started at once, so that nothing shuts down cleanly. */
async function killGroup(shop: ChildProcess): Promise<void> {
  if (!shop.pid || shop.signalCode !== null || shop.exitCode !== null) return;
  const gone = new Promise((resolve) => shop.once('exit', resolve));
  process.kill(-shop.pid, 'SIGKILL');
  await gone;
}

async function call<Data>(
  port: number,
  name: string,
  main: object,
  cartId?: string,
): Promise<Data> {
  const response = await fetch(`http://127.0.0.1:${port}/new-ct/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(cartId && { Cookie: `kontor-cart=${cartId}` }),
    },
    body: JSON.stringify([main]),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  const { data } = (await response.json()) as { data: Data };
  return data;
}
