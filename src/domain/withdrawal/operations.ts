/** The calls of the withdrawal function: rows of the contract table (../operations.ts). Source: eu-2026.md C-01 to C-06. */
import * as z from 'zod';
import type { LineItem } from '../cart/cart.ts';
import { customerEmail } from '../customer/email.ts';
import { answer, operation } from '../operation.ts';
import { type Withdrawal, type WithdrawalStatement, withdrawalDraft } from './statement.ts';

/** A link of a mail or of an order's page, or the draft of a statement: signed by the shop. */
const signed = z.string().min(1).max(20_000);

export type WithdrawableLine = Pick<LineItem, 'id' | 'name' | 'quantity' | 'variant'> & {
  centAmount: number;
  /** Pieces that no earlier statement covers. */
  open: number;
};

/** What the form shows of an order. */
export type WithdrawableOrder = {
  orderNumber: string;
  email: string;
  /** Only for the customer, the browser that ordered and links of mails. */
  name?: string;
  lines: WithdrawableLine[];
  /** Proves in the next step which order is meant. */
  link: string;
};

/** What is shown of a received statement. */
export type ReceivedWithdrawal = Omit<Withdrawal, 'orderId'>;

export const withdrawalOperations = {
  /**
   * The articles of an order, to choose from: by a link of the shop, by number and e-mail address, or by the number
   * alone for the customer and the browser that ordered.
   */
  findWithdrawableOrder: operation(
    z.union([
      z.object({ link: signed }),
      z.object({ orderNumber: z.string().max(40), email: customerEmail.optional() }),
    ]),
    answer<{ order: WithdrawableOrder }>(),
    { rateLimit: 'order-status' },
  ),
  /** First step: the statement as it will be confirmed. Stores nothing and does not say whether the order was found. */
  draftWithdrawal: operation(
    withdrawalDraft,
    answer<{ statement: WithdrawalStatement; draft: string }>(),
  ),
  /** Second step: stores the statement, once for a draft. */
  confirmWithdrawal: operation(
    z.object({ draft: signed }),
    answer<{ withdrawal: ReceivedWithdrawal; receipt: string }>(),
    { rateLimit: 'withdrawal' },
  ),
  /** A received statement, for the holder of its receipt. */
  getWithdrawal: operation(
    z.object({ receipt: signed }),
    answer<{ withdrawal: ReceivedWithdrawal }>(),
  ),
};
