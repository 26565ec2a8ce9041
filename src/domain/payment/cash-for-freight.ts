/** Where drivers of freight take money. Source: purchase-flow.txt §5. */
import type { CountryCode } from '../country/countries.ts';
import { countriesWhere, type Rule } from '../country/rule.ts';

export const cashForFreightRules = {
  sk: { spec: true },
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
  pl: { spec: true },
  cz: { spec: true },
  hu: { spec: true },
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

export const cashForFreight = countriesWhere(cashForFreightRules);
