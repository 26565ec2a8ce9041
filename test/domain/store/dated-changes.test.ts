/** Dated changes of a store's rules: what is in effect when, and which changes are refused. */
import { describe, expect, it } from 'vitest';
import { catalogueDocument } from '#domain/catalogue/document.ts';
import { inPlainWords } from '#domain/catalogue/import/plain-words.ts';
import { datedChange, storeAt, turnsOf } from '#domain/store/dated-changes.ts';
import { legalFaults } from '#domain/store/rule-faults.ts';
import { demoStoreDocument } from '../../demo-stores.ts';
import { storeOf, today } from '../shop.ts';

const christmas = {
  validFrom: '2026-12-24T00:00:00+01:00',
  validUntil: '2026-12-27T00:00:00+01:00',
};
const changed = (...changes: object[]) =>
  storeOf('de', { changes: changes.map((change) => datedChange.parse(change)) });
const at = (time: string) => new Date(time);

describe('the rules of a store', () => {
  it('change exactly from the first moment of a change until before its end', () => {
    const store = changed({ ...christmas, codFeeCentAmount: 490 });
    const fee = (time: string) => storeAt(store, at(time)).codFeeCentAmount;
    expect(fee('2026-12-23T22:59:59.999Z')).toBe(390);
    expect(fee('2026-12-23T23:00:00.000Z')).toBe(490);
    expect(fee('2026-12-26T22:59:59.999Z')).toBe(490);
    expect(fee('2026-12-26T23:00:00.000Z')).toBe(390);
    expect(turnsOf(store.changes)).toEqual([
      Date.parse(christmas.validFrom),
      Date.parse(christmas.validUntil),
    ]);
  });

  it('keep the parts of a fee, of days and of cash that a change does not name', () => {
    const store = changed({
      validFrom: '2026-12-01T00:00:00Z',
      shippingRates: { parcelCentAmount: 495 },
      deliveryDays: { freight: { from: 5, to: 12 } },
      cashOnDelivery: { itemLimit: 3 },
      volumeDiscounts: { bulk: [{ fromQuantity: 4, permyriad: 700 }] },
      paymentMethods: ['scheme'],
    });
    const later = storeAt(store, at('2027-06-01T00:00:00Z'));
    expect(later).toEqual({
      ...store,
      shippingRates: { ...store.shippingRates, parcelCentAmount: 495 },
      deliveryDays: { ...store.deliveryDays, freight: { from: 5, to: 12 } },
      cashOnDelivery: { ...store.cashOnDelivery, itemLimit: 3 },
      volumeDiscounts: { bulk: [{ fromQuantity: 4, permyriad: 700 }] },
      paymentMethods: ['scheme'],
    });
    expect(storeAt(store, today)).toBe(store);
  });

  it('are those of the change that began later where two overlap, wherever they stand in the list', () => {
    const lasting = { validFrom: '2026-12-01T00:00:00Z', codFeeCentAmount: 300 };
    const short = { ...christmas, codFeeCentAmount: 0 };
    for (const changes of [
      [lasting, short],
      [short, lasting],
    ]) {
      const fees = ['2026-11-30', '2026-12-10', '2026-12-25', '2026-12-30'].map(
        (day) => storeAt(changed(...changes), at(`${day}T12:00:00Z`)).codFeeCentAmount,
      );
      expect(fees).toEqual([390, 300, 0, 300]);
    }
  });
});

function faults(key: 'de' | 'hu', changes: object): string[] {
  const read = catalogueDocument.safeParse(demoStoreDocument(key, changes), { reportInput: true });
  return read.success
    ? []
    : inPlainWords(read.error.issues).map(({ field, why }) => `${field}: ${why}`);
}

describe('a store is refused', () => {
  const step = (fromQuantity: number, permyriad: number) => ({ fromQuantity, permyriad });
  const from = { validFrom: '2026-12-01T00:00:00+01:00' };

  it.each<[string, object, string | RegExp]>([
    ['with a change of nothing', { changes: [from] }, 'changes.0: changes nothing'],
    [
      'with a change without a time zone',
      { changes: [{ validFrom: '2026-12-01T00:00:00', codFeeCentAmount: 1 }] },
      /^changes.0.validFrom: .*a moment with its zone/,
    ],
    [
      'with a change that ends before it begins',
      { changes: [{ ...from, validUntil: '2026-11-01T00:00:00Z', codFeeCentAmount: 1 }] },
      'changes.0.validUntil: ends before it begins',
    ],
    [
      'with a change of something else',
      { changes: [{ ...from, codFeeCentAmount: 1, phone: '+49 1' }] },
      'changes.0: has unknown fields: phone',
    ],
    [
      'with a change that leaves days in the wrong order',
      { changes: [{ ...from, deliveryDays: { parcel: { from: 5, to: 3 } } }] },
      'changes.0.deliveryDays.parcel: from is more than to',
    ],
    [
      'with steps in the wrong order',
      { volumeDiscounts: { standard: [step(5, 500), step(3, 1000)] } },
      'volumeDiscounts.standard.1: both numbers have to be greater than those of the step before',
    ],
    [
      'with a larger quantity that costs more a piece',
      { volumeDiscounts: { standard: [step(3, 1000), step(5, 500)] } },
      'volumeDiscounts.standard.1: both numbers have to be greater than those of the step before',
    ],
    [
      'with a method of another currency',
      { paymentMethods: ['scheme', 'blik'] },
      'paymentMethods.1: blik accepts no EUR',
    ],
    [
      'with an unknown method',
      { paymentMethods: ['cash'] },
      /^paymentMethods.0: "cash" is none of bankTransfer, cashOnDelivery/,
    ],
    [
      'with a title in a foreign language',
      { codFeeTitle: { fr: 'Frais' } },
      'codFeeTitle.fr: de has only de',
    ],
    [
      'with a negative fee',
      { shippingRates: { freeAboveCentAmount: 0, parcelCentAmount: -1, freightCentAmount: 0 } },
      'shippingRates.parcelCentAmount: -1 is less than 0',
    ],
  ])('%s', (_, changes, expected) => {
    expect(faults('de', changes)).toEqual([
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    ]);
  });

  it('with a change whose fee no price tag can show', () => {
    const changes = [{ ...from, shippingRates: { parcelCentAmount: 1950 } }];
    expect(faults('hu', { changes })).toEqual([
      'changes.0.shippingRates.parcelCentAmount: no price tag of the currency can show it',
    ]);
  });
});

describe('the law', () => {
  const told = (...about: Parameters<typeof legalFaults>) =>
    legalFaults(...about).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const cash = (limitCentAmount: number, itemLimit = 1) => ({
    limitCentAmount,
    itemLimit,
    freight: false,
    atTheDoor: 'cash' as const,
  });

  it('bounds the limit of cash, also of a change, by the cap of its first day', () => {
    const es = storeOf('es', { cashOnDelivery: cash(100_000) });
    const why = 'the law of es allows no cash payment above 999.99 EUR';
    expect(told(es, today)).toEqual([`cashOnDelivery.limitCentAmount: ${why}`]);
    expect(told(storeOf('es', { cashOnDelivery: cash(99_999) }), today)).toEqual([]);
    const later = (validFrom: string) =>
      storeOf('de', { changes: [{ validFrom, cashOnDelivery: { limitCentAmount: 2_000_000 } }] });
    expect(told(later('2027-01-01T00:00:00.000Z'), today)).toEqual([]);
    expect(told(later('2027-08-01T00:00:00.000Z'), today)).toEqual([
      'changes.0.cashOnDelivery.limitCentAmount: the law of de allows no cash payment above 10000.00 EUR',
    ]);
  });

  it('forbids a fee for cash in France, if cash is offered there', () => {
    const fr = (itemLimit: number, codFeeCentAmount: number) =>
      storeOf('fr', { cashOnDelivery: cash(100_000, itemLimit), codFeeCentAmount });
    expect(told(fr(1, 290), today)).toEqual([
      'codFeeCentAmount: the law of fr forbids a fee for a means of payment',
    ]);
    expect([...told(fr(1, 0), today), ...told(fr(0, 290), today)]).toEqual([]);
  });
});
