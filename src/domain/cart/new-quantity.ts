/** The input of updateCartQuantity. Source: purchase-flow.txt §7. */
import * as z from 'zod';
import { sku } from './actions.ts';
import { cartReference } from './cart-reference.ts';

export const newQuantity = cartReference
  .extend({
    lineItem: z.object({ id: z.string() }).optional(),
    product: z.object({ sku }).optional(),
    quantity: z.int().min(0).max(10_000),
  })
  .refine(({ lineItem, product }) => lineItem || product, {
    path: ['product'],
    error: 'a product with a SKU, or a lineItem with an id',
  });
