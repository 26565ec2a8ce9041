/**
 * `npm run my-data`: requests for personal data and for their erasure, also those that come by letter. Exit code 0: done;
 * 1: not possible; 2: the command itself was wrong.
 */
import { ofProcess } from './catalogue/run-command.ts';
import { runMyData } from './my-data/program.ts';

process.exitCode = await runMyData(process.argv.slice(2), ofProcess);
