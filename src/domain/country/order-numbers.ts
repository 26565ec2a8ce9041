/** Where order numbers are shown without their NS. Source: purchase-flow.txt §9, checklist LOC-8. */
import type { CountryCode } from './countries.ts';
import { countriesWhere, type Rule } from './rule.ts';

/** CZ. */
export const plainOrderNumberRules = {
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
  cz: { spec: true },
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

/** Order numbers lose their NS prefix here. */
export const plainOrderNumber = countriesWhere(plainOrderNumberRules);
