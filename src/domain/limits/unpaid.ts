/**
 * Orders that take stock before they are paid are limited by e-mail address and network, or by customer if that customer
 * has paid before. The database compares inside the order's transaction (data/orders/unpaid-limits.ts).
 */
import type { PaymentMethodKey } from '../payment/methods.ts';
import type { StoreLimits } from './store-limits.ts';

/** Methods whose order holds its stock until the money comes. */
const unpaidMethods: readonly PaymentMethodKey[] = ['bankTransfer', 'cashOnDelivery', 'multibanco'];

export const holdsStockUnpaid = (method: PaymentMethodKey | undefined): boolean =>
  method !== undefined && unpaidMethods.includes(method);

export type UnpaidLimits = Pick<
  StoreLimits,
  | 'unpaidOrdersOfEmail'
  | 'unpaidCentsOfEmail'
  | 'unpaidOrdersOfNetwork'
  | 'unpaidCentsOfNetwork'
  | 'unpaidOrdersOfCustomer'
  | 'unpaidCentsOfCustomer'
>;

/** Where an order comes from, and what its unpaid orders may add up to. Stored with the intent of an order. */
export type OrderOrigin = {
  /** A keyed hash of the network; absent: not known, so not limited by it. */
  network?: string;
  limits: UnpaidLimits;
};
