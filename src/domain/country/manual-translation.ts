/** Where a manual can be had in the market's language. Source: purchase-flow.txt §6, checklist LOC-8. */
import type { CountryCode } from './countries.ts';
import { countriesWhere, type Rule } from './rule.ts';

/** Five markets by the specification; safety information is due in every EU market's language (eu-2026.md G-04). */
export const manualTranslationRules = {
  sk: { spec: false, law: true },
  de: { spec: true },
  at: { spec: true },
  ch: { spec: false },
  fr: { spec: false, law: true },
  be: { spec: false, law: true },
  nl: { spec: false, law: true },
  it: { spec: false, law: true },
  es: { spec: false, law: true },
  pt: { spec: false, law: true },
  gb: { spec: true },
  ie: { spec: true },
  pl: { spec: true },
  cz: { spec: false, law: true },
  hu: { spec: false, law: true },
  ro: { spec: false, law: true },
  bg: { spec: false, law: true },
  gr: { spec: false, law: true },
  hr: { spec: false, law: true },
  si: { spec: false, law: true },
  lt: { spec: false, law: true },
  dk: { spec: false, law: true },
  se: { spec: false, law: true },
  no: { spec: false },
  fi: { spec: false, law: true },
} as const satisfies Record<CountryCode, Rule>;

/** Markets where product pages offer the manual in the reader's language. */
export const manualTranslation = countriesWhere(manualTranslationRules);
