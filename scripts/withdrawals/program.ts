/** The commands of `npm run withdrawals`, for the command line and for tests. */
import { createHash } from 'node:crypto';
import { userInfo } from 'node:os';
import { sql } from 'drizzle-orm';
import { brokenLink } from '#domain/withdrawal/evidence.ts';
import { refundsDue, refundsOf } from '../../src/worker/data/withdrawals/refunds-due.ts';
import { linkWithdrawal } from '../../src/worker/data/withdrawals/withdrawal-links.ts';
import {
  chainedWithdrawals,
  withdrawalsSince,
  withdrawalWith,
} from '../../src/worker/data/withdrawals/withdrawals.ts';
import { numberIn } from '../catalogue/options.ts';
import {
  type CommandContext,
  commandNamed,
  outputOf,
  runCommand,
  withDatabase,
} from '../catalogue/run-command.ts';
import { lineOf, said, statementLines } from './wording.ts';

type Where = { remote?: boolean };

const daysOfList = 90;

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
    .option('--due', 'those of the last 90 days whose refund is still due, the most urgent first')
    .option('--limit <number>', 'how many', '50')
    .option('--remote', 'the deployed database')
    .action(({ due, limit: most, ...where }: Where & { due?: boolean; limit: string }) =>
      work(where, async (db) => {
        const now = new Date();
        const limit = numberIn(most);
        const since = new Date(now.getTime() - daysOfList * 86_400_000).toISOString();
        const found = due
          ? await refundsDue(db, { since, limit })
          : await refundsOf(db, await withdrawalsSince(db, { since: '', limit, first: 'newest' }));
        for (const each of found) output.log(lineOf(each, now));
        if (found.length === 0) output.log(due ? 'Nothing is due.' : 'No statements.');
      }),
    );

  program
    .command('show <number>')
    .description('a statement word for word, when it was received, and what is due')
    .option('--remote', 'the deployed database')
    .action((number: string, where: Where) =>
      work(where, async (db) => {
        const found = await withdrawalWith(db, sql`number = ${number.trim().toUpperCase()}`);
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
    .option('--remote', 'the deployed database')
    .action((number: string, orderNumber: string, { by, ...where }: Where & { by: string }) =>
      work(where, async (db) => {
        const actor = `operator:${by}` as const;
        const outcome = await linkWithdrawal(db, { number, orderNumber, actor }, new Date());
        const { text, isRefused } = said[outcome];
        if (isRefused) refuse(`${number} ${text}.`);
        else output.log(`${number} ${text}.`);
      }),
    );

  program
    .command('verify')
    .description('recomputes the hashes of all statements: none was changed, removed or inserted')
    .option('--remote', 'the deployed database')
    .action((where: Where) =>
      work(where, async (db) => {
        const rows = await chainedWithdrawals(db);
        const hashOf = async (text: string) => createHash('sha256').update(text).digest('hex');
        const broken = await brokenLink(rows, hashOf);
        if (broken !== undefined) return refuse(`The chain is broken at ${broken}.`);
        output.log(`${rows.length} statements, last hash ${rows.at(-1)?.hash ?? 'none'}`);
      }),
    );

  const code = await runCommand(program, parameters, output);
  return code === 0 && !isDone ? 1 : code;
}
