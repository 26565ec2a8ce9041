/**
 * `npm run store -- <command>`: shows and changes the settings of one store. Exit code 0: done; 1: the new value was
 * refused, with the reason; 2: the command itself was wrong.
 */
import { ofProcess } from './catalogue/run-command.ts';
import { runStore } from './store/program.ts';

process.exitCode = await runStore(process.argv.slice(2), ofProcess);
