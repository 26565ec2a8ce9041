/**
 * `npm run catalogue -- <command>`: everything that goes into and out of the database in files. Exit code 0: all of it;
 * 1: something was refused, and told; 2: the command itself was wrong.
 */
import { runCatalogue } from './catalogue/program.ts';
import { ofProcess } from './catalogue/run-command.ts';

process.exitCode = await runCatalogue(process.argv.slice(2), ofProcess);
