/** Operator operations on money, and notes. */
import * as z from 'zod';
import { uncreditedPieces } from '../steps/pieces.ts';
import { refused } from '../steps/result.ts';
import {
  amount,
  articles,
  centsIn,
  given,
  reason,
  reference,
  row,
  withLines,
} from './operation.ts';

export const moneyRows = {
  refund: row(
    'credit articles, guarantees, an amount, or all that is left, without a return; the money goes back',
    z.object({
      article: articles.optional(),
      amount: amount.describe('12.50, instead of articles').optional(),
      withShipping: z.boolean().describe('delivery is paid back too, once').optional(),
      reason,
    }),
    ({ article: wanted, amount: written, withShipping, reason: why }, order) =>
      withLines(order, wanted, uncreditedPieces(order), (lines) => ({
        kind: 'refund',
        reason: why,
        ...given({ lines, centAmount: written && centsIn(written), withShipping }),
      })),
  ),
  'refund-gift-card': row(
    'block a gift card that the order bought, and pay back what is left on it',
    z.object({
      card: z.string().describe('its last four characters'),
      amount: amount.describe('what is left on it: npm run gift-cards -- show ORDER'),
    }),
    ({ card, amount: written }, order) => {
      const known = order.issuedGiftCards?.filter(({ lastFour }) => lastFour === card) ?? [];
      const [cardId] = known.map(({ id }) => id);
      if (cardId === undefined || known.length > 1) return refused('unknownGiftCard', card);
      return { kind: 'refundGiftCard', cardId, centAmount: centsIn(written) };
    },
  ),
  transfer: row(
    'a bank transfer has come; the shopper is told',
    z.object({ amount: amount.describe('if it is not what is due').optional(), reference }),
    (input) => ({ kind: 'receiveMoney', means: 'transfer', ...moneyIn(input) }),
  ),
  cash: row(
    'the carrier has brought the cash',
    z.object({ amount: amount.describe('if it is not what is due').optional(), reference }),
    (input) => ({ kind: 'receiveMoney', means: 'cash', ...moneyIn(input) }),
  ),
  'pay-out': row(
    'you have sent back what is owed by bank transfer; the shopper is told',
    z.object({ amount: amount.describe('if it is not all that is owed').optional(), reference }),
    (input) => ({ kind: 'payOut', means: 'transfer', ...moneyIn(input) }),
  ),
  note: row(
    'a note in the history',
    z.object({ text: z.string().min(1).max(500).describe('the note') }),
    ({ text }) => ({ kind: 'note', text }),
  ),
};

const moneyIn = ({
  amount: written,
  reference: told,
}: {
  amount?: string | undefined;
  reference?: string | undefined;
}) => given({ centAmount: written && centsIn(written), reference: told });
