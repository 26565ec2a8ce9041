/** Where an account can be had without the newsletter. Source: catalogue.txt §6, checklist LOC-8. */
import type { CountryCode } from './countries.ts';
import { countriesWhere, type Rule } from './rule.ts';

/** HU and PL by the specification; consent is free everywhere (eu-2026.md D-11). */
export const newsletterOptionalRules = {
  sk: { spec: false, law: true },
  de: { spec: false, law: true },
  at: { spec: false, law: true },
  ch: { spec: false, law: true },
  fr: { spec: false, law: true },
  be: { spec: false, law: true },
  nl: { spec: false, law: true },
  it: { spec: false, law: true },
  es: { spec: false, law: true },
  pt: { spec: false, law: true },
  gb: { spec: false, law: true },
  ie: { spec: false, law: true },
  pl: { spec: true },
  cz: { spec: false, law: true },
  hu: { spec: true },
  ro: { spec: false, law: true },
  bg: { spec: false, law: true },
  gr: { spec: false, law: true },
  hr: { spec: false, law: true },
  si: { spec: false, law: true },
  lt: { spec: false, law: true },
  dk: { spec: false, law: true },
  se: { spec: false, law: true },
  no: { spec: false, law: true },
  fi: { spec: false, law: true },
} as const satisfies Record<CountryCode, Rule>;

/** Where registering works with the newsletter off. */
export const newsletterOptional = countriesWhere(newsletterOptionalRules);
