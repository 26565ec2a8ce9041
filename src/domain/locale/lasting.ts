/** A duration in whole days or minutes, in the locale's words: "30 days". */
import type { Locale } from './locales.ts';

const daySeconds = 86_400;

export function lastingIn(locale: Locale['code'], seconds: number): string {
  const [unit, count] =
    seconds < daySeconds ? ['minute', seconds / 60] : ['day', seconds / daySeconds];
  const written = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const lasting = new Intl.NumberFormat(locale, written).format(Math.round(Number(count)));
  // Intl has "1 døgn", "30 dygn"; shops write "1 dag", "30 dager", "30 dagar"
  return lasting
    .replace(/\b1(\s)d[øy]gn/, '1$1dag')
    .replace('døgn', 'dager')
    .replace('dygn', 'dagar');
}
