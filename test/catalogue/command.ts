/** The commands as an operator runs them, each test on a database of its own or on that of the shop. */
import { spawn } from 'node:child_process';
import { Writable } from 'node:stream';
import { runBackends } from '../../scripts/backends/program.ts';
import { runCatalogue } from '../../scripts/catalogue/program.ts';
import { type CommandContext, ofProcess } from '../../scripts/catalogue/run-command.ts';
import { runCodes } from '../../scripts/codes/program.ts';
import { runGiftCards } from '../../scripts/gift-cards/program.ts';
import { type OpenDatabase, openLocalDatabase } from '../../scripts/local-database.ts';
import { runMyData } from '../../scripts/my-data/program.ts';
import { runOrders } from '../../scripts/orders/program.ts';
import { runQuestions } from '../../scripts/questions/program.ts';
import { runReviews } from '../../scripts/reviews/program.ts';
import { runSearch } from '../../scripts/search/program.ts';
import { runStore } from '../../scripts/store/program.ts';
import { runSupport } from '../../scripts/support/program.ts';
import { runWithdrawals } from '../../scripts/withdrawals/program.ts';

export type Ran = { code: number | null; out: string; err: string };

const commands = {
  backends: runBackends,
  catalogue: runCatalogue,
  codes: runCodes,
  'gift-cards': runGiftCards,
  'my-data': runMyData,
  orders: runOrders,
  questions: runQuestions,
  reviews: runReviews,
  search: runSearch,
  store: runStore,
  support: runSupport,
  withdrawals: runWithdrawals,
};
export type CommandName = keyof typeof commands;

/** Each database stays open until the end of the test file, because opening one takes a second. */
const databases = new Map<string, Promise<OpenDatabase>>();

export function databaseAt(state: string): Promise<OpenDatabase> {
  const database = databases.get(state) ?? openLocalDatabase(state);
  databases.set(state, database);
  return database;
}

/** For `afterAll` of each file of tests that runs a command. */
export async function closeDatabases(): Promise<void> {
  const opened = await Promise.all(databases.values());
  databases.clear();
  await Promise.all(opened.map(({ close }) => close()));
}

/** Runs a command in this process; `start` runs one from the command line. */
export async function run(
  state: string,
  parameters: readonly string[],
  name: CommandName = 'catalogue',
): Promise<Ran> {
  const [out, err] = [collected(), collected()];
  const open: CommandContext['open'] = async ({ remote }) =>
    remote
      ? ofProcess.open({ remote })
      : { ...(await databaseAt(state)), close: async () => undefined };
  const context = { stdout: out.stream, stderr: err.stream, open };
  const code = await commands[name](parameters, context);
  return { code, out: out.text(), err: err.text() };
}

function collected() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

/** Runs a command from the command line, in its own process. */
export function start(
  state: string,
  parameters: readonly string[],
  name: CommandName = 'catalogue',
) {
  const env = { ...process.env, KONTOR_STATE: state };
  const child = spawn(process.execPath, [`scripts/${name}/program.ts`, ...parameters], {
    env,
    detached: true,
  });
  const ran = new Promise<Ran>((done) => {
    const texts = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (texts.out += chunk));
    child.stderr.on('data', (chunk) => (texts.err += chunk));
    child.on('close', (code) => done({ code, ...texts }));
  });
  /** Kills the process and its database, without a shutdown. */
  const kill = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
  return { ran, kill };
}
