/** Estimated delivery: today plus the upper number of a range such as 2-4, counted Monday to Friday. */
import type { CountryCode } from '../country/countries.ts';
import { dayIn } from '../locale/dates.ts';
import type { ShippingMethodKey } from './methods.ts';

/** Working days from order to door. Source: purchase-flow.txt §9 (the range 2-4 is its example). */
export const deliveryRange: Record<ShippingMethodKey, { from: number; to: number }> = {
  parcel: { from: 2, to: 4 },
  freight: { from: 4, to: 7 },
};

/** Counted from the market's own today: late on Monday in UTC it is Tuesday in Athens. */
export function estimatedDelivery(
  now: Date,
  method: ShippingMethodKey,
  country: CountryCode,
): Date {
  const noon = new Date(`${dayIn(country, now)}T12:00:00Z`);
  return addWorkingDays(noon, deliveryRange[method].to);
}

export function addWorkingDays(start: Date, days: number): Date {
  const date = new Date(start);
  let left = days;
  while (left > 0) {
    date.setUTCDate(date.getUTCDate() + 1);
    const weekday = date.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return date;
}

/** The month in which a product that is out of stock can be bought again: three months on. */
export function restockMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, 15));
}
