/**
 * `npm run catalogue -- <command>`: imports and exports of the database as files. Exit code 0: complete;
 * 1: something was refused and reported; 2: the command itself was wrong.
 */
import { runCatalogue } from './catalogue/program.ts';
import { ofProcess } from './catalogue/run-command.ts';

process.exitCode = await runCatalogue(process.argv.slice(2), ofProcess);
