/**
 * The rounding of a total that is paid in cash, where coins or the law leave no other way. The total itself, its VAT and
 * payments by card stay as they are. The steps are facts of the country (country/payment-facts.ts), to the nearest, half
 * a step up:
 * - 5 cents by law in fi (2002), be (2019), it (2018), sk (2022), lt (May 2025); by agreement in nl (2004), ie (2015).
 *   The other euro countries give 1 and 2 cents.
 * - 1 Kč in cz, 5 Ft in hu (both 2008), 0.50 kr. in dk (2008), 1 kr in se (2010) and no (2012), 0.05 Fr. in ch: the
 *   smallest coins in circulation.
 */
import { type CountryCode, factsOf, isCountryCode } from '../country/countries.ts';
import type { Money } from '../money/money.ts';
import type { Order } from '../order/order.ts';
import { methodOf } from './method-of.ts';

/** The cents that a cash payment of this total differs by; 0 where nothing is rounded. */
export function cashRounding(country: CountryCode, totalCentAmount: number): number {
  const { rounding } = factsOf(country).payment.cash;
  if (rounding === 'none') return 0;
  return Math.round(totalCentAmount / rounding) * rounding - totalCentAmount;
}

/** What coins add to or leave out of these cents that are due of an order, in its market. */
export const roundingOfDue = ({ store }: Pick<Order, 'store'>, due: number): number =>
  isCountryCode(store.key) ? cashRounding(store.key, due) : 0;

/** For the lines of what is to be paid (cash-lines.ts): without rounding if the order is not paid in cash. */
export function cashToPay(
  order: Pick<Order, 'store' | 'paymentInfo' | 'totalPrice'>,
  due: number,
): { cashRounding?: Money } {
  const isByCash = order.paymentInfo.payments.some((each) => methodOf(each) === 'cashOnDelivery');
  const centAmount = isByCash && due > 0 ? roundingOfDue(order, due) : 0;
  return centAmount === 0 ? {} : { cashRounding: { ...order.totalPrice, centAmount } };
}
