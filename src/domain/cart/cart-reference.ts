import * as z from 'zod';
import { isCartId } from './cart-id.ts';

export const cartId = z.string().refine(isCartId, 'Invalid cart id: a UUID in small letters');

/** How every change of a cart names it: the version the caller has seen. */
export const cartReference = z.object({
  id: cartId,
  version: z.int().positive(),
  /** Makes a retried request return the first one's outcome. */
  operationId: z.string().min(8).max(64).optional(),
  /** False: a stale version is refused instead of applied to the current one. */
  versionFallback: z.boolean().default(true),
});

/** The same of a call that a cart may begin with: at version 0 it does, under this id, and only if the change succeeds. */
export const beginningReference = cartReference.extend({ version: z.int().nonnegative() });

export type CartReference = z.infer<typeof cartReference>;
/** The version alone, where the cart is known and the operation needs no id. */
export type CartVersion = Pick<CartReference, 'version' | 'versionFallback'>;
