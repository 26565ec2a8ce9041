/** `npm run gift-cards`: gift cards and their ledger. Exit code 0: done; 2: the command itself was wrong. */
import {
  blockGiftCard,
  entriesOf,
  giftCardsNamed,
  type ListedGiftCard,
} from '../../src/worker/data/gift-cards/ledger.ts';
import { type CommandContext, ofProcess, writeText } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { type DryRun, operatorProgram } from '../operator-program.ts';
import { issueGiftCards } from './issue.ts';
import { cardLine, cardsAsCsv, entryLine } from './wording.ts';

type Options = DryRun & { out?: string };
type IssueOptions = Options & { store: string; amount: string; count: string; note: string };

/** Returns the exit code. */
export async function runGiftCards(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram('gift-cards', 'Gift cards.', context);
  const { output, command, work } = program;

  command('issue', 'make cards and write their codes as CSV; a code cannot be read again')
    .requiredOption('--store <store>', 'the market that issues them: its currency and validity')
    .requiredOption('--amount <amount>', 'the value of each: 50 or 12.50')
    .requiredOption('--note <text>', 'why, for the ledger')
    .option('--count <number>', 'how many', '1')
    .option('--out <csv>', 'file (default: standard output)')
    .option('--dry-run', 'print what would be issued, and change nothing')
    .action(({ out, ...wish }: IssueOptions) =>
      work(wish, async (db) => {
        const { told, csv } = await issueGiftCards(db, wish, new Date());
        if (csv !== undefined) writeText(context, csv, out);
        if (csv === undefined || out !== undefined) output.log(told);
      }),
    );

  command(
    'show <card>',
    'cards and their entries: by code, last four characters, id, or order number',
  ).action((name: string, where: Options) =>
    work(where, async (db) => {
      for (const card of await cardsNamed(db, name)) {
        output.log(cardLine(card, new Date()));
        for (const entry of await entriesOf(db, card.id)) output.log(entryLine(entry, card));
      }
    }),
  );

  command('block <card>', 'take what is left on a card, which cannot be used any more')
    .requiredOption('--note <text>', 'why, for the ledger')
    .option('--dry-run', 'print what would be blocked, and change nothing')
    .action((name: string, { dryRun, note, ...where }: Options & { note: string }) =>
      work(where, async (db) => {
        const [card, ...others] = await cardsNamed(db, name);
        if (!card) return;
        if (others.length > 0) throw new WrongUsage(`${name} names several cards: use their ids`);
        if (card.blockedAt !== null) throw new WrongUsage('the card is blocked already');
        if (!dryRun) await blockGiftCard(db, card.id, note, new Date());
        output.log(`${dryRun ? 'would be blocked' : 'blocked'}: ${cardLine(card, new Date())}`);
      }),
    );

  command('export', 'all cards as CSV, with what is left on them; without codes')
    .option('--out <csv>', 'file (default: standard output)')
    .action(({ out, ...where }: Options) =>
      work(where, async (db) => writeText(context, await cardsAsCsv(db, new Date()), out)),
    );

  return program.run(parameters);
}

async function cardsNamed(db: D1Database, name: string): Promise<ListedGiftCard[]> {
  const cards = await giftCardsNamed(db, name);
  if (cards.length === 0) throw new WrongUsage(`there is no gift card ${name}`);
  return cards;
}

if (import.meta.main) process.exitCode = await runGiftCards(process.argv.slice(2), ofProcess);
