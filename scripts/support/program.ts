/**
 * `npm run support`: support cases and their answers. Exit code 0: done; 1: not possible; 2: the command itself was wrong.
 */
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
import { type CommandContext, ofProcess, writeText } from '../catalogue/run-command.ts';
import { csvText } from '../csv-text.ts';
import { type DryRun, operatorProgram, type Where } from '../operator-program.ts';
import { readAttachment, storeAttachments } from './attachments.ts';
import { caseLines, columns, lineOf, rowOf } from './wording.ts';

type Answer = DryRun & { text?: string; file?: string; attach?: string[] };
type Listing = Where & { state?: string; store?: string; held?: boolean; limit: string };

/** Returns the exit code. */
export async function runSupport(
  parameters: readonly string[],
  context: CommandContext,
): Promise<number> {
  const program = operatorProgram('support', 'Support cases.', context);
  const { output, command, work, refuse } = program;

  /** Works on the case of this number; an unknown one is refused. */
  const workOn = (
    where: Where,
    number: string,
    run: (db: D1Database, found: SupportCase, files?: R2Bucket) => Promise<void>,
  ) =>
    work(where, async (db, { files }) => {
      const found = await caseNumbered(db, number);
      if (!found) return refuse(`There is no case ${number}.`);
      await run(db, found, files);
    });

  command(
    'list',
    'number, market, state, delivery, last change, topic, subject; last changed first',
  )
    .option('--state <state>', caseStates.join(', '))
    .option('--store <country>', 'of one market')
    .option('--held', 'those that wait for your decision: suspicious, or perhaps not delivered')
    .option('--limit <number>', 'how many', '50')
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

  command(
    'show <number>',
    'a case with all that was asked and answered, and how to get its files',
  ).action((number: string, where: Where) =>
    workOn(where, number, async (db, found) => {
      const messages = await messagesOf(db, found.id);
      const ids = messages.map(({ id }) => id);
      const files = await filesOfOwners(db, 'support-message', ids);
      for (const line of caseLines(found, messages, files, where.remote)) output.log(line);
    }),
  );

  command(
    'answer <number>',
    'stores an answer; a mail tells the customer that there is one, with a link to it',
  )
    .option('--text <text>', 'the answer')
    .option('--file <file>', 'or a text file with it')
    .option('--attach <file...>', 'PDF files that go with it')
    .option('--dry-run', 'print what would be stored, and change nothing')
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

  command(
    'close <number>',
    'nothing more is to be done; a reply within SUPPORT_REOPEN_DAYS opens it again',
  )
    .option('--dry-run', 'print what would be closed, and change nothing')
    .action((number: string, { dryRun, ...where }: DryRun) =>
      workOn(where, number, async (db, found) => {
        if (!dryRun) await closeCase(db, found.id, new Date());
        output.log(`${found.number} ${dryRun ? 'would be' : 'is'} closed.`);
      }),
    );

  command(
    'release <number>',
    'passes on a case that was held back, or of which nobody knows whether it arrived',
  )
    .option('--dry-run', 'print what would be passed on, and change nothing')
    .action((number: string, { dryRun, ...where }: DryRun) =>
      workOn(where, number, async (db, found) => {
        const { delivery } = found;
        if (!['held', 'unconfirmed', 'sending'].includes(delivery)) {
          return refuse(`${found.number} is not held back: its delivery is ${delivery}.`);
        }
        if (!dryRun) await releaseCase(db, found.id, new Date());
        output.log(`${found.number} ${dryRun ? 'would be' : 'is'} passed on.`);
      }),
    );

  command('export', 'all cases as CSV, without their messages')
    .option('--out <file>', 'the file; else printed')
    .option('--store <country>', 'of one market')
    .action(({ out, store, ...where }: Where & { out?: string; store?: string }) =>
      work(where, async (db) => {
        const text = csvText((await allCases(db, store)).map(rowOf), { header: true, columns });
        writeText(context, text, out);
      }),
    );

  return program.run(parameters);
}

if (import.meta.main) process.exitCode = await runSupport(process.argv.slice(2), ofProcess);
