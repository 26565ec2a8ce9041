/** What the commands about shoppers' texts share: `npm run reviews`, `npm run questions`. */
import { type Ground, grounds, type Subject } from '#domain/moderation/moderation.ts';
import type { ContentReport } from '#domain/moderation/report.ts';
import {
  type Moderated,
  type Moderation,
  moderate,
} from '../../src/worker/data/moderation/decide.ts';
import { openReports } from '../../src/worker/data/moderation/reports.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import type { Acting, Program, Where } from '../operator-program.ts';
import { commandOf, noText, reportLine } from './wording.ts';

/** Prints what has become of a text, or would in a dry run. */
export function tell(
  { refuse, output }: Program,
  kinds: readonly Subject[],
  { id, done }: { id: string; done: string },
  result: Moderated | { outcome: 'exists' },
): void {
  if (result.outcome === 'noText') refuse(noText(kinds, id));
  else if (result.outcome === 'notPossible') refuse(`${id} is ${result.state}.`);
  else if (result.outcome === 'exists') refuse(`${id} has this answer already.`);
  else output.log(`${result.outcome === 'done' ? 'done' : 'would be done'}: ${done} ${id}`);
}

type Restricting = Acting & { ground: string; reason: string };

/** The commands of decisions about texts of these kinds, and of reports about them. */
export function addDecisionCommands(program: Program, kinds: readonly Subject[]): void {
  const { command, acting, work, refuse, output } = program;
  const decide = (
    { by, dryRun = false, ...where }: Acting,
    asked: Omit<Moderation, 'actor'>,
  ): Promise<void> =>
    work(where, async (db) => {
      const isAbout = ({ subjectId }: ContentReport) => subjectId === asked.id;
      if (asked.decision === 'keep' && !(await openReports(db, kinds)).some(isAbout)) {
        return refuse(`No report about ${asked.id} is open.`);
      }
      const made = { ...asked, actor: `operator:${by}` } as const;
      const result = await moderate(db, kinds, made, { now: new Date(), dryRun });
      tell(program, kinds, { id: asked.id, done: commandOf(asked.decision) }, result);
    });

  acting('approve <id>', 'publish a text, or one that was rejected or removed').action(
    (id: string, options: Acting) => decide(options, { id, decision: 'publish' }),
  );
  for (const [decision, about] of [
    ['withhold', 'do not publish a text (it is withheld); its author is told the reasons'],
    ['remove', 'take a published text off; author and reporters are told'],
  ] as const) {
    acting(`${commandOf(decision)} <id>`, about)
      .requiredOption('--ground <ground>', `one of: ${grounds.join(', ')}`)
      .requiredOption('--reason <text>', 'the facts, in words for the author')
      .action((id: string, { ground, reason: note, ...options }: Restricting) =>
        decide(options, { id, decision, ground: groundNamed(ground), note }),
      );
  }

  command('reports', 'open reports, the oldest first').action((where: Where) =>
    work(where, async (db) => {
      const found = await openReports(db, kinds);
      for (const report of found) output.log(reportLine(report));
      if (found.length === 0) output.log('No report is open.');
    }),
  );
  acting('keep <id>', 'the text stays: its open reports are rejected, and reporters told').action(
    (id: string, options: Acting) => decide(options, { id, decision: 'keep' }),
  );
}

function groundNamed(name: string): Ground {
  const known = grounds.find((each) => each === name);
  if (!known) throw new WrongUsage(`--ground is one of: ${grounds.join(', ')}`);
  return known;
}
