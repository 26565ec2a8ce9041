/** Lines of an order besides its articles: the cash on delivery fee, named in English like payments. */
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
