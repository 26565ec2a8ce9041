/** Answers of a middleware, as values of the domain: every part is checked, unknown fields are kept. */
import * as z from 'zod';
import type { Outcome } from '#domain/operations.ts';
import { backendFailure } from '#domain/remote/backend-failure.ts';
import { type RemoteCart, remoteCart } from '#domain/remote/remote-cart.ts';

/** `places`: where an answer has another form than the contract. Values may be personal data, so none is named. */
export function readAnswer<Value>(
  name: string,
  data: unknown,
  schema: z.ZodType<Value>,
): Outcome<Value> {
  const read = schema.safeParse(data);
  if (read.success) return { ok: true, data: read.data };
  const places = read.error.issues.map(({ path }) => ['data', ...path].join('.'));
  return backendFailure(
    `/${name}`,
    `an answer of another form: ${[...new Set(places)].slice(0, 3).join(', ')}`,
  );
}

const normalised = z.looseObject({
  id: z.string(),
  name: z.record(z.string(), z.string()),
  code: z.string().nullish(),
});

const aCart = z.looseObject({
  cart: remoteCart.extend({ cartDiscounts: z.array(normalised).default([]) }),
});

export function cartIn(name: string, data: unknown): Outcome<RemoteCart> {
  const read = readAnswer(name, data, aCart);
  return read.ok ? { ok: true, data: read.data.cart } : read;
}
