/** The registry's answer stored with an order, for audits. Source: eu-2026.md P-32, purchase-flow.txt §3. */
import * as z from 'zod';
import type { Cart } from '../cart/cart.ts';
import { isStillValid, type VatCheck, vatNumberIn, vatNumberTextIn } from '../vat/check.ts';
import { vatNumberText } from '../vat/numbers.ts';
import { withVatCheck } from '../vat/proven-address.ts';
import type { OrderDraft } from './order.ts';

export const vatProof = z.object({
  provider: z.string(),
  at: z.iso.datetime(),
  status: z.enum(['valid', 'invalid']),
  /** The unmodified answer. */
  raw: z.string(),
  /** The shop's own VAT number. */
  asker: z.string(),
  number: z.string(),
  requestId: z.string().optional(),
});

/** Whether this check allows a sale without VAT now: about the cart's number, valid, and not older than a day. */
export function isValidVatProof(
  cart: Pick<Cart, 'billingAddress'>,
  check: VatCheck | undefined,
  now: Date,
): boolean {
  const isOfCart = check !== undefined && check.number === vatNumberTextIn(cart);
  return isOfCart && check.result === 'valid' && isStillValid(check, now);
}

/** The draft with the check of its VAT number; unchanged if there is none. */
export function withVatProof(draft: OrderDraft, check: VatCheck | undefined): OrderDraft {
  const number = vatNumberIn(draft);
  if (!check || !number || check.number !== vatNumberText(number)) return draft;
  const { provider, at, result, raw, asker, requestId } = check;
  return {
    ...draft,
    billingAddress: withVatCheck(draft.billingAddress, check),
    vatProof: {
      provider,
      at,
      status: result,
      raw,
      asker,
      number: check.number,
      ...(requestId && { requestId }),
    },
  };
}
