/** Where carts are live: every open window shows the same. Source: checklist LIVE-2, LOC-8. */
import type { CountryCode } from './countries.ts';
import { countriesWhere, type Rule } from './rule.ts';

/** "Enabled per country", the specification says, and off in one place: here on everywhere, and off by configuration. */
export const liveCartRules = {
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
  no: { spec: true },
  fi: { spec: true },
} as const satisfies Record<CountryCode, Rule>;

const liveCart = countriesWhere(liveCartRules);

/** `off`: the countries that configuration has taken off the live connection. */
export function isCartLive(country: CountryCode, off: ReadonlySet<CountryCode>): boolean {
  return liveCart.has(country) && !off.has(country);
}
