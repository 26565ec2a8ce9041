/** The ids that a middleware gives to the ways of delivery. Source: purchase-flow.txt §7 "Shipping methods query". */
import * as z from 'zod';
import type { Outcome } from '#domain/operations.ts';
import type { Asked } from '../remote/remote-shop.ts';
import { answerOf } from './answers.ts';
import type { MiddlewareClient } from './client.ts';

const keptMs = 300_000;

type Ids = ReadonlyMap<string, string>;

const methods = z
  .looseObject({
    shippingMethods: z.looseObject({
      results: z.array(z.looseObject({ id: z.string(), key: z.string() })),
    }),
  })
  .transform((data): Ids => new Map(data.shippingMethods.results.map(({ key, id }) => [key, id])));

/** By key. Asked once in five minutes for each store. */
export function shippingMethodIds(
  call: MiddlewareClient,
  now: () => number,
): (asked: Asked) => Promise<Outcome<Ids>> {
  const known = new Map<string, { ids: Ids; until: number }>();
  return async (asked) => {
    const kept = known.get(asked.store.key);
    if (kept && now() < kept.until) return { ok: true, data: kept.ids };
    const request = { name: 'getShippingMethodsWithoutId', isRead: true };
    const found = await answerOf(call, request, methods, asked);
    if (found.ok) known.set(asked.store.key, { ids: found.data, until: now() + keptMs });
    return found;
  };
}
