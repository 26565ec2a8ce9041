/** `npm run recalls -- <command>`: recalls and notices to buyers. Exit code 0: done; 1: not possible; 2: wrong usage. */
import { ofProcess } from '../catalogue/run-command.ts';
import { runRecalls } from './program.ts';

process.exitCode = await runRecalls(process.argv.slice(2), ofProcess);
