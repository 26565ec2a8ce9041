/** Takes the steps that a statement of withdrawal means for its order, be it found or linked by an operator. Each once. */
import { skusOf } from '#domain/cart/articles.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { Actor } from '#domain/order/history.ts';
import { inboxOf } from '#domain/withdrawal/inbox.ts';
import { withdrawalSteps } from '#domain/withdrawal/own-steps.ts';
import type { HandlerContext } from './handler-context.ts';

type OfWithdrawal = Extract<KontorEvent, { type: 'withdrawal-stated' | 'withdrawal-linked' }>;

export async function returnWithdrawn(
  { type, withdrawalId, orderId, at }: OfWithdrawal,
  actor: Actor,
  { backend }: HandlerContext,
): Promise<void> {
  const order = orderId === null ? undefined : await backend.order(orderId);
  const withdrawal = await backend.withdrawal(withdrawalId);
  if (!order || !withdrawal) return;
  const excluded = await backend.excludedSkus(skusOf(order));
  const taker = { at, actor, note: `withdrawal ${withdrawal.number}` };
  // Its receipt has the slip, the address and the days, if it went to the buyer.
  const isReceived = type === 'withdrawal-stated' && !withdrawal.isMailHeldBack;
  const isTold = isReceived && inboxOf(withdrawal.email) === inboxOf(order.customerEmail);
  for (const { id, step } of withdrawalSteps(withdrawal, order, excluded, isTold)) {
    await backend.takeStep(order.id, step, { ...taker, id });
  }
}
