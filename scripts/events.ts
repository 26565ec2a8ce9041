/**
 * `npm run events -- dead` and `npm run events -- again`: events that were given up after retries. Exit code 0: done;
 * 1: there is no such event; 2: the command itself was wrong.
 */
import { Command } from 'commander';
import {
  type DeadEvent,
  findDeadEvents,
  sendDeadAgain,
} from '../src/worker/data/events/dead-events.ts';
import { runCommand, withDatabase } from './catalogue/run-command.ts';
import { WrongUsage } from './catalogue/usage.ts';

type Where = { remote?: boolean };

const lineOf = ({ id, type, at }: DeadEvent) => `${at}  ${type}  ${id}`;

const program = new Command('npm run events --')
  .description('Events that were given up. The local database, or with --remote the deployed one.')
  .exitOverride();

program
  .command('dead')
  .description('lists them, the oldest first: when, what, id')
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
  .description('sends them once more, within five minutes')
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
