/**
 * Deals as documents of a catalogue file: cart discounts, discount codes and extra guarantees. The schema of each is
 * defined with its entity; here it gets the `type` of its line. Source: checklist DIS-1, DIS-2, GUA-1.
 */
import * as z from 'zod';
import { cartDiscount } from '../discount/cart-discount.ts';
import { discountCode } from '../discount/discount-code.ts';
import { extraGuarantee } from '../guarantee/extra-guarantee.ts';

export const cartDiscountDocument = cartDiscount.safeExtend({ type: z.literal('cart-discount') });
export const discountCodeDocument = discountCode.safeExtend({ type: z.literal('discount-code') });
export const extraGuaranteeDocument = extraGuarantee.safeExtend({
  type: z.literal('extra-guarantee'),
});

export const dealDocument = z.discriminatedUnion('type', [
  cartDiscountDocument,
  discountCodeDocument,
  extraGuaranteeDocument,
]);

export const dealTypes = ['cart-discount', 'discount-code', 'extra-guarantee'] as const;
export type DealType = (typeof dealTypes)[number];

export type CartDiscountDocument = z.infer<typeof cartDiscountDocument>;
export type DiscountCodeDocument = z.infer<typeof discountCodeDocument>;
export type ExtraGuaranteeDocument = z.infer<typeof extraGuaranteeDocument>;
export type DealDocument = z.infer<typeof dealDocument>;

export function isDeal<Other extends { type: string }>(
  document: Other | DealDocument,
): document is DealDocument {
  return dealTypes.some((type) => type === document.type);
}

/** The name that identifies a deal, and the field that contains it. */
export function nameOfDeal(deal: DealDocument): { field: string; name: string } {
  switch (deal.type) {
    case 'cart-discount':
      return { field: 'key', name: deal.key };
    case 'discount-code':
      return { field: 'code', name: deal.code };
    case 'extra-guarantee':
      return { field: 'sku', name: deal.sku };
  }
}
