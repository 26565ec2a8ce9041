/** Operations of the operator on stored orders, and the mails that they cause. */
import { expect } from 'vitest';
import { operatorOperations } from '#domain/order/operator/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { findMail } from '#worker/data/mails/mails.ts';
import { recordStep } from '#worker/data/orders/order-steps.ts';
import { loadOrder } from '#worker/data/orders/orders.ts';
import { deliver } from './deliver.ts';
import { env } from './environment.ts';
import { eventsAbout } from './order-rows.ts';

type Name = keyof typeof operatorOperations;

/** An operation of the operator, taken twice: the second time changes nothing. */
export async function operate(orderId: string, name: Name, input: Record<string, unknown> = {}) {
  const order = await stored(orderId);
  const step = operatorOperations[name].step(input, order);
  if ('ok' in step) throw new Error(`${name}: ${step.refusal.reason}`);
  const stamp = { id: crypto.randomUUID(), at: new Date().toISOString() };
  const taker = { ...stamp, actor: 'operator:anna' as const };
  const outcome = await recordStep(env.DB, orderId, step, taker);
  if (!outcome?.ok) throw new Error(`${name}: ${outcome?.refusal.reason}`);
  expect(await recordStep(env.DB, orderId, step, taker)).toEqual({ ok: true, wasDone: true });
  return outcome.wasDone ? [] : outcome.eventIds;
}

export async function stored(orderId: string): Promise<Order> {
  const order = await loadOrder(env.DB, orderId);
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

/** The events of a step, each handled twice, and the mails that they cause. */
export async function handled(order: Pick<Order, 'id'>, ids: readonly string[]) {
  const events = (await eventsAbout(order.id)).filter(({ id }) => ids.includes(id));
  await deliver(...events, ...events);
  const mails = await Promise.all(events.map(({ id }) => findMail(env.DB, id)));
  return mails.filter((mail) => mail !== undefined);
}
