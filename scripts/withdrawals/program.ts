/**
 * `npm run withdrawals`: statements of withdrawal, what is due, and the proof that none was changed. Exit code 0: done;
 * 1: not possible, or the proof fails; 2: the command itself was wrong.
 */
import { createHash } from 'node:crypto';
import { userInfo } from 'node:os';
import { skusOf } from '#domain/cart/articles.ts';
import { brokenLink } from '#domain/withdrawal/evidence.ts';
import { leftToOperator } from '#domain/withdrawal/own-steps.ts';
import { excludedSkus } from '../../src/worker/data/withdrawals/excluded-skus.ts';
import { refundsDue, refundsOf } from '../../src/worker/data/withdrawals/refunds-due.ts';
import {
  closeWithdrawal,
  linkable,
  linkWithdrawal,
  withdrawalNumbered,
} from '../../src/worker/data/withdrawals/withdrawal-links.ts';
import {
  chainedWithdrawals,
  listedWithdrawals,
} from '../../src/worker/data/withdrawals/withdrawals.ts';
import { numberIn } from '../catalogue/options.ts';
import { type CommandContext, ofProcess } from '../catalogue/run-command.ts';
import { type Acting, type DryRun, operatorProgram, type Where } from '../operator-program.ts';
import { lineOf, linkedText, notLinkedTexts, statementLines, stepLines } from './wording.ts';

/** Returns the exit code. */
export async function runWithdrawals(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram('withdrawals', 'Statements of withdrawal.', context);
  const { output, command, work, refuse } = program;

  command(
    'list',
    'the last ones: number, market, received, refund due, days left, what it waits for, order, name; newest first',
  )
    .option('--due', 'all whose refund is still due, the most urgent first')
    .option('--limit <number>', 'how many', '50')
    .action(({ due, limit: most, ...where }: Where & { due?: boolean; limit: string }) =>
      work(where, async (db) => {
        const now = new Date();
        const limit = numberIn(most);
        const found = due
          ? await refundsDue(db, limit + 1)
          : await refundsOf(db, await listedWithdrawals(db, { limit, first: 'newest' }));
        for (const each of found.slice(0, limit)) output.log(lineOf(each, now));
        if (found.length > limit) output.log(`There are more: --limit ${limit * 2}`);
        if (found.length === 0) output.log(due ? 'Nothing is due.' : 'No statements.');
      }),
    );

  command(
    'show <number>',
    'a statement word for word, when it was received, and what is due',
  ).action((number: string, where: Where) =>
    work(where, async (db) => {
      const found = await withdrawalNumbered(db, number);
      const [refund] = found ? await refundsOf(db, [found]) : [];
      if (!refund) return refuse(`There is no statement ${number}.`);
      for (const line of statementLines(refund, new Date())) output.log(line);
    }),
  );

  command(
    'link <number> <order>',
    'assigns an order to a statement, which stays as it is; the order is returned or cancelled as if it had been found',
  )
    .option('--by <name>', 'who does it, for the history', userInfo().username)
    .option('--dry-run', 'print what would change, and change nothing')
    .action((number: string, orderNumber: string, { by, dryRun, ...where }: Acting) =>
      work(where, async (db) => {
        const found = await linkable(db, { number, orderNumber });
        if (!('order' in found)) return refuse(`${number} ${notLinkedTexts[found.outcome]}.`);
        if (found.outcome === 'linkedBefore')
          return output.log(`${number} was linked to this order already.`);
        const { withdrawal, order } = found;
        const excluded = await excludedSkus(db, skusOf(order));
        if (!dryRun) await linkWithdrawal(db, found, `operator:${by}`, new Date());
        const left = leftToOperator(withdrawal, order, excluded);
        output.log(`${number} ${linkedText(left, !dryRun)}.`);
        if (!dryRun) return;
        for (const line of stepLines(withdrawal, order, excluded)) output.log(line);
        output.log('dry run: nothing was changed');
      }),
    );

  command('close <number>', 'you have decided: nothing more is entered for it; link opens it again')
    .option('--dry-run', 'print what would be closed, and change nothing')
    .action((number: string, { dryRun, ...where }: DryRun) =>
      work(where, async (db) => {
        const found = await withdrawalNumbered(db, number);
        if (!found) return refuse(`There is no statement ${number}.`);
        if (!dryRun) await closeWithdrawal(db, found.id, new Date());
        output.log(
          `${number} ${dryRun ? 'would be' : 'is'} closed: nothing more is entered for it.`,
        );
      }),
    );

  command(
    'verify',
    'recomputes the hashes of all statements: none was changed, removed or inserted',
  ).action((where: Where) =>
    work(where, async (db) => {
      const { rows, start } = await chainedWithdrawals(db);
      const hashOf = async (text: string) => createHash('sha256').update(text).digest('hex');
      const broken = await brokenLink(rows, hashOf, start);
      if (broken !== undefined) return refuse(`The chain is broken at ${broken}.`);
      output.log(`${rows.length} statements, last hash ${(rows.at(-1) ?? start).hash}`);
    }),
  );

  return program.run(parameters);
}

if (import.meta.main) process.exitCode = await runWithdrawals(process.argv.slice(2), ofProcess);
