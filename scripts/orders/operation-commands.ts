/** A command for each operator operation; its options are the fields of the operation's input. */
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Command } from 'commander';
import * as z from 'zod';
import type { OperatorOperation } from '#domain/order/operator/operation.ts';
import { operatorOperations } from '#domain/order/operator/operations.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import { orderNumbered } from '../../src/worker/data/orders/listed-orders.ts';
import { recordStep } from '../../src/worker/data/orders/order-steps.ts';
import type { Output } from '../catalogue/run-command.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { dashed, meantStep } from './meant-step.ts';
import { effectLines, refusalLine } from './wording.ts';

type Options = { remote?: boolean; dryRun?: boolean; by?: string; note?: string; id?: string };

type Field = { type?: string; description?: string; enum?: string[] };

type Work = (where: Options, run: (db: D1Database) => Promise<void>) => Promise<void>;

/** Adds the commands to the program. `onRefused`: the step was not taken. */
export function addOperations(
  program: Command,
  work: Work,
  output: Output,
  onRefused: () => void,
): void {
  for (const [name, operation] of Object.entries(operatorOperations)) {
    const command = program.command(`${name} <order-number>`).description(operation.summary);
    const { properties = {}, required = [] } = z.toJSONSchema(operation.input, { io: 'input' });
    for (const [field, schema] of Object.entries(properties)) {
      const { type, description = '', enum: choices = ['value'] } = schema as Field;
      const option = `--${dashed(field)}`;
      const value = `<${choices.join('|')}>`;
      if (type === 'boolean') command.option(option, description);
      else if (type === 'array') command.option(`${option} <sku=pieces...>`, description);
      else if (required.includes(field)) command.requiredOption(`${option} ${value}`, description);
      else command.option(`${option} ${value}`, description);
    }
    command
      .option('--note <text>', 'a note for the history')
      .option('--by <name>', 'who does it, for the history', userInfo().username)
      .option('--id <id>', 'of the step: a second one with this id changes nothing')
      .option('--dry-run', 'print what would change, and change nothing')
      .option('--remote', 'the deployed database')
      .action((number: string, options: Options & Record<string, unknown>) =>
        work(options, async (db) => {
          const order = await orderNumbered(db, number);
          if (!order) output.error(`There is no order ${number}.`);
          const isTaken = order && (await carryOut(db, order, operation, options, output));
          if (!isTaken) onRefused();
        }),
      );
  }
}

/** False if the step is refused. */
async function carryOut(
  db: D1Database,
  order: Order,
  operation: OperatorOperation,
  { remote, dryRun, by = '', note, id = randomUUID(), ...words }: Options & Record<string, unknown>,
  output: Output,
): Promise<boolean> {
  const meant = meantStep(operation, inputOf(words), order);
  if (!meant.ok) {
    if ('fault' in meant) throw new WrongUsage(meant.fault);
    output.error(refusalLine(order, meant.refusal));
    return false;
  }
  const { step } = meant;
  const stamp = { id, at: new Date().toISOString() };
  if (dryRun) return shown(order, step, stamp, output);
  const actor = `operator:${by}` as const;
  const outcome = await recordStep(db, order.id, step, { ...stamp, actor, ...(note && { note }) });
  if (!outcome?.ok) {
    output.error(refusalLine(order, outcome?.refusal ?? { reason: 'alreadyDone' }));
    return false;
  }
  if (outcome.wasDone) output.log(`${order.orderNumber}: this step was taken before`);
  else for (const line of effectLines(order, outcome.taken)) output.log(line);
  return true;
}

function shown(
  order: Order,
  step: OrderStep,
  stamp: { id: string; at: string },
  output: Output,
): boolean {
  const taken = takeStep(order, step, stamp);
  if (!taken.ok) {
    output.error(refusalLine(order, taken.refusal));
    return false;
  }
  for (const line of effectLines(order, taken)) output.log(line);
  output.log('dry run: nothing was changed');
  return true;
}

/** The options as an operation's input. */
function inputOf(words: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries(words).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(articleIn) : value,
  ]);
  return Object.fromEntries(given);
}

/** `10012345=2`, or one piece: `10012345`. */
function articleIn(text: string): { sku: string; quantity: number } {
  const [, sku = '', pieces = '1'] = /^([^=]+)(?:=(\d+))?$/.exec(text) ?? [];
  if (sku === '') throw new WrongUsage(`${text} is no article such as 10012345=2`);
  return { sku, quantity: Number(pieces) };
}
