import * as z from 'zod';
import { isCartId } from './cart-id.ts';

export const cartId = z.string().refine(isCartId, 'Invalid cart id: a UUID in small letters');

/** Identifies the cart in every change: its id and the version that the caller has seen. */
export const cartReference = z.object({
  id: cartId,
  version: z.int().positive(),
  /** Makes a retried request return the first one's outcome. */
  operationId: z.string().min(8).max(64).optional(),
  /** False: a stale version is refused instead of applied to the current one. */
  versionFallback: z.boolean().default(true),
});

/** For calls that can create the cart: version 0 creates it under this id, but only if the change succeeds. */
export const beginningReference = cartReference.extend({ version: z.int().nonnegative() });

export type CartReference = z.infer<typeof cartReference>;
/** Only the version, for a known cart and an operation that needs no id. */
export type CartVersion = Pick<CartReference, 'version' | 'versionFallback'>;
