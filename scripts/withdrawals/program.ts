/** The commands of `npm run withdrawals`, for the command line and for tests. */
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
import {
  type CommandContext,
  commandNamed,
  outputOf,
  runCommand,
  withDatabase,
} from '../catalogue/run-command.ts';
import { lineOf, linkedText, notLinkedTexts, statementLines, stepLines } from './wording.ts';

type Where = { remote?: boolean };
type Linking = Where & { by: string; dryRun?: boolean };

/** Returns the exit code. */
export async function runWithdrawals(
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

  const program = commandNamed('npm run withdrawals --', context).description(
    'Statements of withdrawal. The local database, or with --remote the deployed one.',
  );

  program
    .command('list')
    .description(
      'the last ones: number, market, received, refund due, days left, what it waits for, order, name; newest first',
    )
    .option('--due', 'all whose refund is still due, the most urgent first')
    .option('--limit <number>', 'how many', '50')
    .option('--remote', 'the deployed database')
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

  program
    .command('show <number>')
    .description('a statement word for word, when it was received, and what is due')
    .option('--remote', 'the deployed database')
    .action((number: string, where: Where) =>
      work(where, async (db) => {
        const found = await withdrawalNumbered(db, number);
        const [refund] = found ? await refundsOf(db, [found]) : [];
        if (!refund) return refuse(`There is no statement ${number}.`);
        for (const line of statementLines(refund, new Date())) output.log(line);
      }),
    );

  program
    .command('link <number> <order>')
    .description(
      'assigns an order to a statement, which stays as it is; the order is returned or cancelled as if it had been found',
    )
    .option('--by <name>', 'who does it, for the history', userInfo().username)
    .option('--dry-run', 'print what would change, and change nothing')
    .option('--remote', 'the deployed database')
    .action((number: string, orderNumber: string, { by, dryRun, ...where }: Linking) =>
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

  program
    .command('close <number>')
    .description('you have decided: nothing more is entered for it; link opens it again')
    .option('--dry-run', 'print what would be closed, and change nothing')
    .option('--remote', 'the deployed database')
    .action((number: string, { dryRun, ...where }: Where & { dryRun?: boolean }) =>
      work(where, async (db) => {
        const found = await withdrawalNumbered(db, number);
        if (!found) return refuse(`There is no statement ${number}.`);
        if (!dryRun) await closeWithdrawal(db, found.id, new Date());
        output.log(
          `${number} ${dryRun ? 'would be' : 'is'} closed: nothing more is entered for it.`,
        );
      }),
    );

  program
    .command('verify')
    .description('recomputes the hashes of all statements: none was changed, removed or inserted')
    .option('--remote', 'the deployed database')
    .action((where: Where) =>
      work(where, async (db) => {
        const { rows, start } = await chainedWithdrawals(db);
        const hashOf = async (text: string) => createHash('sha256').update(text).digest('hex');
        const broken = await brokenLink(rows, hashOf, start);
        if (broken !== undefined) return refuse(`The chain is broken at ${broken}.`);
        output.log(`${rows.length} statements, last hash ${(rows.at(-1) ?? start).hash}`);
      }),
    );

  const code = await runCommand(program, parameters, output);
  return code === 0 && !isDone ? 1 : code;
}
