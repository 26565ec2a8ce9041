/** Calls for changing a customer's e-mail address: rows of the contract table (../operations.ts). */
import * as z from 'zod';
import { answer, operation } from '../operation.ts';
import { customerEmail } from './email.ts';
import type { EmailChange } from './email-change.ts';

type Nothing = Record<string, never>;
const link = z.object({ tokenValue: z.string().max(300) });

export const emailOperations = {
  /** Replaces a change that is not confirmed yet. The answer does not say whether the new address has an account. */
  requestEmailChange: operation(z.object({ email: customerEmail }), answer<Nothing>(), {
    rateLimit: 'email-change',
  }),
  /** The change that waits for its confirmation; null: none. */
  getEmailChange: operation(
    z.object({}),
    answer<{ change: Pick<EmailChange, 'newEmail' | 'expiresAt'> | null }>(),
  ),
  discardEmailChange: operation(z.object({}), answer<Nothing>()),
  /** The link to the new address. Ends all other sessions of the customer. */
  confirmEmailChange: operation(link, answer<Nothing>()),
  /** The link to the old address: it is the customer's again, with no password and no session. */
  undoEmailChange: operation(link, answer<Nothing>()),
};
