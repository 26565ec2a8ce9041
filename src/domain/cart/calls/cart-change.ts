/** The answers of the calls that read or change a cart. Source: purchase-flow.txt §7. */
import * as z from 'zod';
import type { Cart } from '../cart.ts';
import { cartAnswer } from '../cart-answer.ts';

export const cartNotice = z.object({ code: z.literal('MaximumReached'), sku: z.string() });
export type CartNotice = z.infer<typeof cartNotice>;

export type CartChange = { cart: Cart; notices: CartNotice[] };

export const aCart = z.object({ cart: cartAnswer });
export const cartChangeAnswer = aCart.extend({ notices: z.array(cartNotice) });
export const activeCartAnswer = z.object({
  me: z.object({ activeCart: cartAnswer.nullable() }),
});
