/**
 * What delivery and payment cost and offer in the demo stores: the specification's numbers (recorded-rules.ts), within
 * the law. A real shop loads its own (docs/operations/stores.md).
 */
import { type CountryCode, factsOf } from '#domain/country/countries.ts';
import { type CurrencyCode, currencies, currencyOf } from '#domain/money/currencies.ts';
import { cashLimitCents } from '#domain/payment/cash-on-delivery.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import type { MoneyRules } from '#domain/store/money-rules.ts';
import { ratesByCountry, ratesByCurrency, recorded } from './recorded-rules.ts';

/** Source: purchase-flow.txt §9. */
const volumeDiscounts = {
  standard: [
    { fromQuantity: 3, permyriad: 500 },
    { fromQuantity: 5, permyriad: 1000 },
    { fromQuantity: 10, permyriad: 1500 },
  ],
};

/** The specification gives Bulgaria's limit in leva; euro since 2026 at the fixed rate. */
const levaPerEuro = 1.95583;

/** The rules in effect: the specification's, within the law of the day (eu-2026.md §12). */
export function demoRules(key: CountryCode, now: Date): MoneyRules {
  const currency = currencyOf(key, now);
  const { methods, transfer, limit, items, freight, atTheDoor } = recorded[key];
  const rates = ratesByCountry[key] ?? ratesByCurrency[currency];
  const cents = (major: number) => Math.round(major * 10 ** currencies[currency].fractionDigits);
  const limitCentAmount = cents(key === 'bg' && currency === 'EUR' ? limit / levaPerEuro : limit);
  return {
    codFeeCentAmount: factsOf(key).payment.feeForbidden ? 0 : (codFees[currency] ?? 290),
    deliveryDays: { parcel: { from: 2, to: 4 }, freight: { from: 4, to: 7 } },
    shippingRates: {
      freeAboveCentAmount: cents(rates.freeAbove),
      parcelCentAmount: cents(rates.parcel),
      freightCentAmount: cents(rates.freight),
    },
    volumeDiscounts,
    cashOnDelivery: {
      limitCentAmount: cashLimitCents(key, { limitCentAmount }, now),
      itemLimit: items,
      freight,
      atTheDoor,
    },
    paymentMethods: [
      ...methods.flatMap((method): PaymentMethodKey[] =>
        method === 'scheme' ? ['scheme', 'applepay', 'googlepay'] : [method],
      ),
      ...(transfer ? (['bankTransfer'] as const) : []),
      'cashOnDelivery',
    ],
    maximumItemsForCashAndBank: 20,
  };
}

/** Cents of each currency, VAT included. */
const codFees: Partial<Record<CurrencyCode, number>> = {
  EUR: 290,
  GBP: 250,
  CHF: 290,
  CZK: 6900,
  DKK: 2100,
  SEK: 3300,
  NOK: 3400,
  HUF: 109_000,
  PLN: 1290,
  RON: 1490,
};
