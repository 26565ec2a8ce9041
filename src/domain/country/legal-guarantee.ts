/** How long a seller answers for faults of goods, new or not (law-facts.ts). */
import type { Locale } from '../locale/locales.ts';
import { yearsIn } from '../locale/years.ts';
import { type CountryCode, tableOf } from './countries.ts';

export const legalGuaranteeYears = tableOf(({ law }) => law.legalGuaranteeYears);

/** As it is written: "6 years". */
export function legalGuaranteeIn(country: CountryCode, locale: Locale['code']): string {
  return yearsIn(locale, legalGuaranteeYears[country]);
}
