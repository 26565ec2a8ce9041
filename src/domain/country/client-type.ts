/** Whose address form starts as a company's. Source: purchase-flow.txt §6, checklist LOC-8. */
import type { CountryCode } from './countries.ts';
import { countriesWhere, type Rule } from './rule.ts';

/** BG GR IE LT SI begin with COMPANY. */
export const companyDefaultRules = {
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
  ie: { spec: true },
  pl: { spec: false },
  cz: { spec: false },
  hu: { spec: false },
  ro: { spec: false },
  bg: { spec: true },
  gr: { spec: true },
  hr: { spec: false },
  si: { spec: true },
  lt: { spec: true },
  dk: { spec: false },
  se: { spec: false },
  no: { spec: false },
  fi: { spec: false },
} as const satisfies Record<CountryCode, Rule>;

/** Client type COMPANY is preselected here; gross prices lead all the same (eu-2026.md P-11). */
export const companyDefault = countriesWhere(companyDefaultRules);
