/** A number of years in the locale's words: "6 years". */
import type { Locale } from './locales.ts';

export function yearsIn(locale: Locale['code'], years: number): string {
  const written = { style: 'unit', unit: 'year', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, written).format(years);
}
