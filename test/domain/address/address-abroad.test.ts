/** The invoice may go to another country, the goods only to the market: eu-2026.md GEO-02, F-15. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { accepted, deliveredTo, errorsOf, formOf } from '../filled-form.ts';

const invoiceIn = (country: CountryCode, changes = {}) =>
  formOf(country, { 'billing.country': country, ...changes });

describe.each(countryCodes)('an invoice to %s', (country) => {
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
    expect(errorsOf(invoiceIn(country), country)).toEqual({});
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
    ['fi', '22100', 'Åland'],
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
