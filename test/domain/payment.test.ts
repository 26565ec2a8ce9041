/** Which payment methods a cart is offered, and why not. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { payableCart } from '#domain/order/place.ts';
import { cashLimitCents } from '#domain/payment/cash-on-delivery.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import { chosenOffer, type PayableCart, paymentOffers } from '#domain/payment/offers.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf, today } from './shop.ts';

const plain: PayableCart = {
  country: 'sk',
  currency: 'EUR',
  isCashLimited: false,
  totalCentAmount: 10_000,
  codFeeCentAmount: 190,
  standardQuantity: 1,
  quantity: 1,
  hasFreight: false,
};

const refusalOf = (key: PaymentMethodKey, changes: Partial<PayableCart>) => {
  const offer = paymentOffers({ ...plain, ...changes }, today).find((each) => each.key === key);
  return offer ? (offer.refusal ?? 'offered') : 'not there';
};
const cash = (changes: Partial<PayableCart>) => refusalOf('cashOnDelivery', changes);
const transfer = (changes: Partial<PayableCart>) => refusalOf('bankTransfer', changes);

/** purchase-flow.txt §9 and the cash caps of eu-2026.md §13.4, the stricter of both; cents of the market's currency. */
const limits: Record<CountryCode, number> = {
  sk: 250_000,
  ie: 150_000,
  de: 150_000,
  pt: 99_999,
  it: 99_999,
  fr: 100_000,
  hu: 49_999_900,
  cz: 6_000_000,
  at: 150_000,
  no: 150_000,
  nl: 150_000,
  ch: 350_000,
  be: 300_000,
  dk: 1_499_999,
  se: 300_000,
  es: 99_999,
  gb: 250_000,
  fi: 150_000,
  pl: 600_000,
  ro: 500_000,
  lt: 450_000,
  si: 450_000,
  bg: 455_050,
  gr: 49_900,
  hr: 450_000,
};

describe('cash on delivery', () => {
  it.each(Object.entries(limits) as [CountryCode, number][])(
    'in %s goes to exactly %s cents, the fee counted in',
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
    'in %s is never offered for %s cents, where the law ends it',
    (country, forbidden) => {
      expect(cashLimitCents(country, today)).toBeLessThan(forbidden);
      const whole = { country, totalCentAmount: forbidden, codFeeCentAmount: 0 };
      expect(cash(whole)).toMatchObject({ reason: 'amount' });
    },
  );

  it.each(countryCodes)(
    'of freight in %s is there only if drivers take money for it',
    (country) => {
      const takers = ['sk', 'hu', 'cz', 'pl'];
      expect(cash({ country, hasFreight: true })).toEqual(
        takers.includes(country) ? 'offered' : { reason: 'freight' },
      );
    },
  );

  it.each(countryCodes)('in %s knows its number of standard products', (country) => {
    const one = ['sk', 'it', 'hu', 'cz', 'pl', 'ro', 'si', 'gr', 'hr'].includes(country);
    const two = cash({ country, standardQuantity: 2, quantity: 2 });
    expect(two).toEqual(one ? { reason: 'items', count: 1 } : 'offered');
    // Accessories are no standard products.
    expect(cash({ country, standardQuantity: 1, quantity: 20 })).toBe('offered');
  });

  it.each(countryCodes)(
    'is a row in %s even when refused, so that the shopper learns why',
    (country) => {
      expect(cash({ country, totalCentAmount: 10 ** 9 })).toMatchObject({ reason: 'amount' });
    },
  );
});

describe('bank transfer', () => {
  const countries = 'sk de pt it fr hu cz at no ch be dk es fi pl ro lt si'.split(' ');

  it.each(countryCodes)('in %s is there as purchase-flow.txt §5 says', (country) => {
    expect(transfer({ country })).toBe(countries.includes(country) ? 'offered' : 'not there');
  });

  it('knows no highest amount and takes freight', () => {
    expect(transfer({ country: 'de', totalCentAmount: 10 ** 9, hasFreight: true })).toBe('offered');
  });
});

describe('both', () => {
  it.each([
    [0, false],
    [1, true],
    [20, true],
    [21, false],
  ])('with %s pieces: %s', (quantity, offered) => {
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

describe('where the country states no number of standard products (its 0)', () => {
  const stated = 'sk it hu cz pl ro si gr hr'.split(' ');

  it.each(countryCodes)('a store in %s may read it as: no cash', (country) => {
    const expected = stated.includes(country) ? 'offered' : 'not there';
    expect(cash({ country, isCashLimited: true })).toBe(expected);
    expect(cash({ country })).toBe('offered');
  });
});

/** Which clients see what of the lenders' methods (checklist PAY-1, eu-2026.md PAY-12). */
describe('lenders', () => {
  const de = (clientType: 'private' | 'company') => (key: PaymentMethodKey) =>
    refusalOf(key, { country: 'de', clientType });

  it.each(['klarna', 'klarna_account', 'ratepay'] as const)(
    '%s is for private customers',
    (key) => {
      expect(de('private')(key)).toBe('offered');
      expect(de('company')(key)).toEqual({ reason: 'clientType', only: 'private' });
    },
  );

  it('billie is for companies', () => {
    expect(de('company')('billie')).toBe('offered');
    expect(de('private')('billie')).toEqual({ reason: 'clientType', only: 'company' });
  });
});

describe.each(countryCodes)('the list of %s', (country) => {
  const offers = paymentOffers({ ...plain, country }, today);

  it('puts what needs no credit first, and credit last', () => {
    const order = offers.map(({ credit }) => credit).join(' ');
    expect(order).toMatch(/^(none ?)*(maybe ?)*(credit ?)*$/);
  });

  it('chooses the card, or where the law says so a method without credit', () => {
    const debit = { se: 'swish', fi: 'trustly' }[country as string];
    expect(chosenOffer(offers, country)).toBe(debit ?? 'scheme');
    expect(chosenOffer(offers, country, 'paypal')).toBe(
      offers.some(({ key }) => key === 'paypal') ? 'paypal' : (debit ?? 'scheme'),
    );
  });

  it('chooses credit for nobody', () => {
    const onlyCredit = offers.map((offer) =>
      offer.credit === 'credit' ? offer : { ...offer, refusal: { reason: 'freight' as const } },
    );
    expect(chosenOffer(onlyCredit, country)).toBeUndefined();
  });
});
