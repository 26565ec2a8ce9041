/** Limits of cash on delivery. Source: purchase-flow.txt §5, §9; law: eu-2026.md PAY-30, §13.4. */
import { type CountryCode, tableOf } from '../country/countries.ts';
import { countriesWhere } from '../country/rule.ts';
import { effective } from '../dated.ts';
import { dayIn } from '../locale/dates.ts';
import { currencyOf } from '../money/currencies.ts';

/** The specification's limits and those of the law, by country. */
export const cashLimits = tableOf(({ payment }) => payment.cash.limit);

const levaPerEuro = 1.95583;

/** The largest total in cents that may be paid in cash on delivery: the stricter of specification and law that day. */
export function cashLimitCents(country: CountryCode, at: Date): number {
  const { spec, specCurrency, law } = cashLimits[country];
  const inLeva = specCurrency === 'BGN' && currencyOf(country, at) === 'EUR';
  const specCents = Math.round((inLeva ? spec / levaPerEuro : spec) * 100);
  const cap = effective(law, dayIn(country, at));
  if (cap === 'none') return specCents;
  return Math.min(specCents, Math.round(cap.amount * 100) - (cap.below ? 1 : 0));
}

/** Meaning of 0 in `cashItemLimits`: no limit, or no cash on delivery there (PAY-20). A setting, decision 39. */
export const codZeroLimits = ['none', 'off'] as const;
export type CodZeroLimit = (typeof codZeroLimits)[number];

/** Standard products allowed in one cash order. */
export const cashItemLimits = tableOf(({ payment }) => payment.cash.items);

/** Countries in which freight drivers accept payment. */
export const cashForFreight = countriesWhere(({ payment }) => payment.cash.freight);
