/** Runs a command line to its end: wrong usage leaves with 2, a file that is refused with 1, each with one line. */
import { type Command, CommanderError } from 'commander';
import { FileRefused, WrongUsage } from './usage.ts';

/** `close` runs whatever happens. */
export async function runCommand(
  program: Command,
  close: () => Promise<void> | undefined,
): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof WrongUsage || error instanceof FileRefused) {
      console.error(error.message);
      process.exitCode = error instanceof WrongUsage ? 2 : 1;
    } else throw error;
  } finally {
    await close();
  }
}
