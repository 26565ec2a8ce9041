/** A number of years as it is written: "6 years". */
import type { Locale } from './locales.ts';

export function yearsIn(locale: Locale['code'], years: number): string {
  const written = { style: 'unit', unit: 'year', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, written).format(years);
}
