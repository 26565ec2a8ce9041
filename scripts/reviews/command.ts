/**
 * `npm run reviews -- <command>`: the moderation of reviews, import and export. Exit code 0: done; 1: not possible, or lines
 * were refused; 2: the command itself was wrong.
 */
import { ofProcess } from '../catalogue/run-command.ts';
import { runReviews } from './program.ts';

process.exitCode = await runReviews(process.argv.slice(2), ofProcess);
