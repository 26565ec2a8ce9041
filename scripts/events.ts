/**
 * `npm run events`: the last events and what became of them; those that were given up after retries. Exit code 0: done;
 * 1: there is no such event; 2: the command itself was wrong.
 */
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
import { ofProcess } from './catalogue/run-command.ts';
import { WrongUsage } from './catalogue/usage.ts';
import { type DryRun, operatorProgram, type Where } from './operator-program.ts';

const lineOf = ({ id, type, at }: DeadEvent) => `${at}  ${type}  ${id}`;

const pastLineOf = ({ id, type, at, sentAt, handlers }: PastEvent) =>
  [at, type, id, sentAt ? `sent ${sentAt}` : 'not sent', handlers ?? 'no handler recorded'].join(
    '  ',
  );

const program = operatorProgram('events', 'Events of the last week.', ofProcess);
const { output, command, work, refuse } = program;

command('recent', 'lists the newest first: when, what, id, when it was sent, who has handled it')
  .option('--unsent', 'those alone that wait for the queue')
  .option('--limit <number>', 'how many', '20')
  .action(({ unsent = false, limit, ...where }: Where & { unsent?: boolean; limit: string }) =>
    work(where, async (db) => {
      const found = await recentEvents(db, { unsent, limit: numberIn(limit) });
      for (const each of found) output.log(pastLineOf(each));
      if (found.length === 0) output.log(unsent ? 'Every event has been sent.' : 'No events.');
    }),
  );

command(
  'repeat <id>',
  'sends and handles an event of the last week once more; its mail is not sent twice',
)
  .option('--dry-run', 'says which, and sends none')
  .action((id: string, { dryRun, ...where }: DryRun) =>
    work(where, async (db) => {
      const event = await findEvent(db, id);
      if (!event) return refuse(`There is no event ${id}.`);
      if (!dryRun) await repeatEvent(db, id);
      output.log(`${dryRun ? 'would send' : 'sends'}  ${pastLineOf(event)}`);
    }),
  );

command('dead', 'lists those that were given up, the oldest first: when, what, id').action(
  (where: Where) =>
    work(where, async (db) => {
      const dead = await findDeadEvents(db);
      for (const each of dead) output.log(lineOf(each));
      if (dead.length === 0) output.log('No event has been given up.');
    }),
);

command('again [ids...]', 'sends those that were given up once more, within five minutes')
  .option('--all', 'all that there are')
  .option('--dry-run', 'says which, and sends none')
  .action(
    (ids: string[], { all, dryRun, ...where }: Where & { all?: boolean; dryRun?: boolean }) => {
      if (all ? ids.length > 0 : ids.length === 0) throw new WrongUsage('name ids, or say --all');
      return work(where, async (db) => {
        const found = await findDeadEvents(db, all ? undefined : ids);
        const unknown = ids.filter((id) => !found.some((each) => each.id === id));
        for (const id of unknown) refuse(`There is no event ${id}.`);
        if (!dryRun)
          await sendDeadAgain(
            db,
            found.map(({ id }) => id),
            new Date(),
          );
        for (const each of found) output.log(`${dryRun ? 'would send' : 'sends'}  ${lineOf(each)}`);
      });
    },
  );

process.exitCode = await program.run(process.argv.slice(2));
