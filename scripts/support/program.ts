/** The commands of `npm run support`, for the command line and for tests. */
import { readFileSync } from 'node:fs';
import { caseStates, type SupportCase } from '#domain/support/support-case.ts';
import { maxSupportLengths } from '#domain/support/support-request.ts';
import { filesOfOwners } from '../../src/worker/data/files/files.ts';
import {
  allCases,
  caseNumbered,
  listedCases,
  messagesOf,
} from '../../src/worker/data/support/cases.ts';
import { releaseCase } from '../../src/worker/data/support/delivery.ts';
import { closeCase, storeMessage } from '../../src/worker/data/support/write-cases.ts';
import { numberIn } from '../catalogue/options.ts';
import {
  type CommandContext,
  commandNamed,
  outputOf,
  runCommand,
  withDatabase,
  writeText,
} from '../catalogue/run-command.ts';
import { csvText } from '../csv-text.ts';
import { readAttachment, storeAttachments } from './attachments.ts';
import { caseLines, columns, lineOf, rowOf } from './wording.ts';

type Where = { remote?: boolean; withFiles?: boolean };
type Change = Where & { dryRun?: boolean };
type Answer = Change & { text?: string; file?: string; attach?: string[] };
type Listing = Where & { state?: string; store?: string; held?: boolean; limit: string };

/** Returns the exit code. */
export async function runSupport(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const output = outputOf(context);
  let isDone = true;

  function refuse(line: string): void {
    output.error(line);
    isDone = false;
  }

  const work = (where: Where, run: (db: D1Database, files?: R2Bucket) => Promise<void>) =>
    withDatabase(where, run, context);

  /** Works on the case of this number; an unknown one is refused. */
  const workOn = (
    where: Where,
    number: string,
    run: (db: D1Database, found: SupportCase, files?: R2Bucket) => Promise<void>,
  ) =>
    work(where, async (db, files) => {
      const found = await caseNumbered(db, number);
      if (!found) return refuse(`There is no case ${number}.`);
      await run(db, found, files);
    });

  const program = commandNamed('npm run support --', context).description(
    'Support cases. The local database, or with --remote the deployed one.',
  );

  program
    .command('list')
    .description('number, market, state, delivery, last change, topic, subject; last changed first')
    .option('--state <state>', caseStates.join(', '))
    .option('--store <country>', 'of one market')
    .option('--held', 'those that wait for your decision: suspicious, or perhaps not delivered')
    .option('--limit <number>', 'how many', '50')
    .option('--remote', 'the deployed database')
    .action((listing: Listing) =>
      work(listing, async (db) => {
        const state = caseStates.find((each) => each === listing.state);
        if (listing.state && !state) return refuse(`There is no state ${listing.state}.`);
        const wanted = { state, store: listing.store, isHeld: Boolean(listing.held) };
        const found = await listedCases(db, wanted, numberIn(listing.limit));
        for (const each of found) output.log(lineOf(each));
        if (found.length === 0) output.log('No cases.');
      }),
    );

  program
    .command('show <number>')
    .description('a case with all that was asked and answered, and how to get its files')
    .option('--remote', 'the deployed database')
    .action((number: string, where: Where) =>
      workOn(where, number, async (db, found) => {
        const messages = await messagesOf(db, found.id);
        const ids = messages.map(({ id }) => id);
        const files = await filesOfOwners(db, 'support-message', ids);
        for (const line of caseLines(found, messages, files, where.remote)) output.log(line);
      }),
    );

  program
    .command('answer <number>')
    .description('stores an answer; a mail tells the customer that there is one, with a link to it')
    .option('--text <text>', 'the answer')
    .option('--file <file>', 'or a text file with it')
    .option('--attach <file...>', 'PDF files that go with it')
    .option('--dry-run', 'print what would be stored, and change nothing')
    .option('--remote', 'the deployed database')
    .action((number: string, { text, file, attach = [], dryRun, remote = false }: Answer) =>
      workOn({ remote, withFiles: attach.length > 0 }, number, async (db, found, files) => {
        const answer = (file ? readFileSync(file, 'utf8') : (text ?? '')).trim();
        if (!answer) return refuse('An answer needs --text or --file.');
        const most = maxSupportLengths.description;
        if (answer.length > most) return refuse(`An answer has at most ${most} characters.`);
        const known = await messagesOf(db, found.id);
        if (known.some(({ writer, text }) => writer === 'shop' && text === answer)) {
          return refuse(`${found.number} has this answer already.`);
        }
        const attachments = attach.map(readAttachment);
        const named = attachments.map(({ name, bytes }) => `\n${name}, ${bytes.length} bytes`);
        if (dryRun)
          return output.log(`${found.number} would be answered:\n${answer}${named.join('')}`);
        const now = new Date();
        const fileIds = await storeAttachments(db, files, attachments, now);
        const id = crypto.randomUUID();
        const message = { id, caseId: found.id, writer: 'shop', text: answer } as const;
        await storeMessage(db, { ...message, at: now.toISOString() }, fileIds);
        output.log(
          `${found.number} is answered; ${found.email} gets a mail with the link within five minutes.`,
        );
      }),
    );

  program
    .command('close <number>')
    .description('nothing more is to be done; a reply within SUPPORT_REOPEN_DAYS opens it again')
    .option('--dry-run', 'print what would be closed, and change nothing')
    .option('--remote', 'the deployed database')
    .action((number: string, { dryRun, ...where }: Change) =>
      workOn(where, number, async (db, found) => {
        if (!dryRun) await closeCase(db, found.id, new Date());
        output.log(`${found.number} ${dryRun ? 'would be' : 'is'} closed.`);
      }),
    );

  program
    .command('release <number>')
    .description('passes on a case that was held back, or of which nobody knows whether it arrived')
    .option('--dry-run', 'print what would be passed on, and change nothing')
    .option('--remote', 'the deployed database')
    .action((number: string, { dryRun, ...where }: Change) =>
      workOn(where, number, async (db, found) => {
        const { delivery } = found;
        if (!['held', 'unconfirmed', 'sending'].includes(delivery)) {
          return refuse(`${found.number} is not held back: its delivery is ${delivery}.`);
        }
        if (!dryRun) await releaseCase(db, found.id, new Date());
        output.log(`${found.number} ${dryRun ? 'would be' : 'is'} passed on.`);
      }),
    );

  program
    .command('export')
    .description('all cases as CSV, without their messages')
    .option('--out <file>', 'the file; else printed')
    .option('--store <country>', 'of one market')
    .option('--remote', 'the deployed database')
    .action(({ out, store, ...where }: Where & { out?: string; store?: string }) =>
      work(where, async (db) => {
        const text = csvText((await allCases(db, store)).map(rowOf), { header: true, columns });
        writeText(context, text, out);
      }),
    );

  const code = await runCommand(program, parameters, output);
  return code === 0 && !isDone ? 1 : code;
}
