/** `npm run alerts`: what shoppers wait for. Exit code 0: done; 2: the command itself was wrong. */
import { alertKinds } from '#domain/alert/alert.ts';
import { customerEmail } from '#domain/customer/email.ts';
import { keysOf } from '#domain/quick-order/numbers.ts';
import {
  type AlertChoice,
  type AlertCount,
  countAlerts,
  endAlerts,
} from '../../src/worker/data/alerts/operator.ts';
import { storeNamed } from '../catalogue/options.ts';
import { type CommandContext, ofProcess } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { type DryRun, operatorProgram } from '../operator-program.ts';

type Named = { article?: string; email?: string; store?: string; kind?: string };

/** Returns the exit code. */
export async function runAlerts(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram('alerts', 'Alerts that shoppers asked for.', context);
  const { output, command, work } = program;
  const choosing = (usage: string, about: string) =>
    command(usage, about)
      .option('--article <number>', 'of this article')
      .option('--store <store>', 'of this market')
      .option('--kind <kind>', alertKinds.join(' or '));

  choosing('list', 'how many wait, by article, market, kind and state, and since when').action(
    ({ remote, ...named }: Named & DryRun) =>
      work({ remote }, async (db) => {
        const counts = await countAlerts(db, choiceOf(named));
        if (counts.length === 0) output.log('No alerts.');
        for (const line of counts) output.log(lineOf(line));
      }),
  );

  choosing('end', 'end alerts and delete their addresses; nobody is told')
    .option('--email <address>', 'of this address')
    .option('--dry-run', 'print what would end, and change nothing')
    .action(({ remote, dryRun, ...named }: Named & DryRun) =>
      work({ remote }, async (db) => {
        const choice = choiceOf(named);
        if (!choice.sku && !choice.email) throw new WrongUsage('name an --article or an --email');
        const counts = await countAlerts(db, choice);
        if (!dryRun) await endAlerts(db, choice);
        for (const line of counts) output.log(lineOf(line));
        const all = counts.reduce((sum, { count }) => sum + count, 0);
        output.log(`${dryRun ? 'would be' : 'are'} ended: ${all}`);
      }),
    );

  return program.run(parameters);
}

function choiceOf({ article, email, store, kind }: Named): AlertChoice {
  const sku = article === undefined ? undefined : keysOf(article).sku;
  if (article !== undefined && !sku) throw new WrongUsage(`${article} is no article number`);
  const address = email === undefined ? undefined : customerEmail.safeParse(email);
  if (address && !address.success) throw new WrongUsage(`${email} is no e-mail address`);
  const known = alertKinds.find((each) => each === kind);
  if (kind !== undefined && !known)
    throw new WrongUsage(`${kind} is not ${alertKinds.join(' or ')}`);
  return {
    sku,
    email: address?.data,
    store: store === undefined ? undefined : storeNamed(store),
    kind: known,
  };
}

/** Article, market, kind, state, how many, the day of the oldest: nothing of a person. */
const lineOf = ({ sku, store, kind, state, count, oldest }: AlertCount): string =>
  [sku, store, kind, state, count, oldest.slice(0, 10)].join('\t');

if (import.meta.main) process.exitCode = await runAlerts(process.argv.slice(2), ofProcess);
