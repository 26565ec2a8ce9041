/** Estimated delivery: today plus the upper number of a range such as 2-4, in the market's working days. */
import type { CountryCode } from '../country/countries.ts';
import { dayIn, hourIn } from '../locale/dates.ts';
import { isWorkingDay } from './holidays.ts';
import type { ShippingMethodKey } from './methods.ts';

export type DeliveryDays = { from: number; to: number };

/** Source: purchase-flow.txt §9 (the range 2-4 is its example). */
const ranges: Record<ShippingMethodKey, DeliveryDays> = {
  parcel: { from: 2, to: 4 },
  freight: { from: 4, to: 7 },
};

/** Working days from order to door. Every statement of a delivery time, in days or as a date, is made from these. */
export function deliveryDays(method: ShippingMethodKey): DeliveryDays {
  return ranges[method];
}

/**
 * Counted from the day on which an order ships: today in the market's time zone (late on Monday in UTC it is Tuesday in
 * Athens), or the next working day if today is none or the cut-off hour has passed.
 */
export function estimatedDelivery(
  now: Date,
  method: ShippingMethodKey,
  { country, cutOffHour }: { country: CountryCode; cutOffHour: number },
): Date {
  const today = new Date(`${dayIn(country, now)}T12:00:00Z`);
  const leavesToday = isWorkingDay(today, country) && hourIn(country, now) < cutOffHour;
  const leaves = leavesToday ? today : addWorkingDays(today, 1, country);
  return addWorkingDays(leaves, deliveryDays(method).to, country);
}

export function addWorkingDays(start: Date, days: number, country: CountryCode): Date {
  const date = new Date(start);
  let left = days;
  while (left > 0) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date, country)) left -= 1;
  }
  return date;
}
