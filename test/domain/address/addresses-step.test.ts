/** The rules of the addresses step: its initial values, and the order in which a submission is checked. */
import { describe, expect, it } from 'vitest';
import { readStep } from '#domain/checkout/addresses-step.ts';
import { type StartValuesInput, startValues } from '#domain/checkout/start-values.ts';
import { failureOf, inOrder } from '#domain/checkout/submission.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { companyDefault } from '#domain/country/features.ts';
import { type AddressBook, withAddress, withDefault } from '#domain/customer/address-book.ts';
import { accepted, formOf } from '../filled-form.ts';

const home = accepted(formOf('de'), 'de').billingAddress;
const depot = { ...home, company: 'Lager Nord', city: 'Lübeck' };

/** Both addresses, under the ids `home` and `depot`. */
function bookOf(...defaults: ['shipping' | 'billing', string][]): AddressBook {
  const empty = { version: 1, addresses: [], shippingAddressIds: [], billingAddressIds: [] };
  const added = done(withAddress(done(withAddress(empty, home, [], 'home')), depot, [], 'depot'));
  return defaults.reduce((book, [use, id]) => done(withDefault(book, use, id)), added);
}

function done(change: ReturnType<typeof withAddress>): AddressBook {
  if (!change.ok) throw new Error(change.message);
  return change.book;
}

const begin = (known: Partial<StartValuesInput> = {}) =>
  startValues({ cart: {}, market: 'de', remembered: {}, ...known });

it('the first address for a use becomes its default, and another one does not', () => {
  const add = (book: AddressBook, address: typeof home, ...uses: ('shipping' | 'billing')[]) =>
    done(withAddress(book, address, uses, address.city));
  const first = add({ ...bookOf(), addresses: [] }, home, 'billing');
  expect([first.defaultBillingAddressId, first.defaultShippingAddressId]).toEqual([
    home.city,
    undefined,
  ]);
  const both = add(add(first, depot, 'billing', 'shipping'), home, 'shipping');
  expect(both).toMatchObject({
    defaultBillingAddressId: home.city,
    defaultShippingAddressId: depot.city,
  });
  expect(add(done(withDefault(both, 'billing', null)), home, 'billing')).not.toHaveProperty(
    'defaultBillingAddressId',
  );
});

it('an address that is used for both is saved for both', () => {
  const filled = { ...formOf('de'), saveAddress: '1', shippingAddressType: 'SAME_AS_BILLING' };
  const read = readStep(filled, 'de', bookOf());
  expect(read.ok && read.toSave.map(({ uses }) => uses)).toEqual([['shipping', 'billing']]);
});

describe('the form begins', () => {
  it.each(countryCodes)('in %s with the usual customer type of the country', (market) => {
    const usual = companyDefault.has(market) ? 'company' : 'private';
    expect(begin({ market })).toMatchObject({
      clientType: usual,
      'shipping.clientType': usual,
      shippingAddressType: 'SAME_AS_BILLING',
      billingAddressType: 'new',
      'billing.country': market,
    });
  });

  it('with the name of the account, unless an address has another one', () => {
    const named = { firstName: 'Ada', lastName: 'Byron' };
    const customer = { email: 'a@example.com', clientType: 'private', ...named } as const;
    const name = { 'billing.firstName': 'Ada', 'billing.lastName': 'Byron' };
    expect(begin({ customer })).toMatchObject(name);
    expect(begin({ customer, cart: { billingAddress: depot } })).toMatchObject({
      'billing.firstName': depot.firstName,
      'billing.lastName': depot.lastName,
    });
  });

  it('with the values of the cart, else of this browser, else of the account, else of the country', () => {
    const customer = { email: 'a@example.com', clientType: 'company' } as const;
    const remembered = { billing: 'private' } as const;
    expect(begin({ customer })).toMatchObject({ clientType: 'company', email: 'a@example.com' });
    expect(begin({ customer, remembered }).clientType).toBe('private');
    const cart = { customerEmail: 'b@example.com', billingAddress: depot, shippingAddress: home };
    expect(begin({ customer, remembered, cart })).toMatchObject({
      clientType: 'company',
      'shipping.clientType': 'private',
      email: 'b@example.com',
      'billing.company': 'Lager Nord',
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
      'shipping.city': home.city,
    });
  });

  it('with delivery to the billing address, unless something else is known', () => {
    const chosen = (shippingAddress: 'SAVED_ADDRESS' | 'DIFFERENT_FROM_BILLING') =>
      begin({ remembered: { shippingAddress } }).shippingAddressType;
    expect(chosen('DIFFERENT_FROM_BILLING')).toBe('DIFFERENT_FROM_BILLING');
    // Without a saved address, none can have been chosen.
    expect(chosen('SAVED_ADDRESS')).toBe('SAME_AS_BILLING');
    const typeWith = (book: AddressBook) => begin({ book }).shippingAddressType;
    expect(typeWith(bookOf())).toBe('SAME_AS_BILLING');
    expect(typeWith(bookOf(['shipping', 'home'], ['billing', 'home']))).toBe('SAME_AS_BILLING');
    // Also if there is no default billing address.
    expect(typeWith(bookOf(['shipping', 'home']))).toBe('SAME_AS_BILLING');
    expect(typeWith(bookOf(['shipping', 'depot'], ['billing', 'home']))).toBe('SAVED_ADDRESS');
    const same = { cart: { billingAddress: { ...home, id: 'home' }, shippingAddress: home } };
    expect(begin({ ...same, book: bookOf(['shipping', 'depot']) })).toMatchObject({
      shippingAddressType: 'SAME_AS_BILLING',
      billingAddressType: 'saved',
      'billing.addressId': 'home',
    });
  });

  it('with the typed address if the saved one has changed since', () => {
    const billingAddress = { ...home, id: 'home', city: 'Ulm' };
    expect(begin({ cart: { billingAddress }, book: bookOf() })).toMatchObject({
      billingAddressType: 'new',
      'billing.city': 'Ulm',
    });
  });
});

it('billing is looked at first, then the VAT number, then shipping', () => {
  const error = { key: 'field.city' } as const;
  const errors = { 'shipping.city': error, 'billing.vatNumber': error, 'billing.city': error };
  expect(Object.keys(inOrder(errors))).toEqual(Object.keys(errors).toReversed());
  const { 'billing.city': _city, ...later } = errors;
  const { 'billing.vatNumber': _number, ...last } = later;
  expect([errors, later, last, {}].map(failureOf)).toEqual([
    'BillingAddressIncorrect',
    'BillingVatIncorrect',
    'ShippingAddressIncorrect',
    undefined,
  ]);
});

it('every form that fails has the code of the first fault and keeps all typed values', () => {
  const names = Object.keys(formOf('it')).filter((name) => name.startsWith('billing.'));
  for (let holes = 1; holes < 2 ** names.length; holes += 1) {
    const empty = names.filter((_name, index) => holes & (1 << index));
    const typed = formOf('it', Object.fromEntries(empty.map((name) => [name, ''])));
    const read = readStep(typed, 'it', undefined);
    expect(read).toMatchObject({ ok: false, code: 'BillingAddressIncorrect', values: typed });
    if (!read.ok) expect(Object.keys(read.errors).sort()).toEqual(empty.toSorted());
  }
});
