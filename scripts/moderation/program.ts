/** What the commands about shoppers' texts share: `npm run reviews`, `npm run questions`. */
import { userInfo } from 'node:os';
import type { Command } from 'commander';
import { type Ground, grounds, type Subject } from '#domain/moderation/moderation.ts';
import { decideReports, openReports } from '../../src/worker/data/reviews/reports.ts';
import {
  type CommandContext,
  commandNamed,
  type Output,
  outputOf,
  runCommand,
  withDatabase,
} from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { reportLine } from './wording.ts';

export type Where = { remote?: boolean };
export type Acting = Where & { by: string; dryRun?: boolean };
export type Restricting = Acting & { ground: string; reason: string };

/** A program with commands for the local database, or with --remote for the deployed one. */
export function moderationProgram(name: string, description: string, context: CommandContext) {
  const output: Output = outputOf(context);
  let isDone = true;
  const program = commandNamed(`npm run ${name} --`, context).description(
    `${description} The local database, or with --remote the deployed one.`,
  );
  const command = (usage: string, about: string): Command =>
    program.command(usage).description(about).option('--remote', 'the deployed database');
  return {
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

type Program = ReturnType<typeof moderationProgram>;

/** A command that takes a text off the pages: the author is told ground and reason. */
export const restricting = ({ acting }: Program, usage: string, about: string): Command =>
  acting(usage, about)
    .requiredOption('--ground <ground>', `one of: ${grounds.join(', ')}`)
    .requiredOption('--reason <text>', 'the facts, in words for the author');

export function groundNamed(name: string): Ground {
  const known = grounds.find((each) => each === name);
  if (!known) throw new WrongUsage(`--ground is one of: ${grounds.join(', ')}`);
  return known;
}

/** The commands about reports: `reports` lists the open ones, `keep` rejects those about a text. */
export function addReportCommands(
  { command, acting, work, refuse, output }: Program,
  subjects: readonly Subject[],
): void {
  command('reports', 'open reports, the oldest first').action((where: Where) =>
    work(where, async (db) => {
      const found = await openReports(db, subjects);
      for (const report of found) output.log(reportLine(report));
      if (found.length === 0) output.log('No report is open.');
    }),
  );
  acting('keep <id>', 'the text stays: its open reports are rejected, and reporters told').action(
    (id: string, { dryRun, ...where }: Acting) =>
      work(where, async (db) => {
        const open = (await openReports(db, subjects)).filter(({ subjectId }) => subjectId === id);
        const [first] = open;
        if (!first) return refuse(`No report about ${id} is open.`);
        const about = { subject: first.subject, subjectId: id };
        if (!dryRun) await decideReports(db, about, 'rejected', new Date());
        output.log(
          `${dryRun ? 'would be rejected' : 'rejected'}: ${open.length} reports about ${id}`,
        );
      }),
  );
}
