/**
 * `npm run mails`: the last mails and what became of them; one that is sent again. Exit code 0: done; 1: there is no such
 * mail, or it cannot be sent again; 2: the command itself was wrong.
 */
import { mailStates, type StoredMail, troubledStates } from '#domain/mail/mail.ts';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import { findMail, sendMailAgain } from '../src/worker/data/mails/mails.ts';
import { type PastMail, pastMails } from '../src/worker/data/mails/past-mails.ts';
import { numberIn } from './catalogue/options.ts';
import { ofProcess } from './catalogue/run-command.ts';
import { WrongUsage } from './catalogue/usage.ts';
import { type DryRun, operatorProgram, type Where } from './operator-program.ts';

type Listed = Where & { state?: string; troubled?: boolean; order?: string; limit: string };

const program = operatorProgram('mails', 'Mails that the shop sends.', ofProcess);
const { output, command, work, refuse } = program;

command(
  'list',
  'lists the newest first: when, state, event, id, order, recipient, subject, last error',
)
  .option('--troubled', `those alone that did not reach anybody: ${troubledStates.join(', ')}`)
  .option('--state <state>', `those alone that are ${mailStates.join(', ')}`)
  .option('--order <number>', 'those alone about this order')
  .option('--limit <number>', 'how many', '20')
  .action(({ troubled, state, order, limit, ...where }: Listed) => {
    const states = troubled ? troubledStates : statesOf(state);
    const orderNumber = orderNumberOf(order);
    const wanted = {
      limit: numberIn(limit),
      ...(states && { states }),
      ...(orderNumber && { orderNumber }),
    };
    return work(where, async (db) => {
      const found = await pastMails(db, wanted);
      for (const each of found) output.log(lineOf(each));
      if (found.length === 0) output.log('No mails.');
    });
  });

command('show <id>', 'everything about one, with its text').action((id: string, where: Where) =>
  work(where, async (db) => {
    const mail = await findMail(db, id);
    if (!mail) return refuse(`There is no mail ${id}.`);
    output.log(pageOf(mail));
  }),
);

command('again <id>', 'sends one again, as a new message, within five minutes')
  .option('--dry-run', 'says which, and sends none')
  .action((id: string, { dryRun, ...where }: DryRun) =>
    work(where, async (db) => {
      const mail = await findMail(db, id);
      if (!mail) return refuse(`There is no mail ${id}.`);
      if (mail.text === '') return refuse(`The content of mail ${id} has been deleted.`);
      if (mail.state === 'waiting' || mail.state === 'sending')
        return refuse(`Mail ${id} is ${mail.state}: it is sent without this.`);
      if (!dryRun) await sendMailAgain(db, id, new Date());
      output.log(
        `${dryRun ? 'would send' : 'sends'}  ${mail.purpose}  ${id}  to ${mail.recipient}`,
      );
    }),
  );

function statesOf(name: string | undefined) {
  if (name === undefined) return undefined;
  const state = mailStates.find((each) => each === name);
  if (!state) throw new WrongUsage(`${name} is none of the states ${mailStates.join(', ')}`);
  return [state];
}

function orderNumberOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const number = typedOrderNumber(text);
  if (!number) throw new WrongUsage(`${text} is no order number`);
  return number;
}

function lineOf(mail: PastMail) {
  const { at, state, purpose, id, orderNumber, recipient, subject, error, nextAt } = mail;
  const when = state === 'waiting' ? `waiting until ${nextAt}` : state;
  const order = orderNumber ?? 'no order';
  return [at, when, purpose, id, order, recipient, subject, error ?? ''].join('\t');
}

function pageOf(mail: StoredMail): string {
  const { text, html, attachments = [], ...fields } = mail;
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value ?? ''}`);
  const files = attachments.map(({ name, contentType }) => `attachment: ${name} (${contentType})`);
  return [...lines, ...files, '', text].join('\n');
}

process.exitCode = await program.run(process.argv.slice(2));
