/** What stands beside a price. Sources: catalogue.txt §9 (22 countries), eu-2026.md P-01, P-14, §12 no. 17. */
import type { CountryCode } from './countries.ts';
import { countriesWhere, type Rule } from './rule.ts';

/** The 22 of the specification; Norway's § 9a adds a 23rd. */
export const priceDisclaimerRules = {
  sk: { spec: true },
  de: { spec: true },
  at: { spec: true },
  ch: { spec: false },
  fr: { spec: true },
  be: { spec: true },
  nl: { spec: true },
  it: { spec: true },
  es: { spec: true },
  pt: { spec: true },
  gb: { spec: false },
  ie: { spec: true },
  pl: { spec: true },
  cz: { spec: true },
  hu: { spec: true },
  ro: { spec: true },
  bg: { spec: true },
  gr: { spec: true },
  hr: { spec: true },
  si: { spec: true },
  lt: { spec: true },
  dk: { spec: true },
  se: { spec: true },
  no: { spec: false, law: true },
  fi: { spec: true },
} as const satisfies Record<CountryCode, Rule>;

/** An announced reduction shows the lowest price of the 30 days before it. */
export const priceDisclaimer = countriesWhere(priceDisclaimerRules);

/** The specification knows no such duty; the British DMCC Act brought it. */
export const deliveryBesidePriceRules = {
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

/** The delivery fee stands beside every price (eu-2026.md P-14). */
export const deliveryBesidePrice = countriesWhere(deliveryBesidePriceRules);
