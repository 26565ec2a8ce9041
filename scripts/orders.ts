/**
 * `npm run orders -- paid <number>`: what an operator does with an order by hand. Exit code 0: done, or done before; 1: it
 * cannot be; 2: the command itself was wrong.
 */
import { Command, CommanderError } from 'commander';
import { formatMoney } from '#domain/money/format.ts';
import { markPaid } from '../src/worker/commerce/embedded/awaited-orders.ts';
import { databaseOf } from '../src/worker/commerce/embedded/database.ts';
import { openRemoteDatabase } from './catalogue/remote-database.ts';
import { WrongUsage } from './catalogue/usage.ts';
import { openLocalDatabase } from './local-database.ts';

const said = {
  paid: 'is paid now; the mail goes out within five minutes',
  alreadyPaid: 'was paid already',
  cancelled: 'has been cancelled and stays so: send the money back',
  otherMethod: 'is not paid by bank transfer: its provider or carrier tells',
} as const;

const program = new Command('npm run orders --')
  .description('Orders by hand. The local database, or with --remote the deployed one.')
  .exitOverride();

program
  .command('paid <number>')
  .description('the money of a bank transfer has come; whoever ordered is told by mail')
  .option('--remote', 'the deployed database')
  .action(async (number: string, { remote }: { remote?: boolean }) => {
    const { db, close } = await (remote ? openRemoteDatabase() : openLocalDatabase());
    try {
      const marked = await markPaid(databaseOf(db), number, new Date());
      const isDone = marked.kind === 'paid' || marked.kind === 'alreadyPaid';
      process.exitCode = isDone ? 0 : 1;
      if (marked.kind === 'unknown') {
        console.error(`There is no order ${number}.`);
      } else {
        const { orderNumber, totalPrice } = marked.order;
        const amount = formatMoney(totalPrice.centAmount, totalPrice.currencyCode, 'en-GB');
        console.log(`${orderNumber} (${amount}) ${said[marked.kind]}.`);
      }
    } finally {
      await close();
    }
  });

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof WrongUsage) {
    console.error(error.message);
    process.exitCode = 2;
  } else throw error;
}
