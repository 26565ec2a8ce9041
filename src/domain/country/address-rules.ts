/** How an address is written and what it must name. The specification says nothing; source: eu-2026.md F-10, F-12. */
import type { CountryCode } from './countries.ts';
import { countriesWhere, type Rule } from './rule.ts';

/** Italy and Spain deliver by province, Romania by județ. */
export const stateRequiredRules = {
  sk: { spec: false },
  de: { spec: false },
  at: { spec: false },
  ch: { spec: false },
  fr: { spec: false },
  be: { spec: false },
  nl: { spec: false },
  it: { spec: false, law: true },
  es: { spec: false, law: true },
  pt: { spec: false },
  gb: { spec: false },
  ie: { spec: false },
  pl: { spec: false },
  cz: { spec: false },
  hu: { spec: false },
  ro: { spec: false, law: true },
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

/** The province belongs to the address and must be given (eu-2026.md F-10). */
export const stateRequired = countriesWhere(stateRequiredRules);

/** Irish and Lithuanian letters arrive without the county; many people write it. */
export const stateOptionalRules = {
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
  ie: { spec: false, law: true },
  pl: { spec: false },
  cz: { spec: false },
  hu: { spec: false },
  ro: { spec: false },
  bg: { spec: false },
  gr: { spec: false },
  hr: { spec: false },
  si: { spec: false },
  lt: { spec: false, law: true },
  dk: { spec: false },
  se: { spec: false },
  no: { spec: false },
  fi: { spec: false },
} as const satisfies Record<CountryCode, Rule>;

/** The county may be given (eu-2026.md F-10). */
export const stateOptional = countriesWhere(stateOptionalRules);

/** `12 High Street`, `12 rue Haute`. */
export const houseNumberFirstRules = {
  sk: { spec: false },
  de: { spec: false },
  at: { spec: false },
  ch: { spec: false },
  fr: { spec: false, law: true },
  be: { spec: false },
  nl: { spec: false },
  it: { spec: false },
  es: { spec: false },
  pt: { spec: false },
  gb: { spec: false, law: true },
  ie: { spec: false, law: true },
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

/** The house number stands before the street (eu-2026.md F-12). */
export const houseNumberFirst = countriesWhere(houseNumberFirstRules);

/** `London SW1A 1AA`. */
export const postalCodeAfterCityRules = {
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
  gb: { spec: false, law: true },
  ie: { spec: false, law: true },
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

/** The postcode stands after the town (eu-2026.md F-10). */
export const postalCodeAfterCity = countriesWhere(postalCodeAfterCityRules);

/** By the specification a house number holds a digit, with the check off in Poland and Romania (purchase-flow.txt §5). */
export const houseNumberDigitRules = {
  sk: { spec: true },
  de: { spec: true },
  at: { spec: true },
  ch: { spec: true },
  fr: { spec: true },
  be: { spec: true },
  nl: { spec: true },
  it: { spec: true },
  es: { spec: true },
  pt: { spec: true },
  gb: { spec: true },
  ie: { spec: true },
  pl: { spec: false },
  cz: { spec: true },
  hu: { spec: true },
  ro: { spec: false },
  bg: { spec: true },
  gr: { spec: true },
  hr: { spec: true },
  si: { spec: true },
  lt: { spec: true },
  dk: { spec: true },
  se: { spec: true },
  no: { spec: true },
  fi: { spec: true },
} as const satisfies Record<CountryCode, Rule>;

/** Where a number without a digit is asked about once; it is taken when confirmed (eu-2026.md F-12). */
export const houseNumberDigit = countriesWhere(houseNumberDigitRules);
