/**
 * `npm run gift-cards -- <command>`: gift cards and their ledger. Exit code 0: done; 2: the command itself was wrong.
 */
import { ofProcess } from './catalogue/run-command.ts';
import { runGiftCards } from './gift-cards/program.ts';

process.exitCode = await runGiftCards(process.argv.slice(2), ofProcess);
