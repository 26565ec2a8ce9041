/** The invoice may go to another country, the goods only to the market: eu-2026.md GEO-02, F-15. */
import { describe, expect, it } from 'vitest';
import { addressLines } from '#domain/checkout/address-lines.ts';
import { storedAddress } from '#domain/checkout/stored-address.ts';
import { type AddressCountry, addressCountries } from '#domain/country/address-countries.ts';
import { type CountryCode, isCountryCode } from '#domain/country/countries.ts';
import { hasValidVatFormat, vatNumberOf } from '#domain/vat/numbers.ts';
import { accepted, deliveredTo, errorsOf, formOf } from '../filled-form.ts';

const invoiceIn = (country: AddressCountry, changes = {}) =>
  formOf(country, { 'billing.country': country, ...changes });

describe.each(addressCountries)('an invoice to %s', (country) => {
  const market = country === 'de' ? 'fr' : 'de';

  it('follows the rules of that country', () => {
    const form = invoiceIn(country, deliveredTo(market, {}));
    const { billingAddress, shippingAddress } = accepted(form, market);
    expect([billingAddress.country, shippingAddress.country]).toEqual([country, market]);
    const wrong = errorsOf({ ...form, 'billing.postalCode': '!' }, market);
    expect(wrong['billing.postalCode']).toMatchObject({ country });
  });

  it('needs a delivery address in the market', () => {
    expect(errorsOf(invoiceIn(country), market)).toEqual({
      'billing.country': { key: 'field.deliveryCountry', country: market },
    });
    if (isCountryCode(country)) expect(errorsOf(invoiceIn(country), country)).toEqual({});
  });
});

it('a German shop with an invoice to France delivers to Germany', () => {
  const form = invoiceIn('fr', { 'billing.postalCode': '75 001', ...deliveredTo('de', {}) });
  expect(accepted(form, 'de')).toMatchObject({
    billingAddress: { postalCode: '75001', country: 'fr' },
    shippingAddress: { postalCode: '10115', country: 'de' },
  });
});

it('an unknown billing country is replaced by the market', () => {
  for (const country of ['', 'us', 'DE', '__proto__']) {
    const { billingAddress } = accepted(formOf('sk', { 'billing.country': country }), 'sk');
    expect(billingAddress.country).toBe('sk');
  }
});

it('a company abroad needs no company numbers of its own country', () => {
  const company = { clientType: 'company', 'billing.company': 'Nowak sp. z o.o.' };
  expect(errorsOf(invoiceIn('pl', { ...company, ...deliveredTo('de', {}) }), 'de')).toEqual({});
});

describe('a place beyond the customs border of its country', () => {
  it.each<[CountryCode, string, string]>([
    ['es', '35001', 'Canarias'],
    ['es', '51001', 'Ceuta'],
    ['it', '23041', 'Livigno'],
    ['it', '22061', 'Campione d’Italia'],
    ['de', '78266', 'Büsingen am Hochrhein'],
    ['de', 'D-27498', 'Helgoland'],
    ['fi', '22100', 'Ahvenanmaa'],
    ['gr', '63086', 'Άγιο Όρος'],
    ['fr', '97110', 'Guadeloupe, Martinique, La Réunion'],
    ['gb', 'JE2 3AB', 'Jersey'],
    ['gb', 'gy11aa', 'Guernsey'],
  ])(
    'is refused as a delivery address with the name of the place: %s %s, %s',
    (country, postalCode, place) => {
      const refusal = { key: 'field.notDelivered', parameters: { place } };
      expect(errorsOf(formOf(country, { 'billing.postalCode': postalCode }), country)).toEqual({
        'billing.postalCode': refusal,
      });
      const different = deliveredTo(country, { 'shipping.postalCode': postalCode });
      expect(errorsOf({ ...formOf(country), ...different }, country)).toEqual({
        'shipping.postalCode': refusal,
      });
    },
  );

  it('is accepted as a billing address', () => {
    const form = formOf('es', { 'billing.postalCode': '35001', 'billing.state': 'Las Palmas' });
    expect(accepted({ ...form, ...deliveredTo('es', {}) }, 'es').billingAddress).toMatchObject({
      postalCode: '35001',
    });
  });

  it.each<[CountryCode, string]>([
    ['pt', '9000-123'],
    ['at', '6691'],
    ['gb', 'BT1 1AA'],
    ['gb', 'IM1 1AA'],
  ])(
    'does not include places within the border, which are delivered to: %s %s',
    (country, postalCode) => {
      expect(errorsOf(formOf(country, { 'billing.postalCode': postalCode }), country)).toEqual({});
    },
  );
});

describe('a member state without a shop of ours', () => {
  it('completes the 27 of the Union', () => {
    const beyond = ['ch', 'gb', 'no'];
    expect(addressCountries.filter((code) => !beyond.includes(code))).toHaveLength(27);
  });

  /** Typed postcode, stored postcode, VAT number, and the label's lines below the name. */
  const places: [AddressCountry, string, string, string, string[]][] = [
    ['lu', 'L-1930', '1930', '12345613', ['12 Rue Haute', 'L-1930 Stad', 'Luxemburg']],
    ['ee', 'EE-10111', '10111', '101234568', ['Rue Haute 12', '10111 Stad', 'Estland']],
    ['lv', 'LV-1010', '1010', '40123456783', ['Rue Haute 12', 'Stad, LV-1010', 'Lettland']],
    ['mt', 'vlt1117', 'VLT 1117', '12345634', ['12 Rue Haute', 'Stad VLT 1117', 'Malta']],
    ['cy', 'CY-2008', '2008', '10259033P', ['Rue Haute 12', '2008 Stad', 'Zypern']],
  ];

  it.each(places)('%s: postcode %s, VAT number and label', (country, typed, stored, vat, lines) => {
    const form = invoiceIn(country, {
      clientType: 'company',
      'billing.company': 'Werkstatt',
      'billing.vatNumber': vat,
      'billing.streetName': 'Rue Haute',
      'billing.streetNumber': '12',
      'billing.postalCode': typed,
      'billing.city': 'Stad',
      ...deliveredTo('de', {}),
    });
    const { billingAddress } = accepted(form, 'de');
    expect(billingAddress).toMatchObject({ postalCode: stored, country });
    expect(storedAddress(billingAddress).vatNumber).toBe(country.toUpperCase() + vat);
    const number = vatNumberOf(vat, country);
    expect(number && hasValidVatFormat(number)).toBe(true);
    expect(addressLines(billingAddress, 'de-DE').slice(2)).toEqual(lines);
  });
});
