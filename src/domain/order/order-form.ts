/**
 * What is sent to place an order: the shop's own form, with the method and the amounts that the shopper read, or the
 * specification's, a draft with the store's key. Source: purchase-flow.txt §7 "Create order from cart".
 */
import * as z from 'zod';
import { type CartVersion, cartId, cartReference } from '../cart/cart-reference.ts';
import type { PaymentMethodKey } from '../payment/methods.ts';
import { storeKey } from '../store/named-store.ts';
import { expectedAmounts } from './expected-amounts.ts';

/** Absent method and amounts: those of the cart in that version, as its answer stated them. */
export type OrderForm<Method extends PaymentMethodKey = PaymentMethodKey> = CartVersion & {
  id: string;
  paymentMethod?: Method | undefined;
  expectedTotalCentAmount?: number | undefined;
  expectedGiftCardCentAmount?: number | undefined;
  storeKey?: string | undefined;
};

/** `methods`: those that the call takes. */
export function orderForm<Method extends PaymentMethodKey>(
  methods: readonly [Method, ...Method[]],
): z.ZodType<OrderForm<Method>> {
  const { expectedTotalCentAmount, expectedGiftCardCentAmount } = expectedAmounts;
  const own = cartReference.omit({ operationId: true }).extend({
    paymentMethod: z.enum(methods),
    ...expectedAmounts,
    storeKey,
  });
  const draft = z.strictObject({
    /** The cart's, as an id or a reference. */
    id: cartId.optional(),
    cart: z.object({ typeId: z.literal('cart').optional(), id: cartId }).optional(),
    version: z.int().positive(),
    paymentMethod: z.enum(methods).optional(),
    expectedTotalCentAmount: expectedTotalCentAmount.optional(),
    expectedGiftCardCentAmount,
  });
  const ofSpecification = z
    .object({
      draft: draft.refine(({ id, cart }) => (id === undefined) !== (cart === undefined), {
        path: ['cart'],
        error: 'the id of the cart, or a reference to it',
      }),
      storeKey,
    })
    .transform(({ draft: { id, cart, ...rest }, storeKey: named }) => ({
      ...rest,
      id: id ?? cart?.id ?? '',
      storeKey: named,
      // Exactly the version whose amounts the shopper read.
      versionFallback: false,
    }));
  return z.union([own, ofSpecification]) as z.ZodType<OrderForm<Method>>;
}
