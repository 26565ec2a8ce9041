/** The working days of a market: Monday to Friday without its public holidays. */
import { type CountryCode, factsOf } from '../country/countries.ts';
import { easterSunday } from './easter.ts';
import type { CountryHolidays, HolidayRule } from './holiday-rules.ts';

/** Expects a date at noon UTC. */
export function isWorkingDay(date: Date, country: CountryCode): boolean {
  return !isWeekend(date) && !holidaysOf(country, date.getUTCFullYear()).has(isoDay(date));
}

function isWeekend(date: Date): boolean {
  return [0, 6].includes(date.getUTCDay());
}

const known = new Map<string, ReadonlySet<string>>();

/** ISO days. */
export function holidaysOf(country: CountryCode, year: number): ReadonlySet<string> {
  const key = `${country} ${year}`;
  const days = known.get(key) ?? holidaysBy(factsOf(country).shipping.holidays, year);
  known.set(key, days);
  return days;
}

function holidaysBy({ easter, madeUp, days }: CountryHolidays, year: number): ReadonlySet<string> {
  const dates = days.map((rule) => dateOf(rule, year, easter ?? 'western'));
  const holidays = new Set(dates.map(isoDay));
  if (!madeUp) return holidays;
  for (const date of dates.filter(isWeekend)) {
    const instead = new Date(date);
    while (isWeekend(instead) || holidays.has(isoDay(instead))) addDays(instead, 1);
    holidays.add(isoDay(instead));
  }
  return holidays;
}

function dateOf(rule: HolidayRule, year: number, easter: Parameters<typeof easterSunday>[1]): Date {
  if (typeof rule === 'string') return new Date(`${year}-${rule}`);
  if (typeof rule === 'number') return addDays(easterSunday(year, easter), rule);
  if ('fridayFrom' in rule) return onWeekday(new Date(`${year}-${rule.fridayFrom}`), 5);
  const first = onWeekday(new Date(Date.UTC(year, rule.month - 1, 1)), 1);
  if (rule.monday === 'first') return first;
  return addDays(onWeekday(new Date(Date.UTC(year, rule.month, 1)), 1), -7);
}

/** The first such weekday from the date on; Sunday is 0. */
function onWeekday(date: Date, weekday: number): Date {
  return addDays(date, (weekday - date.getUTCDay() + 7) % 7);
}

function addDays(date: Date, days: number): Date {
  date.setUTCDate(date.getUTCDate() + days);
  return date;
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
