/** Where a card may not put its product into the cart. Source: catalogue.txt §6, checklist LOC-8. */
import type { CountryCode } from './countries.ts';
import { countriesWhere, type Rule } from './rule.ts';

/** AT and DE: what is essential about goods is read before they are ordered (eu-2026.md §12 no. 39). */
export const quickAddRestrictedRules = {
  sk: { spec: false },
  de: { spec: true },
  at: { spec: true },
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
  cz: { spec: false },
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

/** No quick add on cards here: the product page comes first. */
export const quickAddRestricted = countriesWhere(quickAddRestrictedRules);
