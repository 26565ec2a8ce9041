/** Calls of the checkout: rows of the contract table (../operations.ts). Source: purchase-flow.txt §7. */
import * as z from 'zod';
import { cartId } from '../cart/cart-reference.ts';
import { answer, operation } from '../operation.ts';
import { shippingMethod } from '../shipping/shipping-method.ts';
import { address } from './address.ts';

const shippingMethods = answer(
  z.object({ shippingMethods: z.object({ results: z.array(shippingMethod) }) }),
);

export const checkoutOperations = {
  /** The methods that are offered for the cart. */
  getShippingMethods: operation(z.object({ id: cartId }), shippingMethods),
  /** All methods, without a payload; the country whose rates match is configured (decision 27). */
  getShippingMethodsWithoutId: operation(z.object({}), shippingMethods),
  /**
   * Validates an address with the maps service, if the caller's store uses it. Fails with `Error on verdict` or
   * `Error on address`.
   */
  validateAddress: operation(z.object({ address }), answer(z.strictObject({})), {
    rateLimit: 'maps',
  }),
};
