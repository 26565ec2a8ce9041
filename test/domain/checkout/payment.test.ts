/** Which payment methods a cart is offered, and why not. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { payableCart } from '#domain/order/place.ts';
import { cashLimitCents } from '#domain/payment/cash-on-delivery.ts';
import { type PayableCart, type PaymentMethodKey, paymentOffers } from '#domain/payment/methods.ts';
import { rulesOf } from '../../demo-stores.ts';
import { specifiedCountries } from '../country-facts.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf, today } from '../shop.ts';
import { limits } from './cash-limits.ts';

const plain: PayableCart = {
  ...rulesOf('sk'),
  country: 'sk',
  currency: 'EUR',
  codZeroLimit: 'none',
  totalCentAmount: 10_000,
  codFeeCentAmount: 190,
  standardQuantity: 1,
  quantity: 1,
  hasFreight: false,
};

const refusalOf = (key: PaymentMethodKey, changes: Partial<PayableCart>) => {
  const cart = { ...plain, ...rulesOf(changes.country ?? 'sk'), codFeeCentAmount: 190, ...changes };
  const offer = paymentOffers(cart, today).find((each) => each.key === key);
  return offer ? (offer.refusal ?? 'offered') : 'not there';
};
const cash = (changes: Partial<PayableCart>) => refusalOf('cashOnDelivery', changes);
const transfer = (changes: Partial<PayableCart>) => refusalOf('bankTransfer', changes);

describe('cash on delivery', () => {
  it.each(Object.entries(limits) as [CountryCode, number][])(
    'in %s is offered up to exactly %s cents, fee included',
    (country, limit) => {
      expect(cash({ country, totalCentAmount: limit - 190 })).toBe('offered');
      const above = { reason: 'amount', centAmount: limit };
      expect(cash({ country, totalCentAmount: limit - 189 })).toEqual(above);
      expect(cash({ country, totalCentAmount: limit, codFeeCentAmount: 0 })).toBe('offered');
      expect(cash({ country, totalCentAmount: limit + 1, codFeeCentAmount: 0 })).toEqual(above);
    },
  );

  it.each([
    // The law forbids cash from this amount on: eu-2026.md §13.4.
    ['dk', 1_500_000],
    ['es', 100_000],
    ['gr', 50_000],
    ['pt', 300_000],
    ['it', 500_000],
    ['nl', 300_000],
    // The law allows cash up to this amount.
    ['bg', 511_292 + 1],
    ['be', 300_000 + 1],
    ['fr', 100_000 + 1],
  ] as const)(
    'in %s is never offered for %s cents, which the law forbids',
    (country, forbidden) => {
      expect(cashLimitCents(country, rulesOf(country).cashOnDelivery, today)).toBeLessThan(
        forbidden,
      );
      const whole = { country, totalCentAmount: forbidden, codFeeCentAmount: 0 };
      expect(cash(whole)).toMatchObject({ reason: 'amount' });
    },
  );

  it.each(specifiedCountries)(
    'of freight in %s is offered only if drivers accept cash there',
    (country) => {
      const takers = ['sk', 'hu', 'cz', 'pl'];
      expect(cash({ country, hasFreight: true })).toEqual(
        takers.includes(country) ? 'offered' : { reason: 'freight' },
      );
    },
  );

  it.each(specifiedCountries)(
    'in %s is limited to the specified number of standard products',
    (country) => {
      const one = ['sk', 'it', 'hu', 'cz', 'pl', 'ro', 'si', 'gr', 'hr'].includes(country);
      const two = cash({ country, standardQuantity: 2, quantity: 2 });
      expect(two).toEqual(one ? { reason: 'items', count: 1 } : 'offered');
      // Accessories are no standard products.
      expect(cash({ country, standardQuantity: 1, quantity: 20 })).toBe('offered');
    },
  );

  it.each(countryCodes)(
    'is listed in %s even when refused, so that the shopper learns why',
    (country) => {
      expect(
        paymentOffers(
          { ...plain, ...rulesOf(country), country, totalCentAmount: 10 ** 9 },
          today,
        ).at(-1),
      ).toMatchObject({
        key: 'cashOnDelivery',
        refusal: { reason: 'amount' },
      });
    },
  );
});

describe('bank transfer', () => {
  const countries = 'sk de pt it fr hu cz at no ch be dk es fi pl ro lt si'.split(' ');

  it.each(specifiedCountries)('in %s is offered as purchase-flow.txt §5 says', (country) => {
    expect(transfer({ country })).toBe(countries.includes(country) ? 'offered' : 'not there');
  });

  it('has no maximum amount and is offered for freight', () => {
    expect(transfer({ country: 'de', totalCentAmount: 10 ** 9, hasFreight: true })).toBe('offered');
  });
});

describe('cash on delivery and bank transfer', () => {
  it.each([
    [0, false],
    [1, true],
    [20, true],
    [21, false],
  ])('are offered for %s pieces: %s', (quantity, offered) => {
    const cart = { country: 'de', quantity, standardQuantity: 0 } as const;
    const expected = offered ? 'offered' : { reason: 'items', count: 20 };
    expect(cash(cart)).toEqual(expected);
    expect(transfer(cart)).toEqual(expected);
  });

  it('judge a cart the same before and after cash on delivery is chosen', () => {
    const store = storeOf('de');
    const facts = factsOf(store, [productFact({ sku: 'EX10000001', centAmount: 149_400 })]);
    const bare = cartAfter(
      emptyCartOf(store),
      [{ action: 'addLineItem', sku: 'EX10000001', quantity: 1 }],
      facts,
    );
    const chosen = cartAfter(
      bare,
      [{ action: 'addPayment', paymentInterface: 'cashOnDelivery' }],
      facts,
    );
    expect(chosen.totalPrice.centAmount).toBe(bare.totalPrice.centAmount + store.codFeeCentAmount);
    expect(payableCart(chosen, store)).toEqual(payableCart(bare, store));
  });

  it('count pieces, and standard products apart from accessories', () => {
    const store = storeOf('sk');
    const facts = factsOf(store, [
      productFact({ sku: 'EX10000001', centAmount: 10_000, freight: true }),
      productFact({ sku: 'EX10000002', centAmount: 500, productType: 'accessory' }),
    ]);
    const cart = cartAfter(
      emptyCartOf(store),
      [
        { action: 'addLineItem', sku: 'EX10000001', quantity: 1 },
        { action: 'addLineItem', sku: 'EX10000002', quantity: 6 },
      ],
      facts,
    );
    expect(payableCart(cart, store)).toMatchObject({
      country: 'sk',
      standardQuantity: 1,
      quantity: 7,
      hasFreight: true,
    });
  });
});
