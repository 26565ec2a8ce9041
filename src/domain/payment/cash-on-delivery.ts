/** Limits of cash on delivery. Source: purchase-flow.txt §5, §9; law: eu-2026.md PAY-30, §13.4. */
import type { CountryCode } from '../country/countries.ts';
import { type Dated, effective } from '../dated.ts';
import { dayIn } from '../locale/dates.ts';
import { type CurrencyCode, currencyOf } from '../money/currencies.ts';

/** Cash the law lets a trader take in one payment, in major units; `below` when the amount itself is forbidden. */
type CashCap = { amount: number; below?: boolean };

type CashLimit = {
  /** The specification's limit in major units, kept as recorded. */
  spec: number;
  /** The specification gives Bulgaria's limit in leva; euro since 2026 at the fixed rate. */
  specCurrency?: CurrencyCode;
  /** In the market's currency of the day; `none` where no law is known. */
  law: Dated<CashCap | 'none'>;
};

const always = (amount: number, below = false): Dated<CashCap> => [{ value: { amount, below } }];
const none: Dated<'none'> = [{ value: 'none' }];
/** The Union's own cap (AMLR); where a national one is lower, that stays. */
const unionCap = { value: { amount: 10_000 }, from: '2027-07-10' };
const unionOnly: CashLimit['law'] = [{ value: 'none', to: '2027-07-09' }, unionCap];

export const cashLimits = {
  sk: { spec: 2500, law: [{ value: { amount: 15_000 }, to: '2027-07-09' }, unionCap] },
  ie: { spec: 1500, law: unionOnly },
  de: { spec: 1500, law: unionOnly },
  pt: { spec: 1000, law: always(1000, true) },
  it: { spec: 999.99, law: always(5000, true) },
  fr: { spec: 1000, law: always(1000) },
  hu: { spec: 499_999, law: always(1_500_000) },
  cz: { spec: 60_000, law: always(270_000) },
  at: { spec: 1500, law: unionOnly },
  no: { spec: 1500, law: none },
  nl: {
    spec: 1500,
    law: [
      { value: 'none', to: '2025-12-31' },
      { value: { amount: 3000, below: true }, from: '2026-01-01' },
    ],
  },
  ch: { spec: 3500, law: none },
  be: { spec: 3000, law: always(3000) },
  dk: {
    spec: 20_000,
    law: [
      { value: 'none', to: '2024-02-29' },
      // Below 15,000: what is more than this becomes 15,000 in coins (eu-2026.md §12 no. 7).
      { value: { amount: 14_999.5 }, from: '2024-03-01' },
    ],
  },
  se: { spec: 3000, law: none },
  es: { spec: 1000, law: always(1000, true) },
  gb: { spec: 2500, law: none },
  fi: { spec: 1500, law: unionOnly },
  pl: { spec: 6000, law: always(15_000) },
  ro: { spec: 10_000, law: always(5000) },
  lt: { spec: 4500, law: always(5000) },
  si: { spec: 4500, law: always(5000) },
  bg: {
    spec: 8900,
    specCurrency: 'BGN',
    law: [
      { value: { amount: 10_000 }, to: '2025-12-31' },
      { value: { amount: 5112.92 }, from: '2026-01-01' },
    ],
  },
  gr: { spec: 499, law: always(500, true) },
  hr: { spec: 4500, law: always(10_000) },
} as const satisfies Record<CountryCode, CashLimit>;

const levaPerEuro = 1.95583;

/** The largest total in cents that may be paid in cash on delivery: the stricter of specification and law that day. */
export function cashLimitCents(country: CountryCode, at: Date): number {
  const { spec, specCurrency, law }: CashLimit = cashLimits[country];
  const inLeva = specCurrency === 'BGN' && currencyOf(country, at) === 'EUR';
  const specCents = Math.round((inLeva ? spec / levaPerEuro : spec) * 100);
  const cap = effective(law, dayIn(country, at));
  if (cap === 'none') return specCents;
  return Math.min(specCents, Math.round(cap.amount * 100) - (cap.below ? 1 : 0));
}

/** How a 0 of this table is read: it states no limit, or cash on delivery is off there (PAY-20). A setting, decision 39. */
export const codZeroLimits = ['none', 'off'] as const;
export type CodZeroLimit = (typeof codZeroLimits)[number];

/** Standard products allowed in one cash order. */
export const cashItemLimits = {
  sk: 1,
  de: 0,
  at: 0,
  ch: 0,
  fr: 0,
  be: 0,
  nl: 0,
  it: 1,
  es: 0,
  pt: 0,
  gb: 0,
  ie: 0,
  pl: 1,
  cz: 1,
  hu: 1,
  ro: 1,
  bg: 0,
  gr: 1,
  hr: 1,
  si: 1,
  lt: 0,
  dk: 0,
  se: 0,
  no: 0,
  fi: 0,
} as const satisfies Record<CountryCode, number>;
