/**
 * In which currencies a provider takes a kind of payment, and from and to which amount. Major units. A kind without a
 * row takes every currency; where no figure is known there is none, and the provider has the last word.
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
  // Between 2,000 and 3,000 euros, each bank its own: no figure.
  bizum: { EUR: {} },
  // docs.adyen.com/payment-methods/mb-way: 1,000 a day, up to 5,000 for those who change it.
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

/** Cents; undefined where the currency is not taken. Nobody can ask a provider for nothing. */
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
