/** Lines of an order besides its articles: the cash on delivery fee, named in English like payments, and by the store. */
import type { Cart } from '../cart/cart.ts';
import type { CustomLineItem } from './order.ts';

export function customLinesOf(
  orderId: string,
  { calculatedCodFee, codFeeTitle }: Cart['custom'],
): CustomLineItem[] {
  if (!calculatedCodFee) return [];
  return [
    {
      id: `${orderId}-fee`,
      name: { en: 'Cash on delivery fee', ...codFeeTitle },
      slug: 'cash-on-delivery-fee',
      quantity: 1,
      totalPrice: calculatedCodFee,
    },
  ];
}
