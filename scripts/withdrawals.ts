/**
 * `npm run withdrawals`: statements of withdrawal, what is due, and the proof that none was changed. Exit code 0: done;
 * 1: not possible, or the proof fails; 2: the command itself was wrong.
 */
import { createHash } from 'node:crypto';
import { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { isCountryCode } from '#domain/country/countries.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { zonedIso } from '#domain/locale/moments.ts';
import { brokenLink } from '#domain/withdrawal/evidence.ts';
import { daysBetween, refundDueOn } from '#domain/withdrawal/periods.ts';
import type { Withdrawal } from '#domain/withdrawal/statement.ts';
import { linkWithdrawal } from '../src/worker/data/withdrawals/withdrawal-links.ts';
import {
  chainedWithdrawals,
  withdrawalsSince,
  withdrawalWith,
} from '../src/worker/data/withdrawals/withdrawals.ts';
import { numberIn } from './catalogue/options.ts';
import { runCommand, withDatabase } from './catalogue/run-command.ts';

type Where = { remote?: boolean };

const program = new Command('npm run withdrawals --')
  .description('Statements of withdrawal. The local database, or with --remote the deployed one.')
  .exitOverride();

/** The day on which the refund is due, and how many days are left; negative: too late. */
function dueOf({ store, receivedAt }: Withdrawal, now: Date) {
  if (!isCountryCode(store)) throw new Error(`there is no market ${store}`);
  const day = refundDueOn(store, new Date(receivedAt));
  return { day, left: daysBetween(dayIn(store, now), day) };
}

const daysOfList = 90;

program
  .command('list')
  .description(
    'the last ones: number, market, received, refund due, days left, order, name; newest first',
  )
  .option('--due', 'those of the last 90 days by due date, the most urgent first')
  .option('--limit <number>', 'how many', '50')
  .option('--remote', 'the deployed database')
  .action(({ due, limit, ...where }: Where & { due?: boolean; limit: string }) =>
    withDatabase(where, async (db) => {
      const now = new Date();
      const since = due ? new Date(now.getTime() - daysOfList * 86_400_000).toISOString() : '';
      const first = due ? 'oldest' : 'newest';
      const found = await withdrawalsSince(db, { since, limit: numberIn(limit), first });
      for (const each of found) {
        const { day, left } = dueOf(each, now);
        const order = each.orderId ? each.order : `${each.order} (not linked)`;
        const received = each.receivedAt.slice(0, 10);
        console.log([each.number, each.store, received, day, left, order, each.name].join('\t'));
      }
      if (found.length === 0) console.log('No statements.');
    }),
  );

program
  .command('show <number>')
  .description('a statement word for word, when it was received, and what is due')
  .option('--remote', 'the deployed database')
  .action((number: string, where: Where) =>
    withDatabase(where, async (db) => {
      const found = await withdrawalWith(db, sql`number = ${number.trim().toUpperCase()}`);
      if (!found) {
        console.error(`There is no statement ${number}.`);
        process.exitCode = 1;
        return;
      }
      const { day, left } = dueOf(found, new Date());
      const { store, receivedAt, name, email, order, orderId, text, isMailHeldBack } = found;
      const received = isCountryCode(store) ? zonedIso(new Date(receivedAt), store) : receivedAt;
      for (const [label, value] of [
        ['number', found.number],
        ['market', `${store} (${found.locale})`],
        ['received', received],
        ['refund due', `${day} (days left: ${left})`],
        ['name', name],
        ['e-mail', isMailHeldBack ? `${email} (no mail: too many that day)` : email],
        ['order as typed', order],
        ['order', orderId ?? 'not linked: npm run withdrawals -- link NUMBER ORDER'],
        ['statement', text],
      ])
        console.log(`${label}: ${value}`);
    }),
  );

const said = {
  linked: 'is linked now',
  linkedBefore: 'was linked to this order already',
  noWithdrawal: 'is no number of a statement',
  noOrder: 'cannot be linked: there is no such order',
  otherStore: 'cannot be linked: the order is of another market',
} as const;

program
  .command('link <number> <order>')
  .description('assigns an order to a statement; the statement itself stays as it is')
  .option('--remote', 'the deployed database')
  .action((number: string, orderNumber: string, where: Where) =>
    withDatabase(where, async (db) => {
      const outcome = await linkWithdrawal(db, { number, orderNumber }, new Date());
      const isDone = outcome === 'linked' || outcome === 'linkedBefore';
      (isDone ? console.log : console.error)(`${number} ${said[outcome]}.`);
      process.exitCode = isDone ? 0 : 1;
    }),
  );

program
  .command('verify')
  .description('recomputes the hashes of all statements: none was changed, removed or inserted')
  .option('--remote', 'the deployed database')
  .action((where: Where) =>
    withDatabase(where, async (db) => {
      const rows = await chainedWithdrawals(db);
      const hashOf = async (text: string) => createHash('sha256').update(text).digest('hex');
      const broken = await brokenLink(rows, hashOf);
      if (broken === undefined) {
        console.log(`${rows.length} statements, last hash ${rows.at(-1)?.hash ?? 'none'}`);
      } else {
        console.error(`The chain is broken at ${broken}.`);
        process.exitCode = 1;
      }
    }),
  );

const code = await runCommand(program, process.argv.slice(2), console);
if (code > 0) process.exitCode = code;
