/** What the commands of operators share: their databases, their options, and their exit code. */
import { userInfo } from 'node:os';
import type { Command } from 'commander';
import {
  type CommandContext,
  commandNamed,
  type Output,
  outputOf,
  runCommand,
} from './catalogue/run-command.ts';
import type { OpenDatabase } from './local-database.ts';

/** `withFiles`: a deployed shop is opened without its bucket otherwise. */
export type Where = { remote?: boolean | undefined; withFiles?: boolean };
export type DryRun = Where & { dryRun?: boolean };
export type Acting = DryRun & { by: string };

/** A program with commands for the local database, or with --remote for the deployed one. */
export function operatorProgram(name: string, description: string, context: CommandContext) {
  const output: Output = outputOf(context);
  let isDone = true;
  let database: OpenDatabase | undefined;
  const program = commandNamed(`npm run ${name} --`, context).description(
    `${description} The local database, or with --remote the deployed one.`,
  );
  const command = (usage: string, about: string): Command =>
    program.command(usage).description(about);
  /** The same each time; it is closed after the command, even after an error. */
  const open = async ({ remote = false, withFiles = false }: Where): Promise<OpenDatabase> => {
    database ??= await context.open({ remote, withFiles });
    return database;
  };
  return {
    context,
    output,
    command,
    open,
    async work(where: Where, run: (db: D1Database, opened: OpenDatabase) => Promise<void>) {
      const opened = await open(where);
      await run(opened.db, opened);
    },
    /** Something was not possible: the exit code is 1. `line`: why, unless that was told already. */
    refuse(line?: string): void {
      if (line !== undefined) output.error(line);
      isDone = false;
    },
    acting: (usage: string, about: string): Command =>
      command(usage, about)
        .option('--by <name>', 'who decides, for the record', userInfo().username)
        .option('--dry-run', 'print what would change, and change nothing'),
    /** Returns the exit code. */
    async run(parameters: readonly string[]): Promise<number> {
      addRemote(program);
      const code = await runCommand(program, parameters, output, () => database?.close());
      return code === 0 && !isDone ? 1 : code;
    },
  };
}

export type Program = ReturnType<typeof operatorProgram>;

/** The last option of each command. */
function addRemote({ commands }: Command): void {
  for (const command of commands) {
    if (command.commands.length > 0) addRemote(command);
    else command.option('--remote', 'the deployed database');
  }
}
