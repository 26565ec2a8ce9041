/** Optional data of an address: company numbers, delivery notes, provinces, further fields of the entity. */
import { describe, expect, it } from 'vitest';
import { type Address, address as addressSchema } from '#domain/checkout/address.ts';
import { readAddresses } from '#domain/checkout/address-form.ts';
import { addressValues, isSamePlace } from '#domain/checkout/address-values.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { accepted, deliveredTo, errorsOf, formOf } from '../filled-form.ts';

const company = { clientType: 'company', 'billing.company': 'Nowak' };

describe('a company', () => {
  it('must give the number that invoices of its country need, in the VAT field', () => {
    const nip = (vatNumber: string) => formOf('pl', { ...company, 'billing.vatNumber': vatNumber });
    const parameters = { name: 'NIP', example: '526-025-09-95' };
    expect(errorsOf(nip(''), 'pl')).toEqual({
      'billing.vatNumber': { key: 'field.identifierMissing', parameters },
    });
    expect(errorsOf(nip('526'), 'pl')).toEqual({
      'billing.vatNumber': { key: 'field.identifier', parameters },
    });
    expect(errorsOf(nip('526-025-09-94'), 'pl')).toEqual({
      'billing.vatNumber': { key: 'field.identifierDigits', parameters: { name: 'NIP' } },
    });
    for (const written of ['PL 526-025-09-95', '5260250995']) {
      const { identifiers } = accepted(nip(written), 'pl').billingAddress;
      expect(identifiers).toEqual({ nip: '5260250995' });
    }
  });

  it('elsewhere has a valid number stored, and an invalid one is no error', () => {
    const czech = (vatNumber: string) =>
      accepted(formOf('cz', { ...company, 'billing.vatNumber': vatNumber }), 'cz').billingAddress;
    expect(czech('25123891').identifiers).toEqual({ dic: 'CZ25123891' });
    expect(czech('CZ25123890')).not.toHaveProperty('identifiers');
    expect(czech('DE136695976')).toMatchObject({ vatNumber: 'DE136695976' });
  });

  it('in Italy must say how it receives invoices', () => {
    const italian = formOf('it', { ...company, 'billing.vatNumber': 'IT00743110157' });
    expect(errorsOf(italian, 'it')).toEqual({
      'billing.identifiers.sdi': {
        key: 'field.identifierOneOf',
        parameters: { name: 'Codice destinatario / PEC' },
      },
    });
    const read = accepted({ ...italian, 'billing.identifiers.pec': 'a@pec.it' }, 'it');
    expect(read.billingAddress.identifiers).toEqual({ partitaIva: '00743110157', pec: 'a@pec.it' });
  });

  it('gets an error for a malformed number and for wrong check digits', () => {
    const wrong = (text: string) =>
      errorsOf(formOf('cz', { ...company, 'billing.identifiers.ico': text }), 'cz')[
        'billing.identifiers.ico'
      ]?.key;
    expect([wrong('25596641'), wrong('25596642'), wrong('abc')]).toEqual([
      undefined,
      'field.identifierDigits',
      'field.identifier',
    ]);
  });

  it('may give an order reference and an e-mail address for invoices', () => {
    const form = formOf('de', {
      ...company,
      'billing.reference': 'PO 4711',
      'billing.invoiceEmail': 'rechnung@example.com',
      'billing.department': 'Einkauf',
    });
    expect(accepted(form, 'de').billingAddress).toMatchObject({
      reference: 'PO 4711',
      invoiceEmail: 'rechnung@example.com',
      department: 'Einkauf',
    });
    expect(errorsOf({ ...form, 'billing.invoiceEmail': 'rechnung@' }, 'de')).toEqual({
      'billing.invoiceEmail': { key: 'field.email' },
    });
  });
});

it('the NIF of a private customer is its own field, that of a company the VAT number', () => {
  const typed = { 'billing.identifiers.nif': '54362315-K', 'billing.vatNumber': 'A28015865' };
  const number = (changes: Record<string, string>) =>
    accepted(formOf('es', { ...typed, ...changes }), 'es').billingAddress.identifiers;
  expect(number({})).toEqual({ nif: '54362315K' });
  expect(number(company)).toEqual({ nif: 'A28015865' });
});

it('a private customer has only the numbers that persons have', () => {
  const typed = {
    'billing.identifiers.codiceFiscale': 'rccmnl83s18d969h',
    'billing.identifiers.sdi': 'M5UXCR1',
    'billing.department': 'x',
    'billing.reference': 'x',
  };
  const { billingAddress } = accepted(formOf('it', typed), 'it');
  expect(billingAddress.identifiers).toEqual({ codiceFiscale: 'RCCMNL83S18D969H' });
  expect(billingAddress).not.toHaveProperty('department');
  expect(billingAddress).not.toHaveProperty('reference');
});

describe('freight', () => {
  const freight = { hasFreight: true };
  const notes = {
    'shipping.deliveryNoteFloor': '2',
    'shipping.deliveryNoteLift': 'on',
    'shipping.deliveryNoteForklift': 'on',
    'shipping.deliveryNoteWindow': 'Mo–Fr 8–14',
    'shipping.deliveryNoteAccess': 'Tor 3,\nbitte hupen',
  };
  const errors = (form: Record<string, string>) => {
    const read = readAddresses(form, 'de', freight);
    return read.ok ? {} : read.errors;
  };

  it('needs a phone number; a parcel does not', () => {
    expect(errors(formOf('de'))).toMatchObject({ 'shipping.phone': { key: 'field.phoneMissing' } });
    expect(errorsOf(formOf('de'), 'de')).toEqual({});
    expect(errors(formOf('de', { 'billing.phone': '030 123456' }))).toEqual({});
    expect(errors(formOf('de', { 'shipping.phone': '030 123456' }))).toEqual({});
    expect(Object.keys(errors(formOf('de', { 'billing.phone': '1' })))).toEqual(['billing.phone']);
    expect(errors(formOf('de', { 'shipping.phone': '1' }))).toMatchObject({
      'shipping.phone': { key: 'field.phone' },
    });
  });

  it('has delivery notes only in the delivery address', () => {
    const form = formOf('de', { 'billing.phone': '030 123456', ...notes });
    const read = readAddresses(form, 'de', freight);
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    expect(read.shippingAddress).toEqual({
      ...read.billingAddress,
      deliveryNoteFloor: '2',
      deliveryNoteLift: true,
      deliveryNoteForklift: true,
      deliveryNoteWindow: 'Mo–Fr 8–14',
      deliveryNoteAccess: 'Tor 3, bitte hupen',
    });
    expect(addressSchema.parse(read.shippingAddress)).toEqual(read.shippingAddress);
    expect(isSamePlace(read.billingAddress, read.shippingAddress)).toBe(true);
    expect(accepted(form, 'de').shippingAddress).toEqual(read.billingAddress);
  });

  it('accepts two hundred characters for the access note', () => {
    const form = (length: number) =>
      formOf('de', {
        ...notes,
        'shipping.phone': '030 123456',
        'shipping.deliveryNoteAccess': 'x'.repeat(length),
      });
    expect(errors(form(200))).toEqual({});
    expect(errors(form(201))).toEqual({
      'shipping.deliveryNoteAccess': { key: 'field.tooLong', parameters: { count: 200 } },
    });
  });
});

describe('a province', () => {
  it.each<[CountryCode, string, string]>([
    ['it', 'Roma', 'RM'],
    ['it', 'roma (rm)', 'RM'],
    ['it', 'rm', 'RM'],
    ['es', 'alava', 'Álava'],
    ['ro', 'bucuresti', 'București'],
    ['ro', 'Județul Iași', 'Iași'],
    ['ie', 'Kildare', 'Co. Kildare'],
    ['ie', 'County Dublin', 'Co. Dublin'],
    ['lt', 'vilniaus', 'Vilniaus apskritis'],
  ])('in %s written as "%s" is stored as %s', (country, written, kept) => {
    const form = formOf(country, { 'billing.state': written });
    expect(accepted(form, country).billingAddress.state).toBe(kept);
  });

  it.each(['it', 'es', 'ro', 'ie', 'lt'] as const)('in %s must be one of the list', (country) => {
    expect(errorsOf(formOf(country, { 'billing.state': 'Atlantis' }), country)).toEqual({
      'billing.state': { key: 'field.state' },
    });
  });

  it.each(['ie', 'lt'] as const)('in %s may be left out', (country) => {
    expect(accepted(formOf(country), country).billingAddress).not.toHaveProperty('state');
  });
});

describe('the address entity', () => {
  const earlier: Address = {
    firstName: 'Y',
    lastName: 'Ó',
    streetName: 'Hlavná',
    streetNumber: '1',
    postalCode: '811 03',
    city: 'Bratislava',
    country: 'sk',
    phone: '0905123456',
  };

  it('of an earlier Kontor is read unchanged', () => {
    expect(addressSchema.parse(earlier)).toEqual(earlier);
  });

  it('has every field of the specification', () => {
    const words =
      'id title salutation additionalStreetInfo additionalAddressInfo region state company department building apartment pOBox mobile email fax vatNumber';
    const filled = Object.fromEntries(words.split(' ').map((name) => [name, name]));
    const full = {
      ...earlier,
      ...filled,
      isDefaultShippingAddress: true,
      isDefaultBillingAddress: false,
    };
    expect(addressSchema.parse(full)).toEqual(full);
  });

  it('fills a form that produces the same address again', () => {
    const form = formOf('es', {
      ...company,
      'billing.streetNumber': 's/n',
      'billing.confirmNoNumber': 'on',
      'billing.vatNumber': 'ESA28015865',
      'billing.additionalAddressInfo': '3º 2ª',
    });
    const { billingAddress } = accepted(form, 'es');
    const again = { ...formOf('es', company), ...addressValues('billing.', billingAddress) };
    expect(accepted(again, 'es').billingAddress).toEqual(billingAddress);
    const elsewhere = accepted({ ...form, ...deliveredTo('es', {}) }, 'es').shippingAddress;
    expect(isSamePlace(billingAddress, elsewhere)).toBe(false);
  });
});
