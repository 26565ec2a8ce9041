/** Where consent to reviews was preset. Source: catalogue.txt §5, checklist LOC-8. */
import type { CountryCode } from './countries.ts';
import { countriesWhere, type Rule } from './rule.ts';

/** CZ by the specification; a preset consent is none (eu-2026.md D-12). */
export const reviewConsentDefaultRules = {
  sk: { spec: false },
  de: { spec: false },
  at: { spec: false },
  ch: { spec: false },
  fr: { spec: false },
  be: { spec: false },
  nl: { spec: false },
  it: { spec: false },
  es: { spec: false },
  pt: { spec: false },
  gb: { spec: false },
  ie: { spec: false },
  pl: { spec: false },
  cz: { spec: true, law: false },
  hu: { spec: false },
  ro: { spec: false },
  bg: { spec: false },
  gr: { spec: false },
  hr: { spec: false },
  si: { spec: false },
  lt: { spec: false },
  dk: { spec: false },
  se: { spec: false },
  no: { spec: false },
  fi: { spec: false },
} as const satisfies Record<CountryCode, Rule>;

/** Where the box for review consent starts ticked: nowhere. */
export const reviewConsentDefault = countriesWhere(reviewConsentDefaultRules);
