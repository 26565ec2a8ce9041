/** Delivery fees and volume discounts. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { nearStep, volumeStep } from '#domain/discount/volume.ts';
import { type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';
import { shippingFee, shippingRatesOf } from '#domain/shipping/methods.ts';
import { cartAfter, emptyCartOf, factsOf, ids, productFact, storeOf, today } from '../shop.ts';

/** purchase-flow.txt §9, in hundredths: free from, parcel, freight. */
const byCurrency: Record<CurrencyCode, [number, number, number]> = {
  EUR: [5900, 195, 995],
  GBP: [5200, 195, 995],
  DKK: [43_900, 1500, 7400],
  SEK: [65_900, 2200, 11_100],
  NOK: [68_900, 2300, 11_600],
  CHF: [5900, 195, 995],
  CZK: [139_900, 4600, 23_500],
  PLN: [26_900, 900, 4500],
  HUF: [2_209_900, 73_000, 373_100],
  RON: [28_900, 1000, 4900],
  BGN: [11_500, 395, 1995],
  USD: [5900, 195, 995],
};
const byCountry: Partial<Record<CountryCode, [number, number, number]>> = {
  fr: [5900, 695, 3995],
  hu: [2_209_900, 148_100, 748_100],
};

const feesOf = (country: CountryCode, goods: number) => {
  const { parcel, freight } = shippingRatesOf(storeOf(country));
  return [parcel, freight].map((rate) => shippingFee(rate, goods));
};

describe('delivery', () => {
  it.each(countryCodes)(
    'to %s costs its fee up to a cent below the threshold, then nothing',
    (country) => {
      const currency = currencyOf(country, today);
      const [free, parcel, freight] = byCountry[country] ?? byCurrency[currency];
      expect(feesOf(country, 1)).toEqual([parcel, freight]);
      expect(feesOf(country, free - 1)).toEqual([parcel, freight]);
      expect(feesOf(country, free)).toEqual([0, 0]);
      expect(feesOf(country, free + 1)).toEqual([0, 0]);
    },
  );

  it('has a rate for each method, whose threshold is the same', () => {
    const rules = { freeAboveCentAmount: 5000, parcelCentAmount: 490, freightCentAmount: 4900 };
    expect(shippingRatesOf({ shippingRates: rules })).toEqual({
      parcel: { centAmount: 490, freeAboveCentAmount: 5000 },
      freight: { centAmount: 4900, freeAboveCentAmount: 5000 },
    });
  });

  it('of a cart is freight as soon as one item needs a pallet, and a free parcel if the cart is empty', () => {
    const store = storeOf('sk');
    const parcel = productFact({ sku: 'EX10000001', centAmount: 1000 });
    const pallet = productFact({ sku: 'EX10000002', centAmount: 1000, freight: true });
    const facts = factsOf(store, [parcel, pallet]);
    const newId = ids();
    const one = cartAfter(
      emptyCartOf(store),
      [{ action: 'addLineItem', sku: parcel.sku, quantity: 1 }],
      facts,
      newId,
    );
    expect(one.shippingInfo).toMatchObject({
      shippingMethod: { key: 'parcel' },
      price: { centAmount: 195 },
    });
    const both = cartAfter(
      one,
      [{ action: 'addLineItem', sku: pallet.sku, quantity: 1 }],
      facts,
      newId,
    );
    expect(both.shippingInfo).toMatchObject({
      shippingMethod: { key: 'freight' },
      price: { centAmount: 995 },
    });
    const none = cartAfter(
      both,
      both.lineItems.map(({ id }) => ({ action: 'removeLineItem' as const, lineItemId: id })),
      facts,
    );
    expect(none.shippingInfo).toMatchObject({
      shippingMethod: { key: 'parcel' },
      price: { centAmount: 0 },
    });
    expect(none.totalPrice.centAmount).toBe(0);
  });
});

describe('the volume discount', () => {
  const rules = storeOf('de').volumeDiscounts;

  it.each([
    [1, 0],
    [2, 0],
    [3, 500],
    [4, 500],
    [5, 1000],
    [9, 1000],
    [10, 1500],
    [100, 1500],
  ])('of %s pieces is %s permyriad', (quantity, permyriad) => {
    expect(volumeStep(rules, 'standard', quantity)?.permyriad ?? 0).toBe(permyriad);
    expect(volumeStep(rules, undefined, quantity)).toBe(undefined);
    expect(volumeStep(rules, 'no such group', quantity)).toBe(undefined);
  });

  it.each([
    ['two pieces before', 1, 99, 2],
    ['of the next step', 3, 99, 2],
    ['while it is far', 5, 99, undefined],
    ['half as many as chosen', 7, 99, 3],
    ['after the last one', 10, 99, undefined],
    ['beyond what can be had', 2, 2, undefined],
  ])('is announced: %s', (_, quantity, most, missing) => {
    expect(nearStep(rules, 'standard', { quantity, most })?.missing).toBe(missing);
    expect(nearStep(rules, undefined, { quantity, most })).toBe(undefined);
  });

  it.each([
    // 19.99 each, less 5 % = 19.00 (1.00 off, rounded half up from 0.9995), less 10 % = 17.99, less 15 % = 16.99.
    [2, 3998],
    [3, 5697],
    [4, 7596],
    [5, 8995],
    [9, 16_191],
    [10, 16_990],
  ])('makes %s pieces of 19.99 cost %s cents', (quantity, total) => {
    const store = storeOf('de');
    const product = productFact({
      sku: 'EX10000001',
      centAmount: 1999,
      volumeDiscountGroup: 'standard',
    });
    const cart = cartAfter(
      emptyCartOf(store),
      [{ action: 'addLineItem', sku: product.sku, quantity }],
      factsOf(store, [product]),
    );
    expect(cart.lineItems[0]?.taxedPrice.totalGross.centAmount).toBe(total);
  });
});
