/** What the commands of operators share who decide something for shoppers: `npm run reviews`, `questions`, `content`. */
import { userInfo } from 'node:os';
import type { Command } from 'commander';
import {
  type CommandContext,
  commandNamed,
  type Output,
  outputOf,
  runCommand,
  withDatabase,
} from './catalogue/run-command.ts';

export type Where = { remote?: boolean };
export type Acting = Where & { by: string; dryRun?: boolean };

/** A program with commands for the local database, or with --remote for the deployed one. */
export function operatorProgram(name: string, description: string, context: CommandContext) {
  const output: Output = outputOf(context);
  let isDone = true;
  const program = commandNamed(`npm run ${name} --`, context).description(
    `${description} The local database, or with --remote the deployed one.`,
  );
  const command = (usage: string, about: string): Command =>
    program.command(usage).description(about).option('--remote', 'the deployed database');
  return {
    context,
    output,
    command,
    work: (where: Where, run: (db: D1Database) => Promise<void>) =>
      withDatabase(where, run, context),
    /** Something was not possible: the exit code is 1. */
    refuse(line: string): void {
      output.error(line);
      isDone = false;
    },
    acting: (usage: string, about: string): Command =>
      command(usage, about)
        .option('--by <name>', 'who decides, for the record', userInfo().username)
        .option('--dry-run', 'print what would change, and change nothing'),
    /** Returns the exit code. */
    async run(parameters: readonly string[]): Promise<number> {
      const code = await runCommand(program, parameters, output);
      return code === 0 && !isDone ? 1 : code;
    },
  };
}

export type Program = ReturnType<typeof operatorProgram>;
