/** An address with what a registry said of its VAT number. Source: purchase-flow.txt §3 Address, custom fields. */
import * as z from 'zod';
import { type Address, address } from '../checkout/address.ts';
import { type VatCheck, vatNumberTextIn } from './check.ts';

/** Of a cart: the registry's own words are kept for the order (decision 38). */
export const validatedAddress = address.extend({ vatValidated: z.boolean().optional() });

/** Of an order. */
export const provenAddress = validatedAddress.extend({ vatRawResponse: z.string().optional() });

/** The address as it is, if it is not the one whose number was checked. */
export function withVatCheck(
  of: Address,
  check: (Pick<VatCheck, 'number' | 'result'> & { raw?: string }) | undefined,
): z.infer<typeof provenAddress> {
  if (!check || check.number !== vatNumberTextIn({ billingAddress: of })) return of;
  const { result, raw } = check;
  return {
    ...of,
    vatValidated: result === 'valid',
    ...(raw !== undefined && { vatRawResponse: raw }),
  };
}
