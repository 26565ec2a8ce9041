/** PO boxes and parcel lockers: recognised as their country writes them, and no place for freight. */
import { describe, expect, it } from 'vitest';
import { addressLines } from '#domain/checkout/address-lines.ts';
import { addressValues } from '#domain/checkout/address-values.ts';
import { deliveryPlaceOf } from '#domain/checkout/delivery-place.ts';
import { storedAddress } from '#domain/checkout/stored-address.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { accepted, deliveredTo, errorsOf, formOf } from '../filled-form.ts';

const streetOf = (streetName: string, streetNumber = '') => ({
  'billing.streetName': streetName,
  'billing.streetNumber': streetNumber,
});

describe('a PO box', () => {
  it.each<[CountryCode, string, string]>([
    ['de', 'Postfach 12 34 56', '12 34 56'],
    ['at', 'Postfach 100', '100'],
    ['ch', 'Case postale 1234', '1234'],
    ['ch', 'Casella postale 77', '77'],
    ['fr', 'Boîte postale 40012', '40012'],
    ['fr', 'BP 40012', '40012'],
    ['fr', 'B.P. 12', '12'],
    ['fr', 'CS 70001', '70001'],
    ['be', 'Postbus 3', '3'],
    ['nl', 'Postbus 93144', '93144'],
    ['it', 'Casella postale 22', '22'],
    ['it', 'C.P. 22', '22'],
    ['es', 'Apartado de Correos 1.234', '1.234'],
    ['es', 'Apdo. 15', '15'],
    ['pt', 'Apartado 42', '42'],
    ['gb', 'PO Box 123', '123'],
    ['ie', 'P.O. Box 9', '9'],
    ['pl', 'skr. poczt. 12', '12'],
    ['pl', 'Skrytka pocztowa nr 12', '12'],
    ['cz', 'P. O. Box 31', '31'],
    ['cz', 'Poštovní přihrádka 31', '31'],
    ['sk', 'Poštový priečinok 31', '31'],
    ['hu', 'Pf. 62', '62'],
    ['hu', 'Postafiók 62', '62'],
    ['ro', 'Căsuța Poștală 5', '5'],
    ['bg', 'П.К. 5', '5'],
    ['bg', 'пощенска кутия 5', '5'],
    ['gr', 'Τ.Θ. 1234', '1234'],
    ['gr', 'Ταχυδρομική Θυρίδα 1234', '1234'],
    ['gr', 'ΘΥΡΙΔΑ 12', '12'],
    ['hr', 'p.p. 7', '7'],
    ['hr', 'Poštanski pretinac 7', '7'],
    ['si', 'Poštni predal 7', '7'],
    ['lt', 'Pašto dėžutė 7', '7'],
    ['lt', 'a. d. 7', '7'],
    ['dk', 'Postboks 100', '100'],
    ['no', 'Postboks 6789', '6789'],
    ['se', 'Box 123', '123'],
    ['fi', 'PL 123', '123'],
    ['fi', 'Postilokero 123', '123'],
  ])('in %s is recognised in the street line: %s', (country, line, pOBox) => {
    const form = formOf(country, streetOf(line));
    const address = accepted(form, country).billingAddress;
    expect(deliveryPlaceOf(address)).toBe('poBox');
    // The line is not split into street and house number; the number is in the specification's field.
    expect(address).toMatchObject({ streetName: line, streetNumber: '', pOBox });
  });

  it.each<[CountryCode, string, string]>([
    ['de', 'Postfachweg', '3'],
    ['gb', 'Box Lane', '12'],
    ['se', 'Boxholmsgatan', '4'],
    ['fr', 'Rue de la Boîte Postale', '5'],
    ['de', 'BP', '12'],
    ['it', 'Via Postumia', '22'],
    ['fi', 'Plazankatu', '7'],
    ['es', 'Calle Apartado', '1'],
  ])('in %s is not seen in a street: %s %s', (country, street, number) => {
    const address = accepted(formOf(country, streetOf(street, number)), country).billingAddress;
    expect(deliveryPlaceOf(address)).toBe('street');
    expect(address).not.toHaveProperty('pOBox');
  });

  it('is the same whether its number is in the field of the street or of the house number', () => {
    const one = accepted(formOf('de', streetOf('Postfach', '12 34 56')), 'de').billingAddress;
    const other = accepted(formOf('de', streetOf('Postfach 12 34 56')), 'de').billingAddress;
    expect(one).toEqual(other);
    expect(addressLines(one, 'de-DE')).toEqual([
      'Jana Nováková',
      'Postfach 12 34 56',
      '10115 Bratislava',
      'Deutschland',
    ]);
  });

  it('is shown again in the form as it was typed', () => {
    const { billingAddress } = accepted(formOf('de', streetOf('Postfach 7')), 'de');
    const again = addressValues('billing.', billingAddress);
    expect(again['billing.streetName']).toBe('Postfach 7');
    expect(accepted(formOf('de', again), 'de').billingAddress).toEqual(billingAddress);
  });

  it('that a call gives only in its own field gets a street line, which labels and providers need', () => {
    const { billingAddress } = accepted(formOf('de'), 'de');
    const { streetName: _name, streetNumber: _number, ...rest } = billingAddress;
    const called = { ...rest, streetName: '', streetNumber: '', pOBox: '77' };
    expect(storedAddress(called)).toMatchObject({ streetName: 'PO Box 77', pOBox: '77' });
    expect(storedAddress(storedAddress(called))).toEqual(storedAddress(called));
  });
});

describe('a parcel locker', () => {
  it.each<[CountryCode, string, string]>([
    ['de', 'Packstation', '145'],
    ['de', 'Packstation 145', ''],
    ['pl', 'Paczkomat KRA012', ''],
    ['cz', 'Z-BOX Praha 5', ''],
    ['sk', 'BalíkoBOX 12', ''],
    ['hu', 'Foxpost Árkád', ''],
    ['ro', 'easybox Mega Image Unirii', ''],
    ['bg', 'Автомат за пратки 4', ''],
    ['gr', 'BOX NOW Κυψέλη', ''],
    ['hr', 'Paketomat 12', ''],
    ['si', 'Paketomat 12', ''],
    ['lt', 'Paštomatas Akropolis', ''],
    ['fi', 'Pakettiautomaatti K-Market', ''],
    ['no', 'Pakkeboks 12', ''],
    ['es', 'CityPaq 1234', ''],
    ['fr', 'Amazon Locker Lilas', ''],
  ])(
    'in %s is recognised, without a question about the house number: %s %s',
    (country, street, number) => {
      const address = accepted(formOf(country, streetOf(street, number)), country).billingAddress;
      expect(deliveryPlaceOf(address)).toBe('parcelLocker');
    },
  );

  it('is also recognised in the line below the street', () => {
    const form = formOf('de', { 'billing.additionalAddressInfo': 'Packstation 145' });
    expect(deliveryPlaceOf(accepted(form, 'de').billingAddress)).toBe('parcelLocker');
  });
});

describe('freight', () => {
  const freight = { hasFreight: true };
  const form = (changes: Record<string, string>) =>
    formOf('de', { 'billing.phone': '030 1234567', ...changes });

  it.each([
    ['Postfach 12 34 56', 'field.noFreightToPoBox'],
    ['Packstation 145', 'field.noFreightToLocker'],
  ] as const)('is refused at %s, at the field of the street', (line, key) => {
    expect(errorsOf(form(streetOf(line)), 'de', freight)).toEqual({
      'billing.streetName': { key },
    });
    const elsewhere = deliveredTo('de', {
      'shipping.streetName': line,
      'shipping.streetNumber': '',
    });
    expect(errorsOf(form(elsewhere), 'de', freight)).toEqual({ 'shipping.streetName': { key } });
  });

  it('may have its invoice sent to a PO box, and a parcel may go there', () => {
    const invoice = form({ ...streetOf('Postfach 7'), ...deliveredTo('de', {}) });
    expect(errorsOf(invoice, 'de', freight)).toEqual({});
    expect(errorsOf(form(streetOf('Postfach 7')), 'de')).toEqual({});
  });
});
