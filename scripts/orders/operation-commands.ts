/** A command for each operator operation; its options are the fields of the operation's input. */
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
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
import type { DryRun, Program } from '../operator-program.ts';
import { dashed, meantStep } from './meant-step.ts';
import { effectLines, refusalLine } from './wording.ts';

type Options = DryRun & { by?: string; note?: string; id?: string };

type Field = { type?: string; description?: string; enum?: string[] };

/** Adds the commands to the program. */
export function addOperations({ command: add, work, refuse, output }: Program): void {
  for (const [name, operation] of Object.entries(operatorOperations)) {
    const command = add(`${name} <order-number>`, operation.summary);
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
      .action((number: string, options: Options & Record<string, unknown>) =>
        work(options, async (db) => {
          const order = await orderNumbered(db, number);
          if (!order) return refuse(`There is no order ${number}.`);
          const fault = await carryOut(db, order, operation, options, output);
          if (fault !== undefined) refuse(fault);
        }),
      );
  }
}

/** Returns why the step is refused. */
async function carryOut(
  db: D1Database,
  order: Order,
  operation: OperatorOperation,
  { remote, dryRun, by = '', note, id = randomUUID(), ...words }: Options & Record<string, unknown>,
  output: Output,
): Promise<string | undefined> {
  const meant = meantStep(operation, inputOf(words), order);
  if (!meant.ok) {
    if ('fault' in meant) throw new WrongUsage(meant.fault);
    return refusalLine(order, meant.refusal);
  }
  const { step } = meant;
  const stamp = { id, at: new Date().toISOString() };
  if (dryRun) return shown(order, step, stamp, output);
  const actor = `operator:${by}` as const;
  const outcome = await recordStep(db, order.id, step, { ...stamp, actor, ...(note && { note }) });
  if (!outcome?.ok) return refusalLine(order, outcome?.refusal ?? { reason: 'alreadyDone' });
  if (outcome.wasDone) output.log(`${order.orderNumber}: this step was taken before`);
  else for (const line of effectLines(order, outcome.taken)) output.log(line);
  return undefined;
}

function shown(
  order: Order,
  step: OrderStep,
  stamp: { id: string; at: string },
  output: Output,
): string | undefined {
  const taken = takeStep(order, step, stamp);
  if (!taken.ok) return refusalLine(order, taken.refusal);
  for (const line of effectLines(order, taken)) output.log(line);
  output.log('dry run: nothing was changed');
  return undefined;
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
