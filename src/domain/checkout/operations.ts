/** Calls of the checkout: rows of the contract table (../operations.ts). Source: purchase-flow.txt §7. */
import * as z from 'zod';
import { answer, operation } from '../operation.ts';
import { address } from './address.ts';

export const checkoutOperations = {
  /**
   * Validates an address with the maps service, if the caller's store uses it. Fails with `Error on verdict` or
   * `Error on address`.
   */
  validateAddress: operation(z.object({ address }), answer<Record<string, never>>(), {
    rateLimit: 'maps',
  }),
};
