/** Where bank transfer in advance is offered. Source: purchase-flow.txt §5. */
import type { CountryCode } from '../country/countries.ts';
import { countriesWhere, type Rule } from '../country/rule.ts';
import type { Money } from '../money/money.ts';
import type { BankDetails } from '../store/store.ts';

/** What the shopper's bank is told. `reference`: the order number as the shopper reads it. */
export type Transfer = { bank: BankDetails; amount: Money; reference: string };

export const bankTransferRules = {
  sk: { spec: true },
  de: { spec: true },
  at: { spec: true },
  ch: { spec: true },
  fr: { spec: true },
  be: { spec: true },
  nl: { spec: false },
  it: { spec: true },
  es: { spec: true },
  pt: { spec: true },
  gb: { spec: false },
  ie: { spec: false },
  pl: { spec: true },
  cz: { spec: true },
  hu: { spec: true },
  ro: { spec: true },
  bg: { spec: false },
  gr: { spec: false },
  hr: { spec: false },
  si: { spec: true },
  lt: { spec: true },
  dk: { spec: true },
  se: { spec: false },
  no: { spec: true },
  fi: { spec: true },
} as const satisfies Record<CountryCode, Rule>;

export const bankTransferCountries = countriesWhere(bankTransferRules);
