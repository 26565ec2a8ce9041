/** Takes steps of stored orders (domain/order/steps), each once. */
import type { KontorEvent } from '#domain/events.ts';
import type { StepTaker } from '#domain/order/history.ts';
import type { Order } from '#domain/order/order.ts';
import type { StepEffects, StepRefusal } from '#domain/order/steps/result.ts';
import type { OrderStep, StepStamp } from '#domain/order/steps/step.ts';
import { type StepTaken, takeStep } from '#domain/order/steps/take-step.ts';
import { changeOrder, isInHistory } from './write-order.ts';

/** `wasDone`: the step with this id was taken before. */
export type StepOutcome =
  | { ok: true; wasDone: false; taken: StepTaken; eventIds: string[] }
  | { ok: true; wasDone: true }
  | { ok: false; refusal: StepRefusal };

/** Undefined if there is no such order. */
export async function recordStep(
  db: D1Database,
  orderId: string,
  step: OrderStep,
  { actor, note, ...stamp }: StepTaker,
): Promise<StepOutcome | undefined> {
  if (await isInHistory(db, stamp.id)) return { ok: true, wasDone: true };
  let result: ReturnType<typeof takeStep> | undefined;
  const eventIds = await changeOrder(db, orderId, (before) => {
    result = takeStep(before, step, stamp);
    if (!result.ok) return undefined;
    const { restock, freesCodes = false } = result.effects;
    const { toGiftCards, blocksGiftCard, giftCardBlocks } = result.effects;
    const entry = { ...step, ...stamp, actor, ...(note !== undefined && { note }) };
    const events = eventsOf(before, result.effects, stamp);
    const cards = { toGiftCards, blocksGiftCard, giftCardBlocks };
    return { after: result.order, entry, events, restock, freesCodes, ...cards };
  });
  if (!result?.ok) return result;
  return { ok: true, wasDone: false, taken: result, eventIds };
}

/** The events of a change: mail, stock, and what is asked of payment providers. */
export function eventsOf(
  before: Order,
  { mail, restock, refunds }: StepTaken['effects'],
  { id, at }: StepStamp,
): KontorEvent[] {
  const skus = restock.map(({ sku }) => sku);
  return [
    ...(skus.length > 0 ? [{ id: `stock-${id}`, at, type: 'stock-changed' as const, skus }] : []),
    ...(mail ? [orderChanged(before, mail, at)] : []),
    ...refunds.map((request) => ({
      id: `refund-${request.id}`,
      at,
      type: 'refund-requested' as const,
      orderId: before.id,
      request,
    })),
  ];
}

/** The event's id contains the new version: each change of an order creates exactly one version. `at`: ISO time. */
export function orderChanged(
  { id, version, totalPrice }: Order,
  { change, centAmount, about, giftCardCents }: NonNullable<StepEffects['mail']>,
  at: string,
): KontorEvent {
  return {
    id: `changed-${id}-${version + 1}`,
    at,
    type: 'order-changed',
    orderId: id,
    change,
    amount: { ...totalPrice, centAmount },
    ...(about !== undefined && { about }),
    ...(giftCardCents !== undefined && { giftCardCents }),
  };
}
