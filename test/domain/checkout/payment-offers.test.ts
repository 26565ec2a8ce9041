/** The payment methods of each market by customer type, as a table that people read and sign: payment-offers.txt. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import type { ClientType } from '#domain/customer/customer.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { englishMethodName, methodName, platesOf } from '#domain/payment/method-names.ts';
import {
  creditOf,
  type PayableCart,
  type PaymentMethodKey,
  paymentMethodKeys,
  paymentOffers,
  preselectedMethod,
} from '#domain/payment/methods.ts';
import { rulesOf } from '../../demo-stores.ts';
import { today } from '../shop.ts';

const cartIn = (country: CountryCode, changes: Partial<PayableCart> = {}): PayableCart => ({
  ...rulesOf(country),
  country,
  currency: currencyOf(country, today),
  totalCentAmount: 10_000,
  codFeeCentAmount: 290,
  codZeroLimit: 'none',
  standardQuantity: 1,
  quantity: 1,
  hasFreight: false,
  ...changes,
});

/** `de private: wero bankTransfer *scheme`; a star marks the preselected method, a dash a refused one. */
function rowOf(country: CountryCode, clientType: ClientType): string {
  const offers = paymentOffers(cartIn(country, { clientType }), today);
  const first = preselectedMethod(offers, country);
  const words = offers.map(({ key, refusal }) => {
    const mark = refusal ? '-' : key === first ? '*' : '';
    return mark + key;
  });
  return `${country} ${clientType}: ${words.join(' ')}`;
}

describe('the offers of a cart', () => {
  it('are those of payment-offers.txt in every market, for private customers and companies', () => {
    const table = readFileSync(`${import.meta.dirname}/payment-offers.txt`, 'utf8');
    const rows = countryCodes.flatMap((country) => [
      rowOf(country, 'private'),
      rowOf(country, 'company'),
    ]);
    const signed = table.split('\n').filter((line) => line && !line.startsWith('#'));
    expect(rows, 'test/domain/payment-offers.txt').toEqual(signed);
  });

  it.each(countryCodes)('of %s list credit last and do not preselect it', (country) => {
    for (const clientType of ['private', 'company'] as const) {
      const offers = paymentOffers(cartIn(country, { clientType }), today);
      const order = offers.filter(({ refusal }) => !refusal).map(({ key }) => creditOf(key));
      expect(order.join(' ')).toMatch(/^(none ?)*(maybe ?)*(credit ?)*$/);
      const first = preselectedMethod(offers, country);
      expect(first && creditOf(first)).not.toBe('credit');
      // Sweden and Finland: by law, methods without credit come first.
      expect(first === 'scheme').toBe(!['se', 'fi'].includes(country));
    }
  });

  it('refuse no method while the customer type is unknown', () => {
    const reasons = paymentOffers(cartIn('de'), today).flatMap(({ refusal }) => refusal ?? []);
    expect(reasons).toEqual([]);
  });

  it('never preselect credit, even if nothing else is offered', () => {
    const onlyCredit = paymentOffers(cartIn('de'), today).filter(
      ({ key }) => creditOf(key) === 'credit',
    );
    expect(onlyCredit.length).toBeGreaterThan(0);
    expect(preselectedMethod(onlyCredit, 'de')).toBeUndefined();
  });

  it.each<[CountryCode, PaymentMethodKey, PaymentMethodKey]>([
    ['de', 'paypal', 'paypal'],
    ['de', 'cashOnDelivery', 'cashOnDelivery'],
    ['de', 'klarna', 'scheme'],
    ['de', 'ideal', 'scheme'],
    ['nl', 'ideal', 'ideal'],
    ['se', 'scheme', 'swish'],
    ['se', 'cashOnDelivery', 'cashOnDelivery'],
  ])('in %s, paid by %s last time, preselect %s', (country, last, expected) => {
    expect(preselectedMethod(paymentOffers(cartIn(country), today), country, last)).toBe(expected);
  });

  it('preselect no refused method, even if it was used last time', () => {
    const offers = paymentOffers(cartIn('de', { totalCentAmount: 200_000 }), today);
    expect(preselectedMethod(offers, 'de', 'cashOnDelivery')).toBe('scheme');
  });

  it.each([
    ['pl', 'blik', 5_000_000],
    ['pt', 'mbway', 500_000],
    ['pt', 'multibanco', 9_999_900],
    ['ch', 'twint', 500_000],
  ] as const)('in %s include %s up to %s cents', (country, key, most) => {
    const refusal = (totalCentAmount: number) =>
      paymentOffers(cartIn(country, { totalCentAmount }), today).find((each) => each.key === key)
        ?.refusal;
    expect(refusal(most)).toBeUndefined();
    expect(refusal(most + 1)).toEqual({ reason: 'amount', centAmount: most });
  });

  it('are one alone for a total of zero, whatever else the cart has', () => {
    const carts = [{}, { hasFreight: true }, { quantity: 200 }];
    for (const more of carts)
      expect(paymentOffers(cartIn('de', { totalCentAmount: 0, ...more }), today)).toEqual([
        { key: 'nothingToPay' },
      ]);
    const offered = paymentOffers(cartIn('de', { totalCentAmount: 1 }), today);
    expect(offered.map(({ key }) => key)).not.toContain('nothingToPay');
  });

  it('leave out methods that do not support the currency of the store', () => {
    const keys = paymentOffers(cartIn('pl', { currency: 'EUR' }), today).map(({ key }) => key);
    expect(keys).not.toContain('blik');
    expect(keys).toContain('scheme');
  });
});

describe('a payment method', () => {
  it('has the name that its brand uses on that day', () => {
    expect(methodName('ideal', '2025-12-31', String)).toBe('iDEAL');
    expect(methodName('ideal', '2026-01-01', String)).toBe('iDEAL | Wero');
  });

  it.each(paymentMethodKeys)('%s has a name, and one in English for its payments', (key) => {
    expect(methodName(key, '2026-11-21', String)).toBeTruthy();
    expect(englishMethodName(key)).toMatch(/^[\w |]+$/);
  });

  it('shows the cards of its country', () => {
    const plates = (country: CountryCode) =>
      platesOf('scheme', { country, currency: currencyOf(country, today) }, '2026-11-21');
    expect(plates('de')).toEqual(['VISA', 'Mastercard', 'Amex']);
    expect(plates('dk')[0]).toBe('Dankort');
    expect(plates('fr')[0]).toBe('CB');
  });
});
