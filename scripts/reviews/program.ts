/**
 * `npm run reviews`: the moderation of reviews, import and export. Exit code 0: done; 1: not possible, or lines were
 * refused; 2: the command itself was wrong.
 */
import type { Subject } from '#domain/moderation/moderation.ts';
import {
  reviewClaims,
  reviewDocument,
  type TranslatedTexts,
  topRatedRule,
} from '#domain/review/review.ts';
import {
  countTopRated,
  storeTopRated,
  topRatedBy,
} from '../../src/worker/data/catalogue/product-ratings.ts';
import { filesOfOwners } from '../../src/worker/data/files/files.ts';
import { moderationOf } from '../../src/worker/data/moderation/entries.ts';
import { namesOf } from '../../src/worker/data/moderation/named.ts';
import {
  countedReviews,
  queuedReviews,
  reviewedSkus,
  reviewsAfter,
} from '../../src/worker/data/reviews/listed-reviews.ts';
import { documentOf } from '../../src/worker/data/reviews/review-rows.ts';
import { reviewRow } from '../../src/worker/data/reviews/reviews.ts';
import {
  addToReview,
  importReviews,
  recountReviews,
} from '../../src/worker/data/reviews/write-reviews.ts';
import { numberIn } from '../catalogue/options.ts';
import { type CommandContext, ofProcess } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { fileLine } from '../file-line.ts';
import { addFileCommands } from '../moderation/files.ts';
import { faultOf } from '../moderation/lines.ts';
import { addDecisionCommands } from '../moderation/program.ts';
import { entryLine, noText } from '../moderation/wording.ts';
import { type Acting, operatorProgram, type Where } from '../operator-program.ts';
import { type Adding, answering, translating } from './additions.ts';
import { reviewLine, reviewLines, statLines } from './wording.ts';

/** SKUs per transaction of a recount. */
const skusAtOnce = 100;

const kinds: readonly Subject[] = ['review'];

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
  const program = operatorProgram('reviews', 'Reviews of articles.', context);
  const { output, command, acting, work, refuse } = program;

  command('queue', 'reviews that wait for a decision, the oldest first')
    .option('--limit <number>', 'how many', '50')
    .action(({ limit, ...where }: Where & { limit: string }) =>
      work(where, async (db) => {
        const found = await queuedReviews(db, numberIn(limit));
        const names = await namesOf(db, found);
        for (const row of found) output.log(reviewLine(row, names));
        if (found.length === 0) output.log('No review waits.');
      }),
    );

  command('show <id>', 'a review with all its texts and what was decided about it').action(
    (id: string, where: Where) =>
      work(where, async (db) => {
        const row = await reviewRow(db, id);
        if (!row) return refuse(noText(kinds, id));
        for (const line of reviewLines(row, await namesOf(db, [row]))) output.log(line);
        for (const file of await filesOfOwners(db, 'review', [id])) {
          output.log(fileLine(file, where.remote));
        }
        for (const entry of await moderationOf(db, 'review', id)) output.log(entryLine(entry));
      }),
  );

  async function add(
    id: string,
    { by, dryRun, ...where }: Acting,
    { addition, done, fault }: Adding,
  ) {
    await work(where, async (db) => {
      const row = await reviewRow(db, id);
      if (!row) return refuse(noText(kinds, id));
      const problem = fault(row);
      if (problem) return refuse(problem);
      const made = { actor: `operator:${by}`, now: new Date() } as const;
      if (!dryRun) await addToReview(db, row, addition, made);
      output.log(`${dryRun ? 'would be ' : ''}${done}: ${id}`);
    });
  }

  acting('answer <id> <text>', 'answer a published review; an earlier answer is replaced').action(
    (id: string, answer: string, options: Acting) => add(id, options, answering(answer)),
  );

  acting('translate <id> <language>', 'set the translation of a review; texts left out stay')
    .option('--title <text>', 'shown only together with the text')
    .option('--text <text>', 'of the review')
    .option('--answer <text>', 'of the answer')
    .action(
      (id: string, code: string, { title, text, answer, ...options }: Acting & TranslatedTexts) =>
        add(id, options, translating(code, { title, text, answer })),
    );

  addDecisionCommands(program, kinds);

  addFileCommands(program, 'reviews', {
    schema: reviewDocument,
    claimsOf: reviewClaims,
    store: importReviews,
    after: reviewsAfter,
    documentOf,
  });

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

if (import.meta.main) process.exitCode = await runReviews(process.argv.slice(2), ofProcess);
