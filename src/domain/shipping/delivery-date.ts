/** Estimated delivery: today plus the upper number of a range such as 2-4, in the market's working days. */
import type { CountryCode } from '../country/countries.ts';
import { dayIn, hourIn } from '../locale/dates.ts';
import type { DayRange } from '../store/store.ts';
import { isWorkingDay } from './holidays.ts';
import type { ShippingMethodKey } from './methods.ts';

/** The facts of a market that decide when an order arrives. */
export type DeliveryMarket = {
  country: CountryCode;
  /** Orders from this hour on leave a day later. */
  cutOffHour: number;
  /**
   * Working days from dispatch to door, of the store; every statement of a delivery time, in days or as a date, is made
   * from these. Source: purchase-flow.txt §9 (the range 2-4 is its example).
   */
  deliveryDays: Readonly<Record<ShippingMethodKey, DayRange>>;
};

/** Counted from the day on which an order ships. */
export function estimatedDelivery(
  now: Date,
  method: ShippingMethodKey,
  market: DeliveryMarket,
): Date {
  return addWorkingDays(dispatchDay(now, market), market.deliveryDays[method].to, market.country);
}

/**
 * The day on which an order of this moment ships: today in the market's time zone (late on Monday in UTC it is Tuesday
 * in Athens), or the next working day if today is none or the cut-off hour has passed.
 */
export function dispatchDay(
  now: Date,
  { country, cutOffHour }: Pick<DeliveryMarket, 'country' | 'cutOffHour'>,
): Date {
  const today = new Date(`${dayIn(country, now)}T12:00:00Z`);
  const shipsToday = isWorkingDay(today, country) && hourIn(country, now) < cutOffHour;
  return shipsToday ? today : addWorkingDays(today, 1, country);
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
