/** Houses without a number, and streets that arrive with theirs on one line. */
import { describe, expect, it } from 'vitest';
import { splitStreet } from '#domain/checkout/house-number.ts';
import { type CountryCode, countryCodes, tableOf } from '#domain/country/countries.ts';
import { where } from '../country-facts.ts';
import { accepted, deliveredTo, errorsOf, formOf } from '../filled-form.ts';

const field = 'billing.streetNumber';
const confirmed = { 'billing.confirmNoNumber': 'on' };

it('the specification has the check off in Poland and Romania', () => {
  const rules = tableOf(({ address }) => address.houseNumberDigit);
  expect(where(rules, ({ spec }) => !spec)).toEqual(['pl', 'ro']);
});

describe('a number without a digit', () => {
  it.each<[CountryCode, string]>([
    ['gb', 'Rose Cottage'],
    ['ie', 'The Old Mill'],
    ['es', 's/n'],
    ['it', 'SNC'],
    ['hr', 'bb'],
    ['si', 'b.š.'],
    ['sk', '–'],
  ])('in %s must be confirmed once, and "%s" is then accepted', (country, streetNumber) => {
    const form = formOf(country, { [field]: streetNumber });
    expect(errorsOf(form, country)).toEqual({
      [field]: { key: 'field.streetNumberNoDigit', soft: true },
    });
    const { billingAddress } = accepted({ ...form, ...confirmed }, country);
    expect(billingAddress.streetNumber).toBe(streetNumber);
  });

  it.each(['pl', 'ro'] as const)('in %s needs no confirmation', (country) => {
    expect(errorsOf(formOf(country, { [field]: 'bez numeru' }), country)).toEqual({});
  });
});

it.each(countryCodes)(
  'in %s an empty number must be confirmed once, and blanks count as empty',
  (country) => {
    const form = formOf(country, { [field]: ' ' });
    expect(errorsOf(form, country)).toEqual({ [field]: { key: 'field.streetNumber', soft: true } });
    expect(accepted({ ...form, ...confirmed }, country).billingAddress.streetNumber).toBe('');
  },
);

it('a confirmation applies to one address only, and to no other fault', () => {
  const form = formOf('sk', {
    ...confirmed,
    [field]: '',
    ...deliveredTo('sk', { 'shipping.streetNumber': '' }),
    'billing.city': '',
  });
  expect(Object.keys(errorsOf(form))).toEqual(['billing.city', 'shipping.streetNumber']);
});

describe('a line with street and number is split', () => {
  it.each<[CountryCode, string, string, string]>([
    ['sk', 'Hlavná 12/A', 'Hlavná', '12/A'],
    ['sk', 'Námestie 1. mája 7', 'Námestie 1. mája', '7'],
    ['cz', 'Korunní 1234/56', 'Korunní', '1234/56'],
    ['cz', '17. listopadu č.p. 8', '17. listopadu', '8'],
    ['de', 'Große Elbstraße 12a', 'Große Elbstraße', '12a'],
    ['de', 'Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['de', 'Hauptstr. 5 - 7', 'Hauptstr.', '5 - 7'],
    ['at', 'Mariahilfer Straße 12/3/4', 'Mariahilfer Straße', '12/3/4'],
    ['at', 'Ring 12 Top 5', 'Ring', '12 Top 5'],
    ['ch', 'Bahnhofstrasse 3', 'Bahnhofstrasse', '3'],
    ['ch', '3 rue du Rhône', 'rue du Rhône', '3'],
    ['fr', '12 bis, rue de la Paix', 'rue de la Paix', '12 bis'],
    ['fr', '221B avenue Foch', 'avenue Foch', '221B'],
    ['fr', 'rue Haute 12', 'rue Haute', '12'],
    ['be', 'Wetstraat 16', 'Wetstraat', '16'],
    ['be', '16 rue de la Loi', 'rue de la Loi', '16'],
    ['nl', 'Keizersgracht 324-2', 'Keizersgracht', '324-2'],
    ['nl', 'Plein 1944 nr. 5', 'Plein 1944', '5'],
    ['it', 'Via Roma, 12/B', 'Via Roma', '12/B'],
    ['it', 'Via XX Settembre 5', 'Via XX Settembre', '5'],
    ['es', 'Calle Mayor, 12, 3º 2ª', 'Calle Mayor', '12, 3º 2ª'],
    ['es', 'Gran Vía nº 28', 'Gran Vía', '28'],
    ['pt', 'Rua Augusta, 12, 3º Esq.', 'Rua Augusta', '12, 3º Esq.'],
    ['gb', '10 Downing Street', 'Downing Street', '10'],
    ['gb', '12A, High Street', 'High Street', '12A'],
    ['ie', "1 O'Connell Street", "O'Connell Street", '1'],
    ['pl', 'ul. 11 Listopada 7 m. 5', 'ul. 11 Listopada', '7 m. 5'],
    ['pl', '3 Maja 12/5', '3 Maja', '12/5'],
    ['hu', 'Fő utca 3. II/4', 'Fő utca', '3. II/4'],
    ['ro', 'Strada 1 Decembrie 1918 nr. 5', 'Strada 1 Decembrie 1918', '5'],
    ['bg', 'бул. Витоша № 15', 'бул. Витоша', '15'],
    ['gr', 'Ερμού 44', 'Ερμού', '44'],
    ['hr', 'Ilica 5a', 'Ilica', '5a'],
    ['si', 'Slovenska cesta 1', 'Slovenska cesta', '1'],
    ['lt', 'Gedimino pr. 9-12', 'Gedimino pr.', '9-12'],
    ['dk', 'Vestergade 12, 2. tv', 'Vestergade', '12, 2. tv'],
    ['se', 'Storgatan 5 B', 'Storgatan', '5 B'],
    ['no', 'Karl Johans gate 22', 'Karl Johans gate', '22'],
    ['fi', 'Mannerheimintie 1 A', 'Mannerheimintie', '1 A'],
  ])('%s "%s"', (country, line, streetName, streetNumber) => {
    expect(splitStreet(line, country)).toEqual({ streetName, streetNumber });
    const form = formOf(country, { 'billing.streetName': line, [field]: '' });
    expect(accepted(form, country).billingAddress).toMatchObject({ streetName, streetNumber });
  });

  it.each<[CountryCode, string]>([
    ['de', 'Hauptstraße'],
    ['de', '12'],
    ['gb', '2nd Avenue'],
    ['gb', 'Rose Cottage'],
    ['pl', '3 Maja'],
    ['es', 'Calle Mayor s/n'],
    ['cz', '17. listopadu'],
  ])('but not where there is none: %s "%s"', (country, line) => {
    expect(splitStreet(line, country)).toBeUndefined();
  });

  it('but not if the number is in its own field', () => {
    const form = formOf('de', { 'billing.streetName': 'Straße 12', [field]: '5' });
    expect(accepted(form, 'de').billingAddress).toMatchObject({
      streetName: 'Straße 12',
      streetNumber: '5',
    });
  });
});
