/** The commands of `npm run reviews`, for the command line and for tests. */
import { userInfo } from 'node:os';
import { type Ground, grounds } from '#domain/moderation/moderation.ts';
import { maxReviewLengths } from '#domain/review/review.ts';
import { filesOfOwners } from '../../src/worker/data/files/files.ts';
import {
  answerAs,
  countedReviews,
  type Moderation,
  moderateReview,
  queuedReviews,
  reviewedSkus,
} from '../../src/worker/data/reviews/moderate.ts';
import { decideReports, moderationOf, openReports } from '../../src/worker/data/reviews/reports.ts';
import { reviewRow } from '../../src/worker/data/reviews/reviews.ts';
import { recountReviews } from '../../src/worker/data/reviews/write-reviews.ts';
import { numberIn } from '../catalogue/options.ts';
import {
  type CommandContext,
  commandNamed,
  outputOf,
  runCommand,
  withDatabase,
} from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { exportReviews, importReviewFile } from './files.ts';
import { entryLine, photoLine, reportLine, reviewLine, reviewLines, statLines } from './wording.ts';

type Where = { remote?: boolean };
type Acting = Where & { by: string; dryRun?: boolean };

/** SKUs per transaction of a recount. */
const skusAtOnce = 100;

/** Returns the exit code. */
export async function runReviews(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const output = outputOf(context);
  let isDone = true;
  const work = (where: Where, run: (db: D1Database) => Promise<void>) =>
    withDatabase(where, run, context);
  function refuse(line: string): void {
    output.error(line);
    isDone = false;
  }

  const program = commandNamed('npm run reviews --', context).description(
    'Reviews of articles. The local database, or with --remote the deployed one.',
  );
  const command = (name: string, description: string) =>
    program.command(name).description(description).option('--remote', 'the deployed database');
  const acting = (name: string, description: string) =>
    command(name, description)
      .option('--by <name>', 'who decides, for the record', userInfo().username)
      .option('--dry-run', 'print what would change, and change nothing');

  command('queue', 'reviews that wait for a decision, the oldest first')
    .option('--limit <number>', 'how many', '50')
    .action(({ limit, ...where }: Where & { limit: string }) =>
      work(where, async (db) => {
        const found = await queuedReviews(db, numberIn(limit));
        for (const row of found) output.log(reviewLine(row));
        if (found.length === 0) output.log('No review waits.');
      }),
    );

  command('show <id>', 'a review with all its texts and what was decided about it').action(
    (id: string, where: Where) =>
      work(where, async (db) => {
        const row = await reviewRow(db, id);
        if (!row) return refuse(`There is no review ${id}.`);
        for (const line of reviewLines(row)) output.log(line);
        for (const file of await filesOfOwners(db, 'review', [id])) output.log(photoLine(file));
        for (const entry of await moderationOf(db, 'review', id)) output.log(entryLine(entry));
      }),
  );

  async function moderate(
    id: string,
    { by, dryRun = false, ...where }: Acting,
    decision: Moderation['decision'],
    why: { ground?: Ground; note?: string } = {},
  ) {
    await work(where, async (db) => {
      const asked = { id, decision, actor: `operator:${by}` as const, ...why };
      const result = await moderateReview(db, asked, { now: new Date(), dryRun });
      if (result.outcome === 'noReview') return refuse(`There is no review ${id}.`);
      if (result.outcome === 'notPossible') return refuse(`The review is ${result.state}.`);
      output.log(`${dryRun ? 'would be done' : 'done'}: ${decision} ${id}`);
    });
  }

  acting('approve <id>', 'publish a review, or one that was withheld or removed').action(
    (id: string, options: Acting) => moderate(id, options, 'publish'),
  );

  type Restricting = Acting & { ground: string; reason: string };
  for (const [name, decision, description] of [
    ['reject', 'withhold', 'do not publish a review; its author is told the reasons'],
    ['remove', 'remove', 'take a published review off; author and reporters are told'],
  ] as const) {
    acting(`${name} <id>`, description)
      .requiredOption('--ground <ground>', `one of: ${grounds.join(', ')}`)
      .requiredOption('--reason <text>', 'the facts, in words for the author')
      .action((id: string, { ground, reason: note, ...options }: Restricting) => {
        const known = grounds.find((each) => each === ground);
        if (!known) throw new WrongUsage(`--ground is one of: ${grounds.join(', ')}`);
        return moderate(id, options, decision, { ground: known, note });
      });
  }

  acting('answer <id> <text>', 'answer a review; an earlier answer is replaced').action(
    (id: string, answer: string, { by, dryRun, ...where }: Acting) => {
      if (answer.length > maxReviewLengths.answer) throw new WrongUsage('the answer is too long');
      return work(where, async (db) => {
        const actor = `operator:${by}` as const;
        const isKnown = dryRun
          ? (await reviewRow(db, id)) !== undefined
          : await answerAs(db, { id, answer, actor }, new Date());
        if (!isKnown) return refuse(`There is no review ${id}.`);
        output.log(`${dryRun ? 'would be answered' : 'answered'}: ${id}`);
      });
    },
  );

  command('reports', 'open reports about reviews, the oldest first').action((where: Where) =>
    work(where, async (db) => {
      const found = await openReports(db);
      for (const report of found) output.log(reportLine(report));
      if (found.length === 0) output.log('No report is open.');
    }),
  );

  acting('keep <id>', 'the review stays: its open reports are rejected, and reporters told').action(
    (id: string, { dryRun, ...where }: Acting) =>
      work(where, async (db) => {
        const about = { subject: 'review', subjectId: id } as const;
        const open = (await openReports(db)).filter(({ subjectId }) => subjectId === id).length;
        if (open === 0) return refuse(`No report about ${id} is open.`);
        if (!dryRun) await decideReports(db, about, 'rejected', new Date());
        output.log(`${dryRun ? 'would be rejected' : 'rejected'}: ${open} reports about ${id}`);
      }),
  );

  command(
    'import <ndjson>',
    'store the reviews of a file by their ids; a second time changes nothing',
  )
    .option('--dry-run', 'check the file, and change nothing')
    .action((file: string, { dryRun = false, ...where }: Where & { dryRun?: boolean }) =>
      work(where, async (db) => {
        const { stored, refused } = await importReviewFile(db, file, { now: new Date(), dryRun });
        for (const line of refused) refuse(line);
        output.log(`${dryRun ? 'would be stored' : 'stored'}: ${stored} reviews`);
      }),
    );

  command('export', 'all reviews as NDJSON, with their authors: personal data')
    .option('--out <file>', 'file (default: standard output)')
    .action(({ out, ...where }: Where & { out?: string }) =>
      work(where, (db) => exportReviews(db, context, out)),
    );

  command('recount', 'compute the ratings of all products anew from their reviews').action(
    (where: Where) =>
      work(where, async (db) => {
        const skus = await reviewedSkus(db);
        for (let start = 0; start < skus.length; start += skusAtOnce) {
          await recountReviews(db, skus.slice(start, start + skusAtOnce), new Date());
        }
        output.log(`recounted: ${skus.length} products`);
      }),
  );

  command('stats', 'written reviews by stars: how many were published, withheld, removed').action(
    (where: Where) =>
      work(where, async (db) => {
        for (const line of statLines(await countedReviews(db))) output.log(line);
      }),
  );

  const code = await runCommand(program, parameters, output);
  return code === 0 && !isDone ? 1 : code;
}
