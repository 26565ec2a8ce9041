/** The calls about a customer's profile and card: rows of the contract table (../operations.ts). Source: purchase-flow.txt §7. */
import * as z from 'zod';
import { answer, operation } from '../operation.ts';
import { customerWithBook } from './customer-answer.ts';
import { customerEmail } from './email.ts';
import { profileAction } from './profile.ts';

const maxActions = 20;

const updateAction = z.union([
  profileAction,
  z.object({ action: z.literal('changeEmail'), email: customerEmail }),
]);
export type UpdateAction = z.output<typeof updateAction>;

export const profileOperations = {
  /**
   * All actions or none. Names the version of the customer that the caller has seen; a change that was already made
   * succeeds with any version. `changeEmail` asks the new address by mail, once all else is stored, and is made when that is
   * asked: the customer keeps the old one until it confirms.
   */
  updateCustomer: operation(
    z.object({
      version: z.int().positive(),
      actions: z.array(updateAction).min(1).max(maxActions),
    }),
    answer(z.object({ customer: customerWithBook })),
  ),
  /** The first call gives the customer a number. */
  getLoyaltyCard: operation(z.object({}), answer<{ number: string }>()),
};
