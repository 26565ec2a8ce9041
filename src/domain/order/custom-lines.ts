/** What an order sells beside its articles: the fee of cash on delivery, named in English as payments are. */
import type { Cart } from '../cart/cart.ts';
import type { CustomLineItem } from './order.ts';

export function customLinesOf(
  orderId: string,
  { calculatedCodFee }: Cart['custom'],
): CustomLineItem[] {
  if (!calculatedCodFee) return [];
  return [
    {
      id: `${orderId}-fee`,
      name: { en: 'Cash on delivery fee' },
      slug: 'cash-on-delivery-fee',
      quantity: 1,
      totalPrice: calculatedCodFee,
    },
  ];
}
