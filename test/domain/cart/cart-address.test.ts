/** Which addresses a cart accepts, whoever sends them. */
import { describe, expect, it } from 'vitest';
import type { CartAction } from '#domain/cart/actions.ts';
import { applyActions } from '#domain/cart/apply.ts';
import type { Address } from '#domain/checkout/address.ts';
import { readAddresses } from '#domain/checkout/address-form.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { formOf } from '../filled-form.ts';
import { cartAfter, emptyCartOf, factsOf, ids, productFact, storeOf } from '../shop.ts';

const bratislava: Address = {
  firstName: 'Y',
  lastName: 'Ó',
  streetName: 'Hlavná',
  streetNumber: '1',
  postalCode: '811 03',
  city: 'Bratislava',
  country: 'sk',
};

const setters = ['setBillingAddress', 'setShippingAddress'] as const;

function outcomeOf(action: CartAction, market: CountryCode = 'sk') {
  const store = storeOf(market);
  return applyActions(emptyCartOf(store), [action], factsOf(store, []), ids());
}

const texts = {
  setBillingAddress: { code: 'BillingAddressIncorrect', message: 'Billing Address Error' },
  setShippingAddress: { code: 'ShippingAddressIncorrect', message: 'Shipping Address Error' },
};

describe.each(setters)('%s', (action) => {
  it.each(countryCodes)(
    'accepts in %s the address that the form of that country produces',
    (country) => {
      const read = readAddresses(formOf(country), country);
      if (!read.ok) throw new Error(JSON.stringify(read.errors));
      const outcome = outcomeOf({ action, address: read.billingAddress }, country);
      expect(outcome).toMatchObject({ ok: true });
    },
  );

  it.each<[string, Partial<Address>, string]>([
    ['no name', { firstName: '', lastName: ' ' }, 'firstName missing, lastName missing'],
    ['no street', { streetName: '' }, 'streetName missing'],
    ['no town', { city: '\u00a0' }, 'city missing'],
    ['a telephone number of letters', { phone: 'office' }, 'phone malformed'],
    [
      'a company number with a wrong digit',
      { identifiers: { ico: '31333531' } },
      'identifiers.ico digits',
    ],
    [
      'a number that the country does not know',
      { identifiers: { nip: '1' } },
      'identifiers.nip unknown',
    ],
  ])('with %s is refused, and the message names the field', (_, change, about) => {
    expect(outcomeOf({ action, address: { ...bratislava, ...change } })).toEqual({
      ok: false,
      code: texts[action].code,
      message: `${texts[action].message}: ${about}`,
    });
  });

  it('accepts a house without a number, because the form has already asked about it', () => {
    const cottage = { ...bratislava, streetName: 'Rose Cottage', streetNumber: '' };
    expect(outcomeOf({ action, address: cottage })).toMatchObject({ ok: true });
  });

  it('requires a valid province where the post requires one', () => {
    const rome: Address = { ...bratislava, postalCode: '00184', city: 'Roma', country: 'it' };
    expect(outcomeOf({ action, address: rome }, 'it')).toMatchObject({
      message: `${texts[action].message}: state missing`,
    });
    expect(outcomeOf({ action, address: { ...rome, state: 'RM' } }, 'it')).toMatchObject({
      ok: true,
    });
    expect(outcomeOf({ action, address: { ...rome, state: 'Lazio' } }, 'it')).toMatchObject({
      message: `${texts[action].message}: state malformed`,
    });
  });
});

it.each([
  ['setBillingAddress', 'PostalCodeBilling', 'billing'],
  ['setShippingAddress', 'PostalCodeShipping', 'shipping'],
] as const)('%s names the address whose postcode is wrong', (action, code, which) => {
  expect(outcomeOf({ action, address: { ...bratislava, postalCode: '8110' } })).toEqual({
    ok: false,
    code,
    message: `Postal code is incorrect in ${which} address: Hlavná 1, 8110 Bratislava, SK`,
  });
});

it('a VAT number of one character is refused by a code of its own, unless the address is wrong too', () => {
  const company = { ...bratislava, company: 'Brot s.r.o.' };
  const withNumber = (vatNumber: string, change: Partial<Address> = {}) =>
    outcomeOf({ action: 'setBillingAddress', address: { ...company, vatNumber, ...change } });
  expect(withNumber('S')).toEqual({
    ok: false,
    code: 'BillingVatIncorrect',
    message: 'Billing vat validation error',
  });
  expect(withNumber('S', { city: '' })).toMatchObject({ code: 'BillingAddressIncorrect' });
  expect(withNumber('SK')).toMatchObject({ ok: true });
  expect(withNumber('')).toMatchObject({ ok: true });
});

describe('goods go to the market only, the invoice to any of our countries (eu-2026.md GEO-02)', () => {
  const prague: Address = { ...bratislava, postalCode: '110 00', city: 'Praha', country: 'cz' };

  it('a billing address follows the rules of its own country', () => {
    expect(outcomeOf({ action: 'setBillingAddress', address: prague })).toMatchObject({ ok: true });
    const london: Address = { ...prague, country: 'gb' };
    expect(outcomeOf({ action: 'setBillingAddress', address: london })).toMatchObject({
      code: 'PostalCodeBilling',
    });
  });

  it('a delivery address in another country is refused', () => {
    expect(outcomeOf({ action: 'setShippingAddress', address: prague })).toMatchObject({
      message: 'Shipping Address Error: country foreign',
    });
  });

  it('a delivery address beyond the customs border is refused, a billing address there is accepted', () => {
    const tenerife: Address = {
      ...bratislava,
      postalCode: '38001',
      state: 'Santa Cruz de Tenerife',
      country: 'es',
    };
    expect(outcomeOf({ action: 'setShippingAddress', address: tenerife }, 'es')).toEqual({
      ok: false,
      code: 'ShippingAddressIncorrect',
      message: 'Shipping Address Error: postalCode notDelivered',
    });
    expect(outcomeOf({ action: 'setBillingAddress', address: tenerife }, 'es')).toMatchObject({
      ok: true,
    });
  });
});

describe('a territory without delivery is recognised however its postcode is written', () => {
  const address = (country: CountryCode, postalCode: string, state?: string): Address => ({
    ...bratislava,
    postalCode,
    country,
    ...(state && { state }),
  });

  it.each<[CountryCode, string, string?]>([
    ['gr', '63086'],
    ['gr', '630 86'],
    ['gr', 'GR-630 86'],
    ['de', 'D-27498'],
    ['de', '78 266'],
    ['fi', 'FI-22100'],
    ['fr', '97 110'],
    ['gb', 'je23ab'],
    ['gb', 'gy1 1aa'],
    ['it', 'I-23041', 'SO'],
    ['es', 'E-35001', 'Las Palmas'],
  ])('%s %s', (country, postalCode, state) => {
    const outcome = outcomeOf(
      { action: 'setShippingAddress', address: address(country, postalCode, state) },
      country,
    );
    expect(outcome).toMatchObject({
      message: 'Shipping Address Error: postalCode notDelivered',
    });
  });

  it('a postcode is stored as its country writes it', () => {
    const outcome = outcomeOf(
      { action: 'setShippingAddress', address: address('gr', '10557') },
      'gr',
    );
    expect(outcome).toMatchObject({ cart: { shippingAddress: { postalCode: '105 57' } } });
  });
});

it('freight to a PO box or a locker is refused by a call with a clear word; a parcel is not', () => {
  const store = storeOf('sk');
  const send = (freight: boolean, streetName: string) => {
    const facts = factsOf(store, [productFact({ sku: '100', centAmount: 100, freight })]);
    const address = { ...bratislava, streetName, streetNumber: '' };
    const add = { action: 'addLineItem', sku: '100', quantity: 1 } as const;
    const cart = cartAfter(emptyCartOf(store), [add], facts);
    return applyActions(cart, [{ action: 'setShippingAddress', address }], facts, ids());
  };
  expect(send(true, 'P.O. Box 12')).toMatchObject({
    message: 'Shipping Address Error: streetName noFreightToPoBox',
  });
  expect(send(true, 'Z-BOX Nitra')).toMatchObject({
    message: 'Shipping Address Error: streetName noFreightToLocker',
  });
  expect(send(false, 'P.O. Box 12')).toMatchObject({
    ok: true,
    cart: { shippingAddress: { pOBox: '12' } },
  });
});
