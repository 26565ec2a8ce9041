/** Express checkout: what is taken from the data of a wallet, and what the shopper has to add. */
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';
import { expressAddresses } from '#domain/payment/express-wallet.ts';
import { splitName, splitStreet } from '#domain/payment/wallets/names.ts';

const google = {
  apiVersion: 2,
  email: 'ada@example.com',
  shippingAddress: {
    name: 'Ada Augusta Byron',
    address1: 'Hauptstraße 7a',
    address2: 'Hinterhaus',
    address3: '',
    locality: 'Berlin',
    administrativeArea: '',
    postalCode: '10115',
    countryCode: 'DE',
    sortingCode: '',
    phoneNumber: '+49 30 1234567',
  },
  paymentMethodData: {
    type: 'CARD',
    info: {
      billingAddress: {
        name: 'Ada Byron',
        address1: 'Ring 1',
        locality: 'Köln',
        postalCode: '50667',
        countryCode: 'DE',
      },
    },
  },
};

const apple = {
  shippingContact: {
    givenName: 'Ada',
    familyName: 'Byron',
    addressLines: ['12 High Street', 'Flat 3'],
    subLocality: '',
    locality: 'London',
    postalCode: 'sw1a1aa',
    countryCode: 'gb',
    emailAddress: 'ada@example.com',
    phoneNumber: '020 7946 0958',
  },
  billingContact: {
    givenName: 'Ada',
    familyName: 'Byron',
    addressLines: ['Rose Lane 4'],
    locality: 'Leeds',
    postalCode: 'LS1 4DY',
    countryCode: 'GB',
  },
};

const paypal = {
  id: '5O190127TN364715T',
  payer: {
    email_address: 'ada@example.com',
    name: { given_name: 'Ada', surname: 'Byron' },
    phone: { phone_number: { national_number: '0612345678' } },
    address: {
      address_line_1: '7 bis, rue Haute',
      admin_area_2: 'Lyon',
      postal_code: '69001',
      country_code: 'FR',
    },
  },
  purchase_units: [
    {
      shipping: {
        name: { full_name: 'Ada Byron' },
        address: {
          address_line_1: 'Quai Nord 12',
          address_line_2: 'Bât. B',
          admin_area_2: 'Paris',
          postal_code: '75001',
          country_code: 'FR',
        },
      },
    },
  ],
};

const ada = { firstName: 'Ada', lastName: 'Byron' };

describe('wallet data is converted to our addresses', () => {
  it('from Google Pay', () => {
    expect(expressAddresses('googlepay', google, 'de')).toEqual({
      ok: true,
      email: 'ada@example.com',
      billingAddress: {
        ...ada,
        streetName: 'Ring',
        streetNumber: '1',
        postalCode: '50667',
        city: 'Köln',
        country: 'de',
        phone: '+49301234567',
      },
      shippingAddress: {
        firstName: 'Ada Augusta',
        lastName: 'Byron',
        streetName: 'Hauptstraße',
        streetNumber: '7a',
        additionalAddressInfo: 'Hinterhaus',
        postalCode: '10115',
        city: 'Berlin',
        country: 'de',
        phone: '+49301234567',
      },
    });
  });

  it('from Apple Pay', () => {
    expect(expressAddresses('applepay', apple, 'gb')).toMatchObject({
      ok: true,
      billingAddress: { ...ada, streetName: 'Rose Lane', streetNumber: '4', city: 'Leeds' },
      shippingAddress: {
        ...ada,
        streetName: 'High Street',
        streetNumber: '12',
        additionalAddressInfo: 'Flat 3',
        postalCode: 'SW1A 1AA',
        phone: '+442079460958',
      },
    });
  });

  it('from a PayPal order', () => {
    expect(expressAddresses('paypal', paypal, 'fr')).toMatchObject({
      ok: true,
      billingAddress: { ...ada, streetName: 'rue Haute', streetNumber: '7 bis', city: 'Lyon' },
      shippingAddress: { ...ada, streetName: 'Quai Nord', streetNumber: '12', city: 'Paris' },
    });
  });
});

describe('incomplete wallet data', () => {
  const withoutShipping = { ...google, shippingAddress: undefined };
  it.each([
    ['nothing at all', {}],
    ['something else', 'no payment data'],
    ['an e-mail address alone', { email: 'ada@example.com' }],
  ])('with %s is refused without gaps to fill', (_, value) => {
    expect(expressAddresses('googlepay', value, 'de')).toMatchObject({
      ok: false,
      code: 'WalletAddressMissing',
      message: 'Adress from Google express payment is missing',
      gaps: [],
    });
  });

  it.each([
    ['an e-mail address', { ...google, email: '' }, ['email']],
    ['a readable e-mail address', { ...google, email: 'ada@' }, ['email']],
    ['a shipping address, and with it the phone', withoutShipping, ['phone', 'shippingAddress']],
    ['a billing address', { ...google, paymentMethodData: undefined }, ['billingAddress']],
  ])('lists the gap: %s', (_, value, gaps) => {
    const outcome = expressAddresses('googlepay', value, 'de');
    expect(outcome).toMatchObject({ ok: false, code: 'AddressMissing', gaps });
  });

  it('with only the country of a PayPal payer has no billing address', () => {
    const payer = { ...paypal.payer, address: { country_code: 'FR' } };
    const outcome = expressAddresses('paypal', { ...paypal, payer }, 'fr');
    expect(outcome).toMatchObject({ ok: false, gaps: ['billingAddress'] });
  });

  it('with an address in another country is refused, and that address is not returned', () => {
    const outcome = expressAddresses('googlepay', google, 'at');
    expect(outcome).toMatchObject({
      ok: false,
      code: 'AddressIncorrect',
      known: { email: 'ada@example.com' },
    });
    expect(JSON.stringify(outcome)).toContain('foreign');
    expect(JSON.stringify(outcome)).not.toContain('Hauptstraße');
  });

  it('without a house number is accepted, because the shopper confirmed the address in the wallet', () => {
    const shippingAddress = { ...google.shippingAddress, address1: 'Rose Cottage' };
    expect(expressAddresses('googlepay', { ...google, shippingAddress }, 'de')).toMatchObject({
      ok: true,
      shippingAddress: { streetName: 'Rose Cottage', streetNumber: '' },
    });
  });
});

it.each<[string, CountryCode, string, string]>([
  ['Hauptstraße 7a', 'de', 'Hauptstraße', '7a'],
  ['Straße des 17. Juni 135', 'de', 'Straße des 17. Juni', '135'],
  ['Am Markt 12-14', 'de', 'Am Markt', '12-14'],
  ['Dlhá 1234/12', 'sk', 'Dlhá', '1234/12'],
  ['ul. Długa 3/15', 'pl', 'ul. Długa', '3/15'],
  ['12 High Street', 'gb', 'High Street', '12'],
  ['High Street 12', 'gb', 'High Street', '12'],
  ['10 Downing St', 'ie', 'Downing St', '10'],
  ['7 bis, rue du 8 Mai 1945', 'fr', 'rue du 8 Mai 1945', '7 bis'],
  ['Calle Mayor, 5', 'es', 'Calle Mayor', '5'],
  ['Calle Mayor s/n', 'es', 'Calle Mayor', 's/n'],
  ['Vidikovac bb', 'hr', 'Vidikovac', 'bb'],
  ['Strada Lungă nr. 8', 'ro', 'Strada Lungă', '8'],
  ['Αθηνάς 12', 'gr', 'Αθηνάς', '12'],
  ['ул. Витоша 3', 'bg', 'ул. Витоша', '3'],
  ['Rose Cottage', 'gb', 'Rose Cottage', ''],
  ['', 'de', '', ''],
])('%j in %s is the street %j and the number %j', (line, country, streetName, streetNumber) => {
  expect(splitStreet(line, country)).toEqual({ streetName, streetNumber });
});

it.each<[string, CountryCode, string, string]>([
  ['Ada Byron', 'de', 'Ada', 'Byron'],
  ['  Ada  Augusta Byron ', 'gb', 'Ada Augusta', 'Byron'],
  ['Kovács Anna Mária', 'hu', 'Anna Mária', 'Kovács'],
  ['Ada', 'de', 'Ada', ''],
  ['', 'de', '', ''],
])('%j in %s has the first name %j and the last name %j', (name, country, firstName, lastName) => {
  expect(splitName(name, country)).toEqual({ firstName, lastName });
});
