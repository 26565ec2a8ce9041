/** Runs a command line: wrong usage exits with 2, a refused file with 1, each with a message of one line. */
import { Console } from 'node:console';
import { appendFileSync, writeFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { Command, CommanderError } from 'commander';
import { type OpenDatabase, openLocalDatabase } from '../local-database.ts';
import { openRemoteDatabase } from './remote-database.ts';
import { FileRefused, WrongUsage } from './usage.ts';

/** The output streams of a command, and the access to its databases. */
export type CommandContext = {
  stdout: Writable;
  stderr: Writable;
  /** `withFiles`: a deployed shop is opened without its bucket otherwise. */
  open: (where: { remote: boolean; withFiles?: boolean }) => Promise<OpenDatabase>;
};

// Whoever reads the output may have read enough: `npm run orders -- list | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** The context of a command that is run from the command line. */
export const ofProcess: CommandContext = {
  stdout: process.stdout,
  stderr: process.stderr,
  open: ({ remote, withFiles }) => (remote ? openRemoteDatabase(withFiles) : openLocalDatabase()),
};

/** Writes a file, or to standard output. */
export function writeText(context: CommandContext, text: string, file?: string): void {
  writerOf(context, file)(text);
}

/** Writes a file piece by piece, or to standard output. */
export function writerOf({ stdout }: CommandContext, file?: string): (text: string) => void {
  if (file === undefined) return (text) => stdout.write(text);
  writeFileSync(file, '');
  return (text) => appendFileSync(file, text);
}

/** Writes lines to the two streams. */
export type Output = Pick<Console, 'log' | 'error'>;

export const outputOf = ({ stdout, stderr }: CommandContext): Output =>
  new Console({ stdout, stderr });

/** A command whose help and errors go to the streams of the context. */
export function commandNamed(name: string, { stdout, stderr }: CommandContext): Command {
  return new Command(name).exitOverride().configureOutput({
    writeOut: (text) => stdout.write(text),
    writeErr: (text) => stderr.write(text),
  });
}

/** Returns the exit code. `close` runs even after an error. */
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
