/** The commands of `npm run reviews`, for the command line and for tests. */
import type { Ground } from '#domain/moderation/moderation.ts';
import { maxReviewLengths, type TranslatedTexts, topRatedRule } from '#domain/review/review.ts';
import {
  countTopRated,
  storeTopRated,
  topRatedBy,
} from '../../src/worker/data/catalogue/product-ratings.ts';
import { filesOfOwners } from '../../src/worker/data/files/files.ts';
import {
  addAs,
  countedReviews,
  type Moderation,
  moderateReview,
  queuedReviews,
  reviewedSkus,
} from '../../src/worker/data/reviews/moderate.ts';
import { moderationOf } from '../../src/worker/data/reviews/reports.ts';
import { reviewRow } from '../../src/worker/data/reviews/reviews.ts';
import { recountReviews } from '../../src/worker/data/reviews/write-reviews.ts';
import { numberIn } from '../catalogue/options.ts';
import type { CommandContext } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { faultOf } from '../moderation/lines.ts';
import {
  type Acting,
  addReportCommands,
  groundNamed,
  moderationProgram,
  type Restricting,
  restricting,
  type Where,
} from '../moderation/program.ts';
import { entryLine } from '../moderation/wording.ts';
import { exportReviews, importReviewFile } from './files.ts';
import { type Adding, translating } from './translating.ts';
import { photoLine, reviewLine, reviewLines, statLines } from './wording.ts';

/** SKUs per transaction of a recount. */
const skusAtOnce = 100;

type TopRatedOptions = { average?: number; count?: number; dryRun?: boolean };

/** Returns the number of products. */
async function recountAll(db: D1Database): Promise<number> {
  const skus = await reviewedSkus(db);
  for (let start = 0; start < skus.length; start += skusAtOnce) {
    await recountReviews(db, skus.slice(start, start + skusAtOnce), new Date());
  }
  return skus.length;
}

/** Returns the exit code. */
export async function runReviews(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = moderationProgram('reviews', 'Reviews of articles.', context);
  const { output, command, acting, work, refuse } = program;

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

  for (const [name, decision, description] of [
    ['reject', 'withhold', 'do not publish a review; its author is told the reasons'],
    ['remove', 'remove', 'take a published review off; author and reporters are told'],
  ] as const) {
    restricting(program, `${name} <id>`, description).action(
      (id: string, { ground, reason: note, ...options }: Restricting) =>
        moderate(id, options, decision, { ground: groundNamed(ground), note }),
    );
  }

  async function add(
    id: string,
    { by, dryRun, ...where }: Acting,
    { addition, done, fault }: Adding,
  ) {
    await work(where, async (db) => {
      const row = await reviewRow(db, id);
      if (!row) return refuse(`There is no review ${id}.`);
      const problem = fault?.(row);
      if (problem) return refuse(problem);
      if (!dryRun) await addAs(db, row, addition, `operator:${by}`, new Date());
      output.log(`${dryRun ? 'would be ' : ''}${done}: ${id}`);
    });
  }

  acting('answer <id> <text>', 'answer a review; an earlier answer is replaced').action(
    (id: string, answer: string, options: Acting) => {
      if (answer.length > maxReviewLengths.answer) throw new WrongUsage('the answer is too long');
      return add(id, options, { addition: { answer }, done: 'answered' });
    },
  );

  acting('translate <id> <language>', 'set the translation of a review; texts left out stay')
    .option('--title <text>', 'shown only together with the text')
    .option('--text <text>', 'of the review')
    .option('--answer <text>', 'of the answer')
    .action(
      (id: string, code: string, { title, text, answer, ...options }: Acting & TranslatedTexts) =>
        add(id, options, translating(code, { title, text, answer })),
    );

  addReportCommands(program, ['review']);

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
        output.log(`recounted: ${await recountAll(db)} products`);
      }),
  );

  command(
    'top-rated',
    'from how many stars and reviews a product has the badge; what is left out stays',
  )
    .option('--average <stars>', 'the least average, such as 4.5', Number)
    .option('--count <reviews>', 'the least number of reviews', Number)
    .option('--dry-run', 'print how many products would have it, and change nothing')
    .action(({ average, count, dryRun, ...where }: Where & TopRatedOptions) =>
      work(where, async (db) => {
        const known = await topRatedBy(db);
        const asked = { average: average ?? known.average, count: count ?? known.count };
        const rule = topRatedRule.safeParse(asked);
        if (!rule.success) throw new WrongUsage(faultOf(rule.error));
        if (!dryRun && (average ?? count) !== undefined) {
          await storeTopRated(db, rule.data);
          await recountAll(db);
        }
        const number = await countTopRated(db, rule.data);
        output.log(`from ${asked.average} stars and ${asked.count} reviews: ${number} products`);
      }),
    );

  command('stats', 'written reviews by stars: how many were published, withheld, removed').action(
    (where: Where) =>
      work(where, async (db) => {
        for (const line of statLines(await countedReviews(db))) output.log(line);
      }),
  );

  return program.run(parameters);
}
