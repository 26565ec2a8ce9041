/** How long a seller answers for faults of goods, new or not. Source: eu-2026.md C-16. */
import type { Locale } from '../locale/locales.ts';
import { yearsIn } from '../locale/years.ts';
import type { CountryCode } from './countries.ts';

/**
 * Years. 2 by Directive (EU) 2019/771 and in Switzerland (OR art. 210); Norway's 5 are those of goods made to last, as
 * ours are; Great Britain and Ireland let claims lapse after 6. In Finland and the Netherlands it depends on how long
 * such goods last, which is 2 years at least.
 */
export const legalGuaranteeYears = {
  sk: 2,
  de: 2,
  at: 2,
  ch: 2,
  fr: 2,
  be: 2,
  nl: 2,
  it: 2,
  es: 3,
  pt: 3,
  gb: 6,
  ie: 6,
  pl: 2,
  cz: 2,
  hu: 2,
  ro: 2,
  bg: 2,
  gr: 2,
  hr: 2,
  si: 2,
  lt: 2,
  dk: 2,
  se: 3,
  no: 5,
  fi: 2,
} as const satisfies Record<CountryCode, number>;

/** As it is written: "6 years". */
export function legalGuaranteeIn(country: CountryCode, locale: Locale['code']): string {
  return yearsIn(locale, legalGuaranteeYears[country]);
}
