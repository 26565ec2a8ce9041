/**
 * `npm run search -- <command>`: the operator's search commands. Exit code 0: done; 1: a file was refused, with the
 * reason; 2: the command itself was wrong.
 */
import { ofProcess } from './catalogue/run-command.ts';
import { runSearch } from './search/program.ts';

process.exitCode = await runSearch(process.argv.slice(2), ofProcess);
