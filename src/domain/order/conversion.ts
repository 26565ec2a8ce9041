/**
 * Order data for sales analytics: amounts and articles, no names or addresses. Amounts are in major units, VAT
 * included. Source: catalogue.txt §3 "Order analytics".
 */
import { shippingPrice } from '../cart/sums.ts';
import { currencies } from '../money/currencies.ts';
import { methodOf } from '../payment/method-of.ts';
import type { Order } from './order.ts';

type Conversion = {
  transaction_id: string;
  value: number;
  tax: number;
  shipping: number;
  currency: string;
  /** The codes that gave a discount. */
  coupon: string;
  payment_type: string;
  payment_name: string;
  items: { item_id: string; item_name: string; price: number; quantity: number }[];
};

export function conversionOf(order: Order, nameOf: (name: Record<string, string>) => string) {
  const { taxedPrice, totalPrice, lineItems, discountCodes, paymentInfo } = order;
  const { currencyCode } = totalPrice;
  const major = (cents: number) => cents / 10 ** currencies[currencyCode].fractionDigits;
  const [payment] = paymentInfo.payments;
  const conversion: Conversion = {
    transaction_id: order.orderNumber,
    value: major(totalPrice.centAmount),
    tax: major(taxedPrice.totalGross.centAmount - taxedPrice.totalNet.centAmount),
    shipping: major(shippingPrice(order)),
    currency: currencyCode,
    coupon: discountCodes
      .filter(({ state }) => state === 'MatchesCart')
      .map(({ discountCode }) => discountCode.code)
      .join(' '),
    payment_type: payment ? methodOf(payment) : '',
    payment_name: payment?.paymentMethodInfo.name.en ?? '',
    items: lineItems.map((line) => ({
      item_id: line.variant.sku,
      item_name: nameOf(line.name),
      price: major(Math.round(line.taxedPrice.totalGross.centAmount / line.quantity)),
      quantity: line.quantity,
    })),
  };
  return conversion;
}
