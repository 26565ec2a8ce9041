/**
 * `npm run my-data`: requests for personal data and for their erasure, also those that come by letter. Exit code 0: done;
 * 1: not possible; 2: the command itself was wrong.
 */
import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { isCountryCode } from '#domain/country/countries.ts';
import { emailKey } from '#domain/customer/email.ts';
import { loyaltyCardIndex } from '#domain/customer/loyalty-card.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { erasureBlocks } from '#domain/personal-data/erasure-blocks.ts';
import { formatVersion } from '#domain/personal-data/export.ts';
import { keptOf } from '#domain/personal-data/retention.ts';
import { cardHolder } from '../../src/worker/data/customers/loyalty-cards.ts';
import { openPayments } from '../../src/worker/data/payments/attempts.ts';
import { exportedTables } from '../../src/worker/data/personal-data/export.ts';
import { forgetKeptOver, keptOver } from '../../src/worker/data/personal-data/kept-over.ts';
import { keptRows } from '../../src/worker/data/personal-data/kept-rows.ts';
import { tableMarks } from '../../src/worker/data/personal-data/marks.ts';
import { isKnown, personWith } from '../../src/worker/data/personal-data/person.ts';
import {
  confirmErasure,
  erasureFor,
  listedRequests,
} from '../../src/worker/data/personal-data/requests.ts';
import { type CommandContext, ofProcess } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { type Acting, type DryRun, operatorProgram, type Where } from '../operator-program.ts';
import { blockLine, cartsMissing, keptLine, overLines, requestLine } from './wording.ts';

type Erasing = Acting & {
  store: string;
  language?: string;
  keepReviews?: boolean;
};

/** Orders and statements that one `forget` looks at. */
const mostListed = 1000;

/** Returns the exit code. */
export async function runMyData(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram('my-data', 'What is stored about a person.', context);
  const { output, command, work, refuse } = program;

  async function knownPerson(db: D1Database, email: string) {
    const person = await personWith(db, emailKey(email));
    if (await isKnown(db, person, tableMarks)) return person;
    refuse(`Nothing is stored about ${email}.`);
    return undefined;
  }

  command(
    'list',
    'requests: asked, due (one month), days left, kind, state, who asked, market, e-mail; oldest first',
  )
    .option('--all', 'also those that are done')
    .action(({ all, ...where }: Where & { all?: boolean }) =>
      work(where, async (db) => {
        const found = await listedRequests(db, !all);
        for (const each of found) output.log(requestLine(each, new Date()));
        if (found.length === 0) output.log('No requests.');
      }),
    );

  command(
    'find <number>',
    'the e-mail address and the name of the customer with this loyalty card',
  ).action((number: string, where: Where) =>
    work(where, async (db) => {
      const index = loyaltyCardIndex(number);
      const found = index === undefined ? undefined : await cardHolder(db, index);
      if (found) output.log(`${found.email}\t${found.name}`);
      else refuse(`No customer has the card ${number}.`);
    }),
  );

  command(
    'export <email>',
    'the rows of the database about a person as JSON; of carts their ids and articles, not the rest of their content',
  )
    .option('--out <file>', 'into this file instead of the terminal')
    .action((email: string, { out, ...where }: Where & { out?: string }) =>
      work(where, async (db) => {
        const person = await knownPerson(db, email);
        if (!person) return;
        const exportedAt = new Date().toISOString();
        const tables = await exportedTables(db, person, tableMarks);
        const head = { format: 'kontor-personal-data', version: formatVersion, exportedAt };
        const carts = person.keys.cart.map((id) => ({ id }));
        if (carts.length > 0) output.error(cartsMissing(carts.length));
        const text = JSON.stringify({ ...head, email: person.email, tables, carts }, null, 2);
        if (out) await writeFile(out, `${text}\n`, { mode: 0o600 });
        output.log(out ? `${out} written` : text);
      }),
    );

  command(
    'erase <email>',
    'erases a person, after you have made sure that it is they who ask; within minutes, with a mail to them',
  )
    .requiredOption('--store <market>', 'the market that answers: de')
    .option('--language <code>', 'of the mail, where the market has several: fr')
    .option('--by <name>', 'who does it, for the record', userInfo().username)
    .option('--keep-reviews', 'published reviews stay, without the name, if the person wants it')
    .option('--dry-run', 'print what would stay, and change nothing')
    .action((email: string, { store, language, by, dryRun, ...where }: Erasing) =>
      work(where, async (db) => {
        if (!isCountryCode(store)) throw new WrongUsage(`${store} is no market`);
        const person = await knownPerson(db, email);
        if (!person) return;
        const blocks = erasureBlocks(person.orders, await openPayments(db, person.keys.cart));
        for (const each of blocks) refuse(blockLine(each));
        if (blocks.length > 0) return;
        const now = new Date();
        for (const each of keptOf(await keptRows(db, person, now))) output.log(keptLine(each));
        if (dryRun) return output.log('dry run: nothing was changed');
        const asked = {
          email: person.email,
          store,
          locale: localeOf(store, language).code,
          site: '',
          askedBy: `operator:${by}` as const,
        };
        const id = await erasureFor(db, asked, crypto.randomUUID(), now);
        const event = { eventId: crypto.randomUUID(), keepsReviews: where.keepReviews === true };
        await confirmErasure(db, id, event, now);
        output.log(
          `${person.email} is erased within minutes; npm run my-data -- list --all shows when.`,
        );
      }),
    );

  command(
    'forget',
    'deletes what a law demanded to keep and whose years are over, by market, as the shop does every five minutes',
  )
    .option('--dry-run', 'print what would go, and change nothing')
    .action(({ dryRun, ...where }: DryRun) =>
      work(where, async (db) => {
        const over = await keptOver(db, new Date(), mostListed);
        for (const line of overLines(over)) output.log(line);
        if (overLines(over).length === 0) output.log('No years are over.');
        if (dryRun) output.log('dry run: nothing was changed');
        else await forgetKeptOver(db, over);
      }),
    );

  return program.run(parameters);
}

if (import.meta.main) process.exitCode = await runMyData(process.argv.slice(2), ofProcess);
