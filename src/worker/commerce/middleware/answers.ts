/** Answers of a middleware, as values of the domain: every part is checked, unknown fields are kept. */
import * as z from 'zod';
import type { Outcome } from '#domain/operations.ts';
import { answerOfAnotherForm } from '#domain/remote/backend-failure.ts';
import { type RemoteCart, remoteCart } from '#domain/remote/remote-cart.ts';
import type { Asked } from '../remote/remote-shop.ts';
import type { MiddlewareCall, MiddlewareClient } from './client.ts';

export function readAnswer<Value>(
  name: string,
  data: unknown,
  schema: z.ZodType<Value>,
): Outcome<Value> {
  const read = schema.safeParse(data);
  if (read.success) return { ok: true, data: read.data };
  const places = read.error.issues.map(({ path }) => ['data', ...path].join('.'));
  return answerOfAnotherForm(`/${name}`, places);
}

/** Of a call whose failures are passed on. */
export async function answerOf<Value>(
  call: MiddlewareClient,
  request: MiddlewareCall,
  schema: z.ZodType<Value>,
  asked: Asked,
): Promise<Outcome<Value>> {
  const answer = await call(request, asked);
  return answer.ok ? readAnswer(request.name, answer.data.data, schema) : answer;
}

const normalised = z.looseObject({
  id: z.string(),
  name: z.record(z.string(), z.string()),
  code: z.string().nullish(),
});

const cart = remoteCart.extend({ cartDiscounts: z.array(normalised).default([]) });
export const cartAnswer = z.looseObject({ cart }).transform((data): RemoteCart => data.cart);
