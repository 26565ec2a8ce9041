/** The calls about alerts: rows of the contract table (../operations.ts). */
import * as z from 'zod';
import { customerEmail } from '../customer/email.ts';
import { answer, operation } from '../operation.ts';
import { type AlertKind, alertKinds } from './alert.ts';

const token = z.string().min(1).max(200);

export const alertOperations = {
  /**
   * Without an address: to the customer's. The confirmed address of the customer needs no confirmation (`active`). The
   * answer about any other address is the same whether it has the alert, has too many, or gets a mail to confirm it.
   */
  askForAlert: operation(
    z.object({
      kind: z.enum(alertKinds),
      sku: z.string().regex(/^EX\d{8}$/),
      email: customerEmail.optional(),
    }),
    answer<{ state: 'asked' | 'active' }>(),
    { rateLimit: 'alert' },
  ),
  /** By the token of the mail; null if there is no such request any more. A repeated call changes nothing. */
  confirmAlert: operation(
    z.object({ token }),
    answer<{ alert: { sku: string; kind: AlertKind } | null }>(),
  ),
  /** By the token of a mail. There is no such alert afterwards, whether there was one or not. */
  endAlert: operation(z.object({ token }), answer<Record<string, never>>()),
};
