/**
 * Public holidays without delivery, as the rows of countries list them: those of a whole country or nearly all of it.
 * Regional holidays and days that always fall on a Saturday or Sunday are left out.
 */
import type { Easter } from './easter.ts';

/** A day of the year (`12-25`), days from Easter Sunday, a Monday of a month, or the first Friday from a day on. */
export type HolidayRule =
  | string
  | number
  | { monday: 'first' | 'last'; month: number }
  | { fridayFrom: string };

export type CountryHolidays = {
  easter?: Easter;
  /** A holiday on a weekend is made up for on the next working day. */
  madeUp?: true;
  days: readonly HolidayRule[];
};

/** Days from Easter Sunday. */
export const maundyThursday = -3;
export const goodFriday = -2;
export const easterMonday = 1;
export const ascension = 39;
export const whitMonday = 50;
export const corpusChristi = 60;

export const midsummerEve = { fridayFrom: '06-19' } as const;
