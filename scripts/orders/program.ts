/**
 * `npm run orders`: lists, shows and exports orders, and carries out the operations of an operator on them
 * (domain/order/operator). Exit code 0: done, now or before; 1: refused, with the reason; 2: the command itself was
 * wrong.
 */
import { userInfo } from 'node:os';
import * as z from 'zod';
import { order as orderSchema } from '#domain/order/order.ts';
import { pastMails } from '../../src/worker/data/mails/past-mails.ts';
import {
  type DueKind,
  dueKinds,
  listedOrders,
  type OrderFilter,
  orderNumbered,
} from '../../src/worker/data/orders/listed-orders.ts';
import { documentsOf } from '../../src/worker/data/orders/order-documents.ts';
import { historyOf } from '../../src/worker/data/orders/write-order.ts';
import { recentAttempts } from '../../src/worker/data/payments/recent-attempts.ts';
import { numberIn, storeNamed } from '../catalogue/options.ts';
import { type CommandContext, ofProcess, writerOf } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { operatorProgram, type Where } from '../operator-program.ts';
import { type ExportFormat, exportFormats, exportOrders } from './export.ts';
import { importTracking } from './import-tracking.ts';
import { addOperations } from './operation-commands.ts';
import { orderLines } from './show.ts';
import { lineOf } from './wording.ts';

type Filters = Where &
  Partial<Record<'store' | 'state' | 'email' | 'since' | 'until' | 'due', string>>;
type TrackingOptions = {
  carrier: string;
  orderColumn: string;
  trackingColumn: string;
  delimiter: string;
  by: string;
  dryRun?: boolean;
};

/** Of the order, of its shipment, of its payment. */
const { orderState, shipmentState, paymentState } = orderSchema.shape;
const states = [
  ...new Set([...orderState.options, ...shipmentState.options, ...paymentState.options]),
];

/** Mails that are shown of an order, the last ones. */
const mostMails = 100;

/** Returns the exit code. */
export async function runOrders(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram('orders', 'Orders.', context);
  const { output, command, work, refuse } = program;

  const listing = (name: string, description: string) =>
    command(name, description)
      .option('--due <work>', `what waits for you, oldest first: ${dueKinds.join(', ')}`)
      .option('--state <state>', `of the order, its shipment or its payment: ${states.join(', ')}`)
      .option('--store <store>', 'of one store')
      .option('--email <address>', 'of one shopper')
      .option('--since <day>', 'ordered on that day or later: 2026-11-01')
      .option('--until <day>', 'ordered before that day');

  listing(
    'list',
    'number, time, store, states (order, shipment, payment), total, who ordered, id; the newest first',
  )
    .option('--limit <number>', 'how many', '20')
    .action(({ limit, ...options }: Filters & { limit: string }) =>
      work(options, async (db) => {
        const found = await listedOrders(db, filterOf(options), { limit: numberIn(limit) });
        for (const order of found) output.log(lineOf(order));
        if (found.length === 0) output.log('No orders.');
      }),
    );

  listing('export', 'CSV with amounts in cents, or NDJSON with whole orders')
    .option('--format <format>', exportFormats.join(' or '), 'csv')
    .option('--out <file>', 'file (default: standard output)')
    .action(({ format, out, ...options }: Filters & { format: string; out?: string }) => {
      const [filter, wanted] = [filterOf(options), named(format, exportFormats) as ExportFormat];
      return work(options, (db) => exportOrders(db, filter, wanted, writerOf(context, out)));
    });

  command(
    'show <order-number>',
    'whom to deliver to, articles, parcels, returns, invoices, credit notes, money, mails, history',
  ).action((number: string, options: Where) =>
    work(options, async (db) => {
      const order = await orderNumbered(db, number);
      if (!order) return refuse(`There is no order ${number}.`);
      const { id, orderNumber } = order;
      const recorded = {
        history: await historyOf(db, id),
        documents: await documentsOf(db, id),
        mails: await pastMails(db, { orderNumber, limit: mostMails }),
      };
      for (const line of orderLines(order, recorded)) output.log(line);
    }),
  );

  addOperations(program);

  command(
    'import-tracking <file>',
    "ship orders by a carrier's CSV file with order and tracking numbers",
  )
    .requiredOption('--carrier <carrier>', 'a key of docs/operations/orders.md, or a name')
    .option('--order-column <name>', 'the column with the order number', 'order')
    .option('--tracking-column <name>', 'the column with the tracking number', 'tracking')
    .option('--delimiter <character>', 'between the columns', ',')
    .option('--by <name>', 'who does it, for the history', userInfo().username)
    .option('--dry-run', 'report what would be shipped, and change nothing')
    .action(
      (file: string, { by, dryRun = false, remote = false, ...columns }: Where & TrackingOptions) =>
        work({ remote }, async (db) => {
          const actor = `operator:${by}` as const;
          const report = await importTracking(db, file, { ...columns, dryRun, actor });
          for (const line of report.refused) refuse(line);
          const what = dryRun ? 'would be shipped' : 'shipped';
          output.log(
            `${report.shipped} ${what}, ${report.done} were before, ${report.refused.length} refused`,
          );
        }),
    );

  command(
    'payments',
    'the last payment attempts: id, method, state, started, updated, settled, reference',
  )
    .option('--stuck', 'those alone that are not settled and have had no update for an hour')
    .option('--limit <number>', 'how many', '20')
    .action(({ stuck = false, limit, ...where }: Where & { stuck?: boolean; limit: string }) =>
      work(where, async (db) => {
        const found = await recentAttempts(db, { stuck, limit: numberIn(limit) }, new Date());
        for (const each of found)
          output.log(
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
        if (found.length === 0) output.log(stuck ? 'No payment is stuck.' : 'No payments.');
      }),
    );

  return program.run(parameters);
}

function filterOf({ store, due, since, until, state, email }: Filters): OrderFilter {
  return {
    state: state && named(state, states),
    email,
    since: since && dayIn(since),
    until: until && dayIn(until),
    ...(store && { store: storeNamed(store) }),
    ...(due && { due: named(due, dueKinds) as DueKind }),
  };
}

function dayIn(text: string): string {
  if (z.iso.date().safeParse(text).success) return text;
  throw new WrongUsage(`${text} is no day such as 2026-11-01`);
}

function named(text: string, names: readonly string[]): string {
  if (names.includes(text)) return text;
  throw new WrongUsage(`${text} is none of ${names.join(', ')}`);
}

if (import.meta.main) process.exitCode = await runOrders(process.argv.slice(2), ofProcess);
