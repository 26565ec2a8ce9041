/** Operator operations on returned goods. */
import * as z from 'zod';
import { type OrderReturn, returnReasons } from '../fulfilment.ts';
import type { Order } from '../order.ts';
import { asLines, returnablePieces } from '../steps/pieces.ts';
import { refused, type StepRefused } from '../steps/result.ts';
import { awaitedPieces, uncheckedPieces } from '../steps/returned-pieces.ts';
import { articles, centsIn, deduction, given, ordinal, row, withLines } from './operation.ts';

export const returnRows = {
  return: row(
    'register a return; the shopper gets the address',
    z.object({
      article: articles.optional(),
      reason: z.enum(returnReasons).describe('why it comes back'),
    }),
    ({ article: wanted, reason: why }, order) => {
      const there = returnablePieces(order);
      return withLines(order, wanted, there, (lines = asLines(there)) =>
        lines.length > 0
          ? { kind: 'announceReturn', lines, reason: why }
          : refused('nothingShipped'),
      );
    },
  ),
  receive: row(
    'a return has arrived: some of its articles, or all',
    z.object({
      return: ordinal.describe('which return, from 1').optional(),
      article: articles.optional(),
    }),
    ({ return: which, article: wanted }, order) => {
      const known = returnOf(order, which);
      if ('refusal' in known) return known;
      return withLines(order, wanted, awaitedPieces(known), (lines) => ({
        kind: 'receiveReturn',
        returnId: known.id,
        ...given({ lines }),
      }));
    },
  ),
  check: row(
    'the returned goods are checked: they go back to stock, the money goes back',
    z.object({
      return: ordinal.describe('which return, from 1').optional(),
      unusable: articles.describe('an article that cannot be sold again, and how many').optional(),
      deduct: deduction.describe('what is kept for damaged goods').optional(),
      withShipping: z.boolean().describe('delivery is paid back too').optional(),
      withoutShipping: z.boolean().describe('delivery is not paid back').optional(),
    }),
    ({ return: which, unusable, deduct, withShipping, withoutShipping }, order) => {
      const known = returnOf(order, which);
      if ('refusal' in known) return known;
      return withLines(order, unusable, uncheckedPieces(known), (lost) => ({
        kind: 'checkReturn',
        returnId: known.id,
        ...given({
          unusable: lost,
          deductedCentAmount: deduct && centsIn(deduct),
          withShipping: withoutShipping ? false : withShipping,
        }),
      }));
    },
  ),
  'close-return': row(
    'what has not arrived of a return is not awaited any more; it can be announced again',
    z.object({ return: ordinal.describe('which return, from 1').optional() }),
    ({ return: which }, order) => {
      const known = returnOf(order, which);
      return 'refusal' in known ? known : { kind: 'closeReturn', returnId: known.id };
    },
  ),
};

/** The named return, or the only one. */
function returnOf({ returns = [] }: Order, which?: number): OrderReturn | StepRefused {
  if (returns.length === 0) return refused('noReturn');
  if (which === undefined && returns.length > 1)
    return refused('severalReturns', `1 to ${returns.length}`);
  return returns[(which ?? 1) - 1] ?? refused('unknownReturn', String(which));
}
