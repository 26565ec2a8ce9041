/** Companies with VAT numbers, and their carts priced by the registry's answer. */
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts, ProductFact } from '#domain/cart/facts.ts';
import type { Address } from '#domain/checkout/address.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';
import type { VatCheck } from '#domain/vat/check.ts';
import { type VatPrefix, vatNumberRules } from '#domain/vat/numbers.ts';
import { cartAfter, emptyCartOf, factsOf, storeOf, today } from './shop.ts';

/** The 22 stores in the Union (eu-2026.md P-31), and the three outside. */
export const unionStores: CountryCode[] = (
  'at be bg cz de dk es fi fr gr hr hu ie it lt nl pl pt ro se si sk' as const
).split(' ') as CountryCode[];
export const otherStores: CountryCode[] = ['gb', 'ch', 'no'];

/** Provinces for the countries whose addresses must name one. */
const states: Partial<Record<CountryCode, string>> = { es: 'Madrid', it: 'RM', ro: 'București' };

export function companyIn(country: CountryCode, changes: Partial<Address> = {}): Address {
  return {
    firstName: 'Y',
    lastName: 'Ó',
    company: 'Werkstatt',
    streetName: 'Rua Nova',
    streetNumber: '1',
    postalCode: postalCodeRules[country].example,
    city: 'Mesto',
    country,
    ...(states[country] && { state: states[country] }),
    ...changes,
  };
}

export const numberOf = (prefix: VatPrefix): string => vatNumberRules[prefix].example;

export function checkOf(number: string, changes: Partial<VatCheck> = {}): VatCheck {
  return {
    number,
    asker: 'DE136695976',
    provider: 'vies',
    result: 'valid',
    at: today.toISOString(),
    raw: '{}',
    ...changes,
  };
}

export type Delivered = {
  delivery: CountryCode;
  products: readonly ProductFact[];
  number?: string;
  dispatch?: CountryCode;
  check?: VatCheck;
  flag?: boolean;
  address?: Partial<Address>;
  facts?: Partial<CartFacts>;
  actions?: CartAction[];
};

/** The cart of a company with this number, and the facts that it was priced by. */
export function deliveredTo(wanted: Delivered): { cart: Cart; facts: CartFacts } {
  const { delivery, products, number, dispatch = 'de', check, flag = true, address = {} } = wanted;
  const store = storeOf(delivery, { changeTaxRateEnabled: flag });
  const facts: CartFacts = {
    ...factsOf(store, products),
    vat: { dispatch, ...(check && { check }) },
    ...wanted.facts,
  };
  const place = companyIn(delivery, { ...(number && { vatNumber: number }), ...address });
  const actions: CartAction[] = [
    ...(wanted.actions ??
      products.map(({ sku }) => ({ action: 'addLineItem' as const, sku, quantity: 3 }))),
    { action: 'setBillingAddress', address: place },
    { action: 'setShippingAddress', address: place },
  ];
  return { cart: cartAfter(emptyCartOf(store), actions, facts), facts };
}
