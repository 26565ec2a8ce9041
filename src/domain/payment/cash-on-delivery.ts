/** Limits of cash on delivery. Source: purchase-flow.txt §5, §9; law: eu-2026.md PAY-30, §13.4. */
import type { CountryCode } from '../country/countries.ts';
import type { CurrencyCode } from '../money/currencies.ts';

type CashLimit = {
  /** The specification's limit in major units, kept as recorded. */
  spec: number;
  /** Cash the law lets a trader take in one payment; `below` when the amount itself is already forbidden. */
  law?: number;
  below?: boolean;
  /** The specification gives Bulgaria's limit in leva; euro since 2026 at the fixed rate. */
  specCurrency?: CurrencyCode;
};

export const cashLimits: Record<CountryCode, CashLimit> = {
  sk: { spec: 2500, law: 15_000 },
  ie: { spec: 1500 },
  de: { spec: 1500 },
  pt: { spec: 1000, law: 1000, below: true },
  it: { spec: 999.99, law: 5000, below: true },
  fr: { spec: 1000, law: 1000 },
  hu: { spec: 499_999, law: 1_500_000 },
  cz: { spec: 60_000, law: 270_000 },
  at: { spec: 1500 },
  no: { spec: 1500 },
  nl: { spec: 1500, law: 3000, below: true },
  ch: { spec: 3500 },
  be: { spec: 3000, law: 3000 },
  dk: { spec: 20_000, law: 15_000, below: true },
  se: { spec: 3000 },
  es: { spec: 1000, law: 1000, below: true },
  gb: { spec: 2500 },
  fi: { spec: 1500 },
  pl: { spec: 6000, law: 15_000 },
  ro: { spec: 10_000, law: 5000 },
  lt: { spec: 4500, law: 5000 },
  si: { spec: 4500, law: 5000 },
  bg: { spec: 8900, law: 5112.92, specCurrency: 'BGN' },
  gr: { spec: 499, law: 500, below: true },
  hr: { spec: 4500, law: 10_000 },
};

const levaPerEuro = 1.95583;

/** The largest total in cents that may be paid in cash on delivery: the stricter of specification and law. */
export function cashLimitCents(country: CountryCode): number {
  const limit = cashLimits[country];
  const spec = limit.specCurrency === 'BGN' ? limit.spec / levaPerEuro : limit.spec;
  const specCents = Math.round(spec * 100);
  if (limit.law === undefined) return specCents;
  const lawCents = Math.round(limit.law * 100) - (limit.below ? 1 : 0);
  return Math.min(specCents, lawCents);
}

/** Standard products allowed in one cash order; 0 states no limit (decision PAY-2, docs/decisions). */
export const cashItemLimits: Partial<Record<CountryCode, number>> = {
  sk: 1,
  it: 1,
  hu: 1,
  cz: 1,
  pl: 1,
  ro: 1,
  si: 1,
  gr: 1,
  hr: 1,
};

export const cashForFreight: ReadonlySet<CountryCode> = new Set(['sk', 'hu', 'cz', 'pl']);
