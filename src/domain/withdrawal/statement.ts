/**
 * A statement of withdrawal: what a consumer enters, and the record of what was stated. No reason is asked for, and a
 * record never depends on whether the order was found. Source: eu-2026.md C-02, C-04 to C-06.
 */
import * as z from 'zod';
import { hasWebAddress } from '../checkout/web-address.ts';
import { isEmail } from '../customer/email.ts';
import { linePieces } from '../order/fulfilment.ts';

/** Characters. */
export const maxStatementLengths = { line: 120, email: 254, goods: 500, remark: 500 } as const;

/** Mails repeat what was typed: a text with a web address would make them advertising for others. */
const typed = (max: number, kind: 'person' | 'text' = 'text') =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !hasWebAddress(text, kind), 'A web address is not accepted');

/** A chosen article of an order. */
const chosenLine = linePieces.extend({ lineItemId: z.string().max(64) });

export const withdrawalDraft = z.object({
  /** Chosen by the form: the same statement with the same key is stored once. */
  key: z.uuid(),
  name: typed(maxStatementLengths.line, 'person'),
  /** The order number, or what the consumer knows about the order. */
  order: typed(maxStatementLengths.line),
  /** For the acknowledgement of receipt. */
  email: z.string().trim().refine(isEmail, 'Invalid email address'),
  /** Articles in the consumer's own words; without these and without `lines` it is the whole order. */
  goods: typed(maxStatementLengths.goods).optional(),
  remark: typed(maxStatementLengths.remark).optional(),
  /** Proves which order is meant (a link of a mail or of the order's page); `lines` need it. */
  link: z.string().max(1000).optional(),
  lines: z.array(chosenLine).min(1).max(500).optional(),
});

export type WithdrawalDraft = z.infer<typeof withdrawalDraft>;

/** An article of the statement, named as in the order. */
const statedLine = chosenLine.extend({ sku: z.string(), name: z.string() });
export type StatedLine = z.infer<typeof statedLine>;

/** What the consumer confirms in the second step. */
export const stated = withdrawalDraft
  .pick({ name: true, order: true, email: true, goods: true, remark: true })
  .extend({
    /** Absent: the whole order, or the articles that `goods` describes. */
    lines: z.array(statedLine).optional(),
    /** The statement, word for word as the consumer saw it. */
    text: z.string(),
  });
export type WithdrawalStatement = z.infer<typeof stated>;

/** A statement that has been received: the evidence. `number`: of a series of its own. */
export type Withdrawal = WithdrawalStatement & {
  id: string;
  number: string;
  store: string;
  locale: string;
  /** Base URL where it was stated, for links in its mail. */
  site: string;
  /** Null: the order was not found. Linked only if number and e-mail address agree. */
  orderId: string | null;
  /** ISO time of the server. */
  receivedAt: string;
  /** No mail was sent, because the address has received many that day. */
  isMailHeldBack: boolean;
};
