/**
 * `npm run codes -- <command>`: series of discount codes that each work once. Exit code 0: done; 2: the command itself
 * was wrong.
 */
import { ofProcess } from './catalogue/run-command.ts';
import { runCodes } from './codes/program.ts';

process.exitCode = await runCodes(process.argv.slice(2), ofProcess);
