/**
 * `npm run events`: the last events and what became of them; those that were given up after retries. Exit code 0: done;
 * 1: there is no such event; 2: the command itself was wrong.
 */
import { Command } from 'commander';
import {
  type DeadEvent,
  findDeadEvents,
  sendDeadAgain,
} from '../src/worker/data/events/dead-events.ts';
import {
  findEvent,
  type PastEvent,
  recentEvents,
  repeatEvent,
} from '../src/worker/data/events/past-events.ts';
import { numberIn } from './catalogue/options.ts';
import { runCommand, withDatabase } from './catalogue/run-command.ts';
import { WrongUsage } from './catalogue/usage.ts';

type Where = { remote?: boolean };

const lineOf = ({ id, type, at }: DeadEvent) => `${at}  ${type}  ${id}`;

const pastLineOf = ({ id, type, at, sentAt, handlers }: PastEvent) =>
  [at, type, id, sentAt ? `sent ${sentAt}` : 'not sent', handlers ?? 'no handler recorded'].join(
    '  ',
  );

const program = new Command('npm run events --')
  .description('Events of the last week. The local database, or with --remote the deployed one.')
  .exitOverride();

program
  .command('recent')
  .description('lists the newest first: when, what, id, when it was sent, who has handled it')
  .option('--unsent', 'those alone that wait for the queue')
  .option('--limit <number>', 'how many', '20')
  .option('--remote', 'the deployed database')
  .action(({ unsent = false, limit, ...where }: Where & { unsent?: boolean; limit: string }) =>
    withDatabase(where, async (db) => {
      const found = await recentEvents(db, { unsent, limit: numberIn(limit) });
      for (const each of found) console.log(pastLineOf(each));
      if (found.length === 0) console.log(unsent ? 'Every event has been sent.' : 'No events.');
    }),
  );

program
  .command('repeat <id>')
  .description('sends and handles an event of the last week once more; its mail is not sent twice')
  .option('--dry-run', 'says which, and sends none')
  .option('--remote', 'the deployed database')
  .action((id: string, { dryRun, ...where }: Where & { dryRun?: boolean }) =>
    withDatabase(where, async (db) => {
      const event = await findEvent(db, id);
      if (!event) {
        console.error(`There is no event ${id}.`);
        process.exitCode = 1;
        return;
      }
      if (!dryRun) await repeatEvent(db, id);
      console.log(`${dryRun ? 'would send' : 'sends'}  ${pastLineOf(event)}`);
    }),
  );

program
  .command('dead')
  .description('lists those that were given up, the oldest first: when, what, id')
  .option('--remote', 'the deployed database')
  .action((where: Where) =>
    withDatabase(where, async (db) => {
      const dead = await findDeadEvents(db);
      for (const each of dead) console.log(lineOf(each));
      if (dead.length === 0) console.log('No event has been given up.');
    }),
  );

program
  .command('again [ids...]')
  .description('sends those that were given up once more, within five minutes')
  .option('--all', 'all that there are')
  .option('--dry-run', 'says which, and sends none')
  .option('--remote', 'the deployed database')
  .action(
    (ids: string[], { all, dryRun, ...where }: Where & { all?: boolean; dryRun?: boolean }) => {
      if (all ? ids.length > 0 : ids.length === 0) throw new WrongUsage('name ids, or say --all');
      return withDatabase(where, async (db) => {
        const found = await findDeadEvents(db, all ? undefined : ids);
        const unknown = ids.filter((id) => !found.some((each) => each.id === id));
        for (const id of unknown) console.error(`There is no event ${id}.`);
        if (unknown.length > 0) process.exitCode = 1;
        if (!dryRun)
          await sendDeadAgain(
            db,
            found.map(({ id }) => id),
            new Date(),
          );
        for (const each of found)
          console.log(`${dryRun ? 'would send' : 'sends'}  ${lineOf(each)}`);
      });
    },
  );

const code = await runCommand(program, process.argv.slice(2), console);
if (code > 0) process.exitCode = code;
