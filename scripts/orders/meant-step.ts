/** The step that an operator's words mean, with everything that is stored of it checked. */
import type * as z from 'zod';
import type { OperatorOperation } from '#domain/order/operator/operation.ts';
import type { Order } from '#domain/order/order.ts';
import type { StepRefused } from '#domain/order/steps/result.ts';
import { type OrderStep, orderStep } from '#domain/order/steps/step.ts';

type Meant = { ok: true; step: OrderStep } | StepRefused | { ok: false; fault: string };

/** `fault`: what is wrong with the words, in one line. */
export function meantStep(
  operation: OperatorOperation,
  words: Readonly<Record<string, unknown>>,
  order: Order,
): Meant {
  const input = operation.input.safeParse(words);
  if (!input.success) return { ok: false, fault: faultOf(input.error) };
  const meant = operation.step(input.data, order);
  if ('ok' in meant) return meant;
  const step = orderStep.safeParse(meant);
  if (!step.success) return { ok: false, fault: faultOf(step.error) };
  return { ok: true, step: meant };
}

function faultOf({ issues: [issue] }: z.core.$ZodError): string {
  return `--${dashed(String(issue?.path[0] ?? ''))}: ${issue?.message}`;
}

/** `withShipping` is the option `--with-shipping`. */
export const dashed = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
