/** The commands of `npm run gift-cards`, for the command line and for tests. */
import { writeFileSync } from 'node:fs';
import {
  blockGiftCard,
  entriesOf,
  giftCardsNamed,
  type ListedGiftCard,
} from '../../src/worker/data/gift-cards/ledger.ts';
import {
  type CommandContext,
  commandNamed,
  outputOf,
  runCommand,
} from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import type { OpenDatabase } from '../local-database.ts';
import { issueGiftCards } from './issue.ts';
import { cardLine, cardsAsCsv, entryLine } from './wording.ts';

type Options = { remote?: boolean; dryRun?: boolean; out?: string };
type IssueOptions = Options & { store: string; amount: string; count: string; note: string };

/** Returns the exit code. */
export async function runGiftCards(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const output = outputOf(context);
  let opened: OpenDatabase | undefined;
  const open = async (remote = false): Promise<D1Database> => {
    opened = await context.open({ remote });
    return opened.db;
  };
  const hand = (csv: string, out: string | undefined) => {
    if (out === undefined) context.stdout.write(csv);
    else writeFileSync(out, csv);
  };

  const program = commandNamed('npm run gift-cards --', context).description(
    'Gift cards. The local database, or with --remote the deployed one.',
  );

  program
    .command('issue')
    .description('make cards and write their codes as CSV; a code cannot be read again')
    .requiredOption('--store <store>', 'the market that issues them: its currency and validity')
    .requiredOption('--amount <amount>', 'the value of each: 50 or 12.50')
    .requiredOption('--note <text>', 'why, for the ledger')
    .option('--count <number>', 'how many', '1')
    .option('--out <csv>', 'file (default: standard output)')
    .option('--dry-run', 'print what would be issued, and change nothing')
    .option('--remote', 'the deployed database')
    .action(async ({ remote, out, ...wish }: IssueOptions) => {
      const { told, csv } = await issueGiftCards(await open(remote), wish, new Date());
      if (csv !== undefined) hand(csv, out);
      if (csv === undefined || out !== undefined) output.log(told);
    });

  program
    .command('show <card>')
    .description('cards and their entries: by code, last four characters, id, or order number')
    .option('--remote', 'the deployed database')
    .action(async (name: string, { remote }: Options) => {
      const db = await open(remote);
      for (const card of await cardsNamed(db, name)) {
        output.log(cardLine(card));
        for (const entry of await entriesOf(db, card.id)) output.log(entryLine(entry, card));
      }
    });

  program
    .command('block <card>')
    .description('take what is left on a card, which cannot be used any more')
    .requiredOption('--note <text>', 'why, for the ledger')
    .option('--dry-run', 'print what would be blocked, and change nothing')
    .option('--remote', 'the deployed database')
    .action(async (name: string, { remote, dryRun, note }: Options & { note: string }) => {
      const db = await open(remote);
      const [card, ...others] = await cardsNamed(db, name);
      if (!card) return;
      if (others.length > 0) throw new WrongUsage(`${name} names several cards: use their ids`);
      if (card.blockedAt !== null) throw new WrongUsage('the card is blocked already');
      if (!dryRun) await blockGiftCard(db, card.id, note, new Date());
      output.log(`${dryRun ? 'would be blocked' : 'blocked'}: ${cardLine(card)}`);
    });

  program
    .command('export')
    .description('all cards as CSV, with what is left on them; without codes')
    .option('--out <csv>', 'file (default: standard output)')
    .option('--remote', 'the deployed database')
    .action(async ({ out, remote }: Options) => hand(await cardsAsCsv(await open(remote)), out));

  return runCommand(program, parameters, output, () => opened?.close());
}

async function cardsNamed(db: D1Database, name: string): Promise<ListedGiftCard[]> {
  const cards = await giftCardsNamed(db, name);
  if (cards.length === 0) throw new WrongUsage(`there is no gift card ${name}`);
  return cards;
}
