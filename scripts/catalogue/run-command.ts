/** Runs a command line to its end: wrong usage leaves with 2, a file that is refused with 1, each with one line. */
import { Console } from 'node:console';
import type { Writable } from 'node:stream';
import { Command, CommanderError } from 'commander';
import { type OpenDatabase, openLocalDatabase } from '../local-database.ts';
import { openRemoteDatabase } from './remote-database.ts';
import { FileRefused, WrongUsage } from './usage.ts';

/** Where a command writes, and how it gets to its databases. */
export type CommandContext = {
  stdout: Writable;
  stderr: Writable;
  open: (where: { remote: boolean }) => Promise<OpenDatabase>;
};

/** What a command uses when it is run from the command line. */
export const ofProcess: CommandContext = {
  stdout: process.stdout,
  stderr: process.stderr,
  open: ({ remote }) => (remote ? openRemoteDatabase() : openLocalDatabase()),
};

/** Opens the database for some work of a command, and closes it whatever happens. */
export async function withDatabase(
  { remote = false }: { remote?: boolean },
  work: (db: D1Database) => Promise<void>,
): Promise<void> {
  const { db, close } = await ofProcess.open({ remote });
  try {
    await work(db);
  } finally {
    await close();
  }
}

/** Lines on the two streams. */
export type Output = Pick<Console, 'log' | 'error'>;

export const outputOf = ({ stdout, stderr }: CommandContext): Output =>
  new Console({ stdout, stderr });

/** A command whose help and complaints go where its other words go. */
export function commandNamed(name: string, { stdout, stderr }: CommandContext): Command {
  return new Command(name).exitOverride().configureOutput({
    writeOut: (text) => stdout.write(text),
    writeErr: (text) => stderr.write(text),
  });
}

/** Answers the exit code. `close` runs whatever happens. */
export async function runCommand(
  program: Command,
  parameters: readonly string[],
  { error: complain }: Output,
  close: () => Promise<void> | undefined = () => undefined,
): Promise<number> {
  try {
    await program.parseAsync(parameters, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof WrongUsage || error instanceof FileRefused)) throw error;
    complain(error.message);
    return error instanceof WrongUsage ? 2 : 1;
  } finally {
    await close();
  }
}
