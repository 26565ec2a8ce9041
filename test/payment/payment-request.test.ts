/** The lines sent to a provider add up to the order's total and VAT. */
import { expect, it } from 'vitest';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { readAddresses } from '#domain/checkout/address-form.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { orderDraft } from '#domain/order/place.ts';
import { paymentLines } from '#domain/payment/payment-request.ts';
import { formOf } from '../domain/filled-form.ts';
import { chance, times } from '../domain/seeded.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf, today } from '../domain/shop.ts';

function draftOf(country: CountryCode, prices: number[]) {
  const store = storeOf(country);
  const products = prices.map((centAmount, at) =>
    productFact({ sku: `EX1000000${at}`, centAmount, volumeDiscountGroup: 'group' }),
  );
  const facts = factsOf(store, products);
  const read = readAddresses(formOf(country), country);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const cart = cartAfter(
    emptyCartOf(store),
    [
      ...products.map(({ sku }, at) => ({ action: 'addLineItem' as const, sku, quantity: at + 1 })),
      { action: 'setCustomerEmail', email: 'a@example.com' },
      { action: 'setBillingAddress', address: read.billingAddress },
      { action: 'setShippingAddress', address: read.shippingAddress },
    ],
    facts,
  );
  const ready = priced(withPayment(cart, 'scheme'), facts);
  const drafted = orderDraft(ready, store, {
    orderId: 'order-1',
    site: 'https://kontor.example',
    locale: `${country}-${country.toUpperCase()}`,
    createdAt: today.toISOString(),
    paymentMethod: 'scheme',
    expectedTotalCentAmount: ready.totalPrice.centAmount,
  });
  if (!drafted.ok) throw new Error(drafted.message);
  return drafted.draft;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

it('the VAT of three lines at 9.99 in Germany adds up to the VAT of the order', () => {
  const draft = draftOf('de', [999, 999, 999]);
  const lines = paymentLines(draft);
  const [portion] = draft.taxedPrice.taxPortions;
  expect(sum(lines.map(({ taxCentAmount }) => taxCentAmount))).toBe(portion?.amount.centAmount);
});

it.each(['de', 'fr', 'hu', 'ch', 'cz'] as const)(
  'random lines in %s add up to the total and the VAT of the order',
  (country) => {
    for (const seed of times(200)) {
      const dice = chance(seed);
      const draft = draftOf(
        country,
        times(dice.between(1, 6)).map(() => dice.between(100, 50_000)),
      );
      const lines = paymentLines(draft);
      expect(sum(lines.map(({ totalCentAmount }) => totalCentAmount))).toBe(
        draft.totalPrice.centAmount,
      );
      const { totalGross, totalNet } = draft.taxedPrice;
      const tax = totalGross.centAmount - totalNet.centAmount;
      expect(sum(lines.map(({ taxCentAmount }) => taxCentAmount))).toBe(tax);
    }
  },
);
