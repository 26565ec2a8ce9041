/**
 * The currencies that a provider accepts for a kind of payment, with minimum and maximum amounts in major units. A kind
 * without a row accepts every currency; limits that are not known are absent, and the provider decides.
 */
import type { CurrencyCode } from '../money/currencies.ts';
import type { ProviderKindKey } from './provider-kinds.ts';

type Amounts = { min?: number; max?: number };

const amountTerms: Partial<
  Record<ProviderKindKey, Readonly<Partial<Record<CurrencyCode, Amounts>>>>
> = {
  ideal: { EUR: {} },
  wero: { EUR: {} },
  eps: { EUR: {} },
  bcmc: { EUR: {} },
  bcmc_mobile: { EUR: {} },
  // Each bank has its own limit between 2,000 and 3,000 euros, so there is no maximum here.
  bizum: { EUR: {} },
  // docs.adyen.com/payment-methods/mb-way: 1,000 a day, up to 5,000 for payers who raise their limit.
  mbway: { EUR: { max: 5000 } },
  // developer.cybersource.com, Multibanco.
  multibanco: { EUR: { max: 99_999 } },
  // docs.stripe.com/payments/twint, developerhub.ppro.com (twint).
  twint: { CHF: { max: 5000 } },
  // docs.mollie.com/docs/blik, developerhub.ppro.com (blik).
  blik: { PLN: { max: 50_000 } },
  onlineBanking_PL: { PLN: {} },
  mobilepay: { DKK: {}, EUR: {} },
  vipps: { NOK: {} },
  swish: { SEK: {} },
};

/** In cents; undefined if the currency is not accepted. The minimum is at least 1 cent: providers do not accept 0. */
export function amountTermsOf(
  kind: ProviderKindKey,
  currency: CurrencyCode,
): { min: number; max: number } | undefined {
  const row = amountTerms[kind];
  const terms = row ? row[currency] : {};
  if (!terms) return undefined;
  const { min = 0.01, max = Number.POSITIVE_INFINITY } = terms;
  return { min: Math.round(min * 100), max: max * 100 };
}
