/** What the shopper read above the order button, in cents: the total, and what gift cards pay of it (absent: nothing). */
import * as z from 'zod';

export const expectedAmounts = {
  expectedTotalCentAmount: z.int().nonnegative(),
  expectedGiftCardCentAmount: z.int().nonnegative().optional(),
};
