/**
 * Commands of an operator, one after the other on one opening of the database, until one fails:
 * `node test/catalogue/run-commands.ts STATE '[["orders", "transfer", "NS10000001"]]'`.
 */
import { type CommandName, closeDatabases, run } from './command.ts';

const [state = '', commands = '[]'] = process.argv.slice(2);
for (const [name, ...parameters] of JSON.parse(commands) as [CommandName, ...string[]][]) {
  const { code, out, err } = await run(state, parameters, name);
  if (code === 0) continue;
  process.stderr.write(`${name} ${parameters.join(' ')}: ${err}${out}`);
  process.exitCode = 1;
  break;
}
await closeDatabases();
