/**
 * `npm run questions -- <command>`: the moderation of questions and answers, the shop's answers, import and export. Exit code
 * 0: done; 1: not possible, or lines were refused; 2: the command itself was wrong.
 */
import { ofProcess } from '../catalogue/run-command.ts';
import { runQuestions } from './program.ts';

process.exitCode = await runQuestions(process.argv.slice(2), ofProcess);
