/**
 * `npm run orders`: the last orders and payments, and manual work on orders that wait for a bank transfer. Exit code 0: done, now or before; 1: not
 * possible; 2: the command itself was wrong.
 */
import { Command } from 'commander';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format.ts';
import { recentOrders } from '../src/worker/data/orders/recent-orders.ts';
import { awaitedTransfers, markPaid } from '../src/worker/data/orders/unpaid-orders.ts';
import { recentAttempts } from '../src/worker/data/payments/recent-attempts.ts';
import { numberIn } from './catalogue/options.ts';
import { runCommand, withDatabase } from './catalogue/run-command.ts';

const said = {
  paid: 'is paid now; the mail goes out within five minutes',
  alreadyPaid: 'was paid already',
  cancelled: 'has been cancelled and stays so: send the money back',
  otherMethod: 'is not paid by bank transfer: its provider or carrier tells',
} as const;

const program = new Command('npm run orders --')
  .description('Orders by hand. The local database, or with --remote the deployed one.')
  .exitOverride();

type Options = { remote?: boolean };

const inWriting = (centAmount: number, currency: CurrencyCode) =>
  formatMoney(centAmount, currency, 'en-GB');

program
  .command('waiting')
  .description(
    'orders that wait for a bank transfer, oldest first: number, day, total, who ordered',
  )
  .option('--remote', 'the deployed database')
  .action((options: Options) =>
    withDatabase(options, async (db) => {
      for (const { orderNumber, createdAt, email, ...total } of await awaitedTransfers(db)) {
        const amount = inWriting(total.centAmount, total.currency);
        console.log([orderNumber, createdAt.slice(0, 10), amount, email].join('\t'));
      }
    }),
  );

program
  .command('paid <number>')
  .description('the money of a bank transfer has come; whoever ordered is told by mail')
  .option('--remote', 'the deployed database')
  .action((number: string, options: Options) =>
    withDatabase(options, async (db) => {
      const marked = await markPaid(db, number, new Date());
      const isDone = marked.kind === 'paid' || marked.kind === 'alreadyPaid';
      process.exitCode = isDone ? 0 : 1;
      if (marked.kind === 'unknown') {
        console.error(`There is no order ${number}.`);
      } else {
        const { orderNumber, totalPrice } = marked.order;
        const amount = inWriting(totalPrice.centAmount, totalPrice.currencyCode);
        console.log(`${orderNumber} (${amount}) ${said[marked.kind]}.`);
      }
    }),
  );

program
  .command('recent')
  .description('the last orders: number, when, id')
  .option('--limit <number>', 'how many', '20')
  .option('--remote', 'the deployed database')
  .action(({ limit, ...where }: Options & { limit: string }) =>
    withDatabase(where, async (db) => {
      for (const { orderNumber, createdAt, id } of await recentOrders(db, numberIn(limit)))
        console.log([orderNumber, createdAt, id].join('\t'));
    }),
  );

program
  .command('payments')
  .description('the last payment attempts: id, method, state, started, updated, settled, reference')
  .option('--stuck', 'those alone that are not settled and have had no update for an hour')
  .option('--limit <number>', 'how many', '20')
  .option('--remote', 'the deployed database')
  .action(({ stuck = false, limit, ...where }: Options & { stuck?: boolean; limit: string }) =>
    withDatabase(where, async (db) => {
      const found = await recentAttempts(db, { stuck, limit: numberIn(limit) }, new Date());
      for (const each of found)
        console.log(
          [
            each.id,
            `${each.provider} ${each.method}`,
            each.state,
            each.startedAt,
            each.updatedAt,
            each.settledAt ?? 'not settled',
            each.providerReference ?? '',
          ].join('\t'),
        );
      if (found.length === 0) console.log(stuck ? 'No payment is stuck.' : 'No payments.');
    }),
  );

const code = await runCommand(program, process.argv.slice(2), console);
if (code > 0) process.exitCode = code;
