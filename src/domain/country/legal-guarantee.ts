/** How long a seller is liable for defects of goods, new or used (law-facts.ts). */
import { effective } from '../dated.ts';
import type { Locale } from '../locale/locales.ts';
import { yearsIn } from '../locale/years.ts';
import { type CountryCode, factsOf, tableOf } from './countries.ts';

export const legalGuaranteeYears = tableOf(({ law }) => law.legalGuaranteeYears);

/** In the locale's words: "6 years". */
export function legalGuaranteeIn(country: CountryCode, locale: Locale['code']): string {
  return yearsIn(locale, legalGuaranteeYears[country]);
}

/** Whether the notice of these rights is shown on an ISO day (guarantee/notice-files.ts). */
export function hasGuaranteeNotice(country: CountryCode, day: string): boolean {
  return effective(factsOf(country).law.guaranteeNotice, day);
}
