/**
 * `npm run test:backends`: bundles the Worker for each backend, and buys in a browser in a shop with it (test/browser/backends).
 * The middleware is a second shop, commercetools its twin (test/commercetools-twin). `-- middleware`: only that one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { offline } from './local-state.ts';
import { freePort } from './test/free-port.ts';

const all = ['embedded', 'middleware', 'commercetools'] as const;
type Backend = (typeof all)[number];
const asked = process.argv.slice(2);
const backends = all.filter((name) => asked.length === 0 || asked.includes(name));

const started: ChildProcess[] = [];
let failed = 0;
if (!(await finished('node', ['scripts/build.ts']))) process.exit(1);
for (const backend of backends) {
  console.log(`\n${backend}`);
  const isGreen = (await bundles(backend)) && (await tested(backend));
  if (!isGreen) failed += 1;
  await stopped();
}
console.log(`${backends.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** As a deploy makes it. */
function bundles(backend: Backend): Promise<boolean> {
  const parameters = ['deploy', '--dry-run', '--var', `COMMERCE:${backend}`];
  return finished('wrangler', parameters, { KONTOR_CLIENT: 'built' });
}

async function tested(backend: Backend): Promise<boolean> {
  const port = await freePort();
  const state = `.wrangler/backend-${backend}`;
  const more: Record<string, string> = { KONTOR_BACKEND: backend };
  const settings: string[] = [];
  if (backend === 'middleware') {
    const peerPort = await freePort();
    const peerState = '.wrangler/backend-peer';
    await shop(peerPort, peerState, [`STOREFRONTS:http://{country}.localhost:${port}`]);
    settings.push(`MIDDLEWARE_URL:http://127.0.0.1:${peerPort}`);
    more.KONTOR_PEER_STATE = peerState;
  }
  if (backend === 'commercetools') {
    const twin = await freePort();
    const url = `http://127.0.0.1:${twin}`;
    start('node', ['test/commercetools-twin/start.ts', '--port', String(twin)], {});
    await answering(`${url}/__twin/log`);
    settings.push(
      'COMMERCETOOLS_PROJECT_KEY:kontor',
      `COMMERCETOOLS_API_URL:${url}`,
      `COMMERCETOOLS_AUTH_URL:${url}`,
      'COMMERCETOOLS_CLIENT_ID:twin-client',
      'COMMERCETOOLS_CLIENT_SECRET:twin-secret',
    );
    more.KONTOR_TWIN_URL = url;
  }
  await shop(port, state, [`COMMERCE:${backend}`, ...settings]);
  const config = ['test', '-c', 'test/browser/backends/playwright.config.ts'];
  return finished('playwright', config, {
    KONTOR_TEST_PORT: String(port),
    KONTOR_STATE: state,
    ...more,
  });
}

/** A new shop with the demo as its catalogue: orders of an earlier run would count for the limits of unpaid ones. */
async function shop(port: number, state: string, settings: readonly string[]): Promise<void> {
  rmSync(state, { recursive: true, force: true });
  const variables = ['COD_ZERO_LIMIT:none', ...settings].flatMap((each) => ['--var', each]);
  const flags = ['--port', String(port), '--inspector-port', '0', '--log-level', 'error'];
  start('node', ['scripts/start.ts', ...flags, ...variables], {
    KONTOR_STATE: state,
    KONTOR_CLIENT: 'built',
    KONTOR_DEMO: '1',
  });
  await answering(`http://127.0.0.1:${port}/health`);
}

function start(command: string, parameters: string[], more: object): void {
  const env = { ...process.env, ...offline, ...more };
  started.push(spawn(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env }));
}

async function stopped(): Promise<void> {
  const running = started.splice(0);
  for (const each of running) each.kill('SIGTERM');
  await Promise.all(running.map((each) => each.exitCode === null && once(each, 'exit')));
}

async function finished(command: string, parameters: string[], more: object = {}) {
  const env = { ...process.env, ...offline, ...more };
  const [code] = await once(spawn(command, parameters, { stdio: 'inherit', env }), 'exit');
  return code === 0;
}

/** Throws after three minutes. */
async function answering(url: string): Promise<void> {
  for (let seconds = 0; seconds < 180; seconds += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`${url} does not answer`);
}
