/** The addresses step as shoppers of each country fill it in. */
import { describe, expect, it } from 'vitest';
import { address as addressSchema } from '#domain/checkout/address.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';
import { accepted, deliveredTo, errorsOf, formOf, states } from '../filled-form.ts';

describe.each(countryCodes)('in %s', (country) => {
  it('a complete form becomes two equal addresses that the cart accepts', () => {
    const outcome = accepted(formOf(country), country);
    expect(outcome.billingAddress).toMatchObject({
      firstName: 'Jana',
      lastName: 'Nováková',
      streetNumber: '12/A',
      postalCode: postalCodeRules[country].example,
      country,
    });
    expect(outcome.shippingAddress).toEqual(outcome.billingAddress);
    expect(addressSchema.parse(outcome.billingAddress)).toEqual(outcome.billingAddress);
    expect('state' in outcome.billingAddress).toBe(country in states);
  });

  it('each missing field has an error, and no other field has one', () => {
    const required = ['firstName', 'lastName', 'streetName', 'postalCode', 'city'];
    if (country in states) required.push('state');
    for (const field of required) {
      for (const empty of ['', '   ', '\t\u00a0']) {
        const errors = errorsOf(formOf(country, { [`billing.${field}`]: empty }), country);
        expect(Object.keys(errors)).toEqual([`billing.${field}`]);
        const key = field === 'postalCode' ? 'postalCodeMissing' : field;
        expect(errors[`billing.${field}`]?.key).toBe(`field.${key}`);
      }
    }
    const { 'billing.city': _, ...without } = formOf(country);
    expect(Object.keys(errorsOf(without, country))).toEqual(['billing.city']);
  });

  it('the error for a wrong postcode has a valid example', () => {
    const error = errorsOf(formOf(country, { 'billing.postalCode': '!' }), country)[
      'billing.postalCode'
    ];
    expect(error).toMatchObject({ key: postalCodeRules[country].text, country });
    const example = String(error?.parameters?.example);
    expect(accepted(formOf(country, { 'billing.postalCode': example }), country).ok).toBe(true);
  });
});

it('errors are in the order in which the country writes an address', () => {
  const empty = Object.fromEntries(
    Object.keys(formOf('gb'))
      .filter((name) => name.startsWith('billing.'))
      .map((name) => [name, '']),
  );
  const names = (country: CountryCode) => Object.keys(errorsOf(formOf(country, empty), country));
  expect(names('gb')).toEqual([
    'billing.firstName',
    'billing.lastName',
    'billing.streetNumber',
    'billing.streetName',
    'billing.city',
    'billing.postalCode',
  ]);
  expect(names('hu').slice(0, 2)).toEqual(['billing.lastName', 'billing.firstName']);
  expect(names('de').slice(-2)).toEqual(['billing.postalCode', 'billing.city']);
});

describe('names, towns and house numbers', () => {
  it.each<[CountryCode, string]>([
    ['pl', '12 m. 5'],
    ['hu', '3. II/4'],
  ])('in %s the house number may be "%s"', (country, streetNumber) => {
    const outcome = accepted(formOf(country, { 'billing.streetNumber': streetNumber }), country);
    expect(outcome.billingAddress.streetNumber).toBe(streetNumber);
  });

  it.each<[CountryCode, string, string]>([
    ['fr', 'Y', 'Y'],
    ['no', 'Å', 'Å'],
    ['dk', 'Ø', 'Ø'],
    ['hu', 'Ó', 'Ó'],
    ['gb', 'Li', 'Ó'],
    ['ie', "D'Arcy", "O'Neill-Ní Bhroin"],
    ['gr', 'Ω', 'Παπαδόπουλος'],
    ['bg', 'Я', 'Иванова'],
  ])('in %s the name "%s" and the town "%s" are accepted', (country, lastName, city) => {
    const changes = {
      'billing.firstName': lastName,
      'billing.lastName': lastName,
      'billing.city': city,
    };
    expect(accepted(formOf(country, changes), country).billingAddress).toMatchObject({
      lastName,
      city,
    });
  });

  it('spaces around and within values are normalised', () => {
    const changes = {
      'billing.firstName': '  Anna \t Mária ',
      'billing.postalCode': ' 81101 ',
      email: ' jana@example.com ',
    };
    const { billingAddress, email } = accepted(formOf('sk', changes), 'sk');
    expect([billingAddress.firstName, billingAddress.postalCode, email]).toEqual([
      'Anna Mária',
      '811 01',
      'jana@example.com',
    ]);
  });

  it('120 characters are accepted, 121 are too many', () => {
    expect(errorsOf(formOf('sk', { 'billing.city': 'x'.repeat(120) }))).toEqual({});
    const tooLong = { key: 'field.tooLong', parameters: { count: 120 } };
    expect(errorsOf(formOf('sk', { 'billing.city': 'x'.repeat(121) }))).toEqual({
      'billing.city': tooLong,
    });
  });
});

describe('a customer who buys', () => {
  const company = {
    clientType: 'company',
    'billing.company': 'Novák s.r.o.',
    'billing.vatNumber': 'SK2020202020',
  };

  it('as a company is stored with the VAT number', () => {
    const outcome = accepted(formOf('sk', company), 'sk');
    expect(outcome.billingAddress).toMatchObject({
      company: 'Novák s.r.o.',
      vatNumber: 'SK2020202020',
    });
    expect(outcome.clientType).toBe('company');
  });

  it('as a company needs a company name, but no VAT number', () => {
    const nameless = errorsOf(formOf('sk', { clientType: 'company' }));
    expect(nameless).toEqual({ 'billing.company': { key: 'field.company' } });
    expect(errorsOf(formOf('sk', { ...company, 'billing.vatNumber': '' }))).toEqual({});
  });

  it('privately has no company and VAT number, even if they were left in the form', () => {
    const { billingAddress } = accepted(formOf('sk', { ...company, clientType: 'private' }), 'sk');
    expect(billingAddress).not.toHaveProperty('company');
    expect(billingAddress).not.toHaveProperty('vatNumber');
  });

  it.each(['', 'COMPANY', 'robot'])('must choose a customer type: "%s" is none', (clientType) => {
    expect(errorsOf(formOf('sk', { clientType }))).toEqual({
      clientType: { key: 'field.clientType' },
    });
  });
});

describe('a different delivery address', () => {
  const different = deliveredTo('sk', {
    'shipping.city': 'Košice',
    'shipping.postalCode': '04001',
  });

  it('is read separately from the billing address', () => {
    const outcome = accepted(formOf('sk', different), 'sk');
    expect(outcome.shippingAddress).toMatchObject({ city: 'Košice', postalCode: '040 01' });
    expect(outcome.billingAddress.city).toBe('Bratislava');
  });

  it('must be complete, and is ignored if the billing address is chosen for delivery', () => {
    const broken = { ...different, 'shipping.city': '', 'shipping.postalCode': '1' };
    expect(Object.keys(errorsOf(formOf('sk', broken)))).toEqual([
      'shipping.postalCode',
      'shipping.city',
    ]);
    const same = accepted(
      formOf('sk', { ...broken, shippingAddressType: 'SAME_AS_BILLING' }),
      'sk',
    );
    expect(same.shippingAddress.city).toBe('Bratislava');
  });

  it('of a company needs no company name', () => {
    const company = { clientType: 'company', 'billing.company': 'Novák s.r.o.' };
    expect(
      accepted(formOf('sk', { ...different, ...company }), 'sk').shippingAddress,
    ).not.toHaveProperty('company');
  });
});
