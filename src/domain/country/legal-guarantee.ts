/** How long a seller is liable for defects of goods, new or used (law-facts.ts). */
import type { Locale } from '../locale/locales.ts';
import { yearsIn } from '../locale/years.ts';
import { type CountryCode, tableOf } from './countries.ts';

export const legalGuaranteeYears = tableOf(({ law }) => law.legalGuaranteeYears);

/** In the locale's words: "6 years". */
export function legalGuaranteeIn(country: CountryCode, locale: Locale['code']): string {
  return yearsIn(locale, legalGuaranteeYears[country]);
}
