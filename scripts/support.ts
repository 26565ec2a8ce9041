/**
 * `npm run support`: support cases and their answers. Exit code 0: done; 1: not possible; 2: the command itself was wrong.
 */
import { ofProcess } from './catalogue/run-command.ts';
import { runSupport } from './support/program.ts';

process.exitCode = await runSupport(process.argv.slice(2), ofProcess);
