/**
 * The view of an order for a visitor who knows its number and e-mail address, and nothing else: state, content and
 * every amount of its total. Of the address only the town and country.
 */
import type { LineItem } from '../cart/cart.ts';
import { shippingPrice } from '../cart/sums.ts';
import type { AddressCountry } from '../country/address-countries.ts';
import type { Money } from '../money/money.ts';
import type { ShippingMethodKey } from '../shipping/methods.ts';
import type { Order } from './order.ts';
import {
  type AwaitedPayment,
  awaitedPayment,
  type OrderPaymentStatus,
  orderPaymentStatus,
} from './payment-status.ts';

export type OrderStatus = Pick<
  Order,
  'orderNumber' | 'createdAt' | 'orderState' | 'shipmentState' | 'totalPrice'
> & {
  payment: OrderPaymentStatus;
  awaited?: AwaitedPayment;
  lines: { name: LineItem['name']; sku: string; quantity: number; centAmount: number }[];
  /** Discount on the goods total; absent without one. */
  discount?: Money;
  shipping: { key: ShippingMethodKey; price: Money };
  /** Fee for cash on delivery. */
  fee?: Money;
  town: string;
  country: AddressCountry;
};

export function orderStatusOf(order: Order): OrderStatus {
  const { orderNumber, createdAt, orderState, shipmentState, totalPrice, shippingInfo } = order;
  const { city, country } = order.shippingAddress;
  const { discountOnTotalPrice, custom } = order;
  const awaited = awaitedPayment(order);
  return {
    orderNumber,
    createdAt,
    orderState,
    shipmentState,
    totalPrice,
    payment: orderPaymentStatus(order),
    ...(awaited && { awaited }),
    lines: order.lineItems.map(({ name, variant, quantity, taxedPrice }) => ({
      name,
      sku: variant.sku,
      quantity,
      centAmount: taxedPrice.totalGross.centAmount,
    })),
    ...(discountOnTotalPrice && { discount: discountOnTotalPrice.discountedAmount }),
    ...(custom.calculatedCodFee && { fee: custom.calculatedCodFee }),
    shipping: {
      key: shippingInfo.shippingMethod.key,
      price: { ...shippingInfo.price, centAmount: shippingPrice(order) },
    },
    town: city,
    country,
  };
}
