/** The tax inside a cart's total: the store's until the place of delivery is known, then that place's. */
import { expect, it } from 'vitest';
import type { CartAction } from '#domain/cart/actions.ts';
import { priced } from '#domain/cart/pricing.ts';
import type { Address } from '#domain/checkout/address.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf } from '../shop.ts';

const addressIn = (country: CountryCode, postalCode: string): Address => ({
  firstName: 'Y',
  lastName: 'Ó',
  streetName: 'Rua Nova',
  streetNumber: '1',
  postalCode,
  city: 'Funchal',
  country,
});

function taxOf(country: CountryCode, ...postalCodes: string[]) {
  const store = storeOf(country);
  const facts = factsOf(store, [productFact({ sku: 'EX10000001', centAmount: 12_200 })]);
  const actions: CartAction[] = [
    { action: 'addLineItem', sku: 'EX10000001', quantity: 1 },
    ...postalCodes.map(
      (postalCode): CartAction => ({
        action: 'setShippingAddress',
        address: addressIn(country, postalCode),
      }),
    ),
  ];
  const { taxedPrice, totalPrice } = cartAfter(emptyCartOf(store), actions, facts);
  const [portion] = taxedPrice.taxPortions;
  expect(taxedPrice.totalNet.centAmount + (portion?.amount.centAmount ?? 0)).toBe(
    totalPrice.centAmount,
  );
  return { rate: portion?.rate, cents: portion?.amount.centAmount, total: totalPrice.centAmount };
}

it('delivery to Madeira or the Azores has the VAT rate of that region, and the price is unchanged', () => {
  expect(taxOf('pt')).toEqual({ rate: 0.23, cents: 2281, total: 12_200 });
  expect(taxOf('pt', '1100-148')).toEqual({ rate: 0.23, cents: 2281, total: 12_200 });
  expect(taxOf('pt', '9000-123')).toEqual({ rate: 0.22, cents: 2200, total: 12_200 });
  expect(taxOf('pt', '9500-001').rate).toBe(0.16);
});

it('the VAT rate follows the address when it changes back', () => {
  expect(taxOf('pt', '9000-123', '1100-148').rate).toBe(0.23);
});

it('the VAT rate is the store’s if the stored address is in a place without delivery', () => {
  const store = storeOf('fi');
  const facts = factsOf(store, [productFact({ sku: 'EX10000001', centAmount: 12_200 })]);
  const add: CartAction = { action: 'addLineItem', sku: 'EX10000001', quantity: 1 };
  const cart = cartAfter(emptyCartOf(store), [add], facts);
  const kept = { ...cart, shippingAddress: addressIn('fi', '22100') };
  expect(priced(kept, facts).taxedPrice.taxPortions[0]?.rate).toBe(0.255);
});
