/** A duration in whole days or minutes, in the locale's words: "30 days". */
import type { Locale } from './locales.ts';

const daySeconds = 86_400;

export function lastingIn(locale: Locale['code'], seconds: number): string {
  const [unit, count] =
    seconds < daySeconds ? ['minute', seconds / 60] : ['day', seconds / daySeconds];
  const written = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, written).format(Math.round(Number(count)));
}
