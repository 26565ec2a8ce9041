/** The result of a checkout, as the shopper sees it. */
import * as z from 'zod';
import { order } from '../order/order.ts';
import { orderAnswer } from '../order/order-answer.ts';
import type { PaymentAttempt } from './attempt.ts';
import { paymentErrors, refusals } from './provider.ts';
import { type ProviderKindKey, providerKindKeys } from './provider-kinds.ts';

const providerKind = z.enum(providerKindKeys as [ProviderKindKey]);

/** `isFollowed`: the cart had items saved for later; its id leads to the next cart, which contains them. */
const placedOrder = z.object({ order, isFollowed: z.boolean() });
export type PlacedOrder = z.infer<typeof placedOrder>;

const ordered = placedOrder.extend({ kind: z.literal('ordered') });
export type Ordered = z.infer<typeof ordered>;

const otherResults = [
  /** The order exists, but it is only shown in the browser that placed it; this is another one. */
  z.object({ kind: z.literal('orderedElsewhere'), attemptId: z.string() }),
  /** The shopper pays on a page of the provider. */
  z.object({ kind: z.literal('redirect'), attemptId: z.string(), url: z.string() }),
  /** The provider will report the result. `isOpen`: not paid yet as far as is known, and can still be paid. */
  z.object({
    kind: z.literal('pending'),
    attemptId: z.string(),
    method: providerKind,
    isOpen: z.boolean(),
  }),
  z.object({
    kind: z.literal('failed'),
    attemptId: z.string(),
    method: providerKind,
    error: z.enum(paymentErrors),
    refusal: z.enum(refusals).exactOptional(),
  }),
] as const;

const checkoutResult = z.discriminatedUnion('kind', [ordered, ...otherResults]);
export type CheckoutResult = z.infer<typeof checkoutResult>;

/** As the calls return them: completed-answer.ts. */
export const placedOrderAnswer = placedOrder.extend({ order: orderAnswer });
export const checkoutAnswer = z.discriminatedUnion('kind', [
  placedOrderAnswer.extend(ordered.pick({ kind: true }).shape),
  ...otherResults,
]);

/** The result of an attempt without an order. `isBack`: the shopper has returned from the provider. */
export function checkoutResultOf(
  { id, method, url, stage, aim, problem, isPending }: PaymentAttempt,
  isBack: boolean,
): CheckoutResult {
  const attemptId = id;
  if (problem) return { kind: 'failed', attemptId, method, ...problem };
  if (aim === 'release') {
    return { kind: 'failed', attemptId, method, error: 'creating-order-failed' };
  }
  if (stage === 'open' && url && !isBack) return { kind: 'redirect', attemptId, url };
  return { kind: 'pending', attemptId, method, isOpen: stage === 'open' && !isPending };
}
