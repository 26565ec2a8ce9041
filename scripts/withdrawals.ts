/**
 * `npm run withdrawals`: statements of withdrawal, what is due, and the proof that none was changed. Exit code 0: done;
 * 1: not possible, or the proof fails; 2: the command itself was wrong.
 */
import { ofProcess } from './catalogue/run-command.ts';
import { runWithdrawals } from './withdrawals/program.ts';

process.exitCode = await runWithdrawals(process.argv.slice(2), ofProcess);
