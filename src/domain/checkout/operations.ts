/** Calls of the checkout: rows of the contract table (../operations.ts). Source: purchase-flow.txt §7. */
import * as z from 'zod';
import { answer, operation } from '../operation.ts';
import { address } from './address.ts';

export const checkoutOperations = {
  /**
   * What the maps service says of an address in the caller's store, where it is asked there: `Error on verdict`, `Error on
   * address`, or nothing against it.
   */
  validateAddress: operation(z.object({ address }), answer<Record<string, never>>(), {
    rateLimit: 'maps',
  }),
};
