/**
 * `npm run orders`: lists, shows and exports orders, and carries out the operations of an operator on them
 * (domain/order/operator). Exit code 0: done, now or before; 1: refused, with the reason; 2: the command itself was
 * wrong.
 */
import { ofProcess } from './catalogue/run-command.ts';
import { runOrders } from './orders/program.ts';

process.exitCode = await runOrders(process.argv.slice(2), ofProcess);
