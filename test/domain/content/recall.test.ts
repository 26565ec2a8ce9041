/** Recalls: what a file of them must say, whom they concern, and what a notice says. */
import { describe, expect, it } from 'vitest';
import { contentDocument } from '#domain/content/content-document.ts';
import { isConcerned } from '#domain/content/recall.ts';

const kettle = {
  type: 'recall',
  id: 'kettle',
  date: '2026-10-12',
  stores: ['ch', 'at'],
  skus: ['EX10012345'],
  name: { de: 'Kessel', fr: 'Bouilloire', it: 'Bollitore' },
  hazard: { de: 'Stromschlag', fr: 'Choc électrique', it: 'Scossa elettrica' },
  sold: { from: '2026-05-01', until: '2026-05-31' },
  remedies: ['repair', 'refund'],
};
const faultsOf = (change: object) =>
  contentDocument
    .safeParse({ title: 'x', blocks: [{ ...kettle, ...change }] })
    .error?.issues.map(({ path, message }) => `${path.slice(2).join('.')}: ${message}`) ?? [];

describe('a recall in a file', () => {
  it('has texts in each language of its markets, and needs no others', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ stores: ['de'], name: { de: 'Kessel' }, hazard: { de: 'Hitze' } })).toEqual(
      [],
    );
    expect(faultsOf({ hazard: { de: 'Stromschlag', it: 'Scossa' } })).toEqual([
      'hazard.fr: is missing: it is a language of its markets',
    ]);
    expect(faultsOf({ name: 'Kessel' })).toEqual(['name: needs a text by language: de, fr, it']);
    expect(faultsOf({ stores: undefined })).toContain(
      'name.el: is missing: it is a language of its markets',
    );
  });

  it.each([
    [
      { hazard: { ...kettle.hazard, de: 'Vorsorglich: Hitze' } },
      'hazard.de: “vorsorglich” weakens',
    ],
    [{ action: { ...kettle.name, fr: 'Rappel volontaire' } }, 'action.fr: “volontaire” weakens'],
    [{ remedies: ['refund'] }, 'remedies: '],
    [{ remedies: ['refund', 'refund'] }, 'remedies: has one twice'],
    [{ sold: { from: '2026-05-02', until: '2026-05-01' } }, 'sold.until: is before `from`'],
    [{ skus: ['10012345'] }, 'skus.0: EX and eight digits'],
    [{ id: undefined }, 'id: '],
  ])('is refused with the place of the fault: %o', (change, fault) => {
    expect(faultsOf(change)).toEqual([expect.stringContaining(fault)]);
  });
});

it.each([
  ['2026-04-30T21:59:59Z', false],
  ['2026-04-30T22:00:00Z', true],
  ['2026-05-31T21:59:59Z', true],
  ['2026-05-31T22:00:00Z', false],
])('concerns orders of the days of the market: %s %s', (createdAt, expected) => {
  const order = { country: 'at', createdAt, skus: ['EX10000001', 'EX10012345'] } as const;
  expect(isConcerned(order, kettle)).toBe(expected);
  expect(isConcerned({ ...order, skus: ['EX10000001'] }, kettle)).toBe(false);
});
