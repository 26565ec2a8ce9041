/**
 * `npm run content -- <command>`: documents of content pages, their versions and periods. Exit code 0: done; 1: not
 * possible, or a file was refused; 2: the command itself was wrong.
 */
import { ofProcess } from '../catalogue/run-command.ts';
import { runContent } from './program.ts';

process.exitCode = await runContent(process.argv.slice(2), ofProcess);
