/** The ids that a middleware gives to the ways of delivery. Source: purchase-flow.txt §7 "Shipping methods query". */
import * as z from 'zod';
import type { Outcome } from '#domain/operations.ts';
import type { Asked } from '../remote/remote-shop.ts';
import { readAnswer } from './answers.ts';
import type { MiddlewareClient } from './client.ts';

const keptMs = 300_000;

const methods = z.looseObject({
  shippingMethods: z.looseObject({
    results: z.array(z.looseObject({ id: z.string(), key: z.string() })),
  }),
});

type Ids = ReadonlyMap<string, string>;

/** By key. Asked once in five minutes for each store. */
export function shippingMethodIds(
  call: MiddlewareClient,
  now: () => number,
): (asked: Asked) => Promise<Outcome<Ids>> {
  const known = new Map<string, { ids: Ids; until: number }>();
  return async (asked) => {
    const kept = known.get(asked.store.key);
    if (kept && now() < kept.until) return { ok: true, data: kept.ids };
    const name = 'getShippingMethodsWithoutId';
    const answer = await call({ name, isRead: true }, asked);
    if (!answer.ok) return answer;
    const read = readAnswer(name, answer.data.data, methods);
    if (!read.ok) return read;
    const ids = new Map(read.data.shippingMethods.results.map(({ key, id }) => [key, id]));
    known.set(asked.store.key, { ids, until: now() + keptMs });
    return { ok: true, data: ids };
  };
}
