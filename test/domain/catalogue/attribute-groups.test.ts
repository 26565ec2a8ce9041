/** The groups of the table of technical data, and their columns. */
import { describe, expect, it } from 'vitest';
import {
  groupOfAttribute,
  inColumns,
  inGroups,
} from '#domain/catalogue/technical-data/attribute-groups.ts';
import { groupOf } from '../../../demo/attributes.ts';

describe('the group of an attribute', () => {
  it.each([
    [{ unit: 'cm' }, 'size'],
    [{ unit: 'мм' }, 'size'],
    [{ unit: 'kg' }, 'size'],
    [{ unit: 'L' }, 'size'],
    [{ unit: 'kW' }, 'performance'],
    [{ unit: '°C' }, 'performance'],
    [{}, 'general'],
    [{ unit: 'm', group: 'performance' as const }, 'performance'],
    [{ group: 'material' as const }, 'material'],
  ])('%o: %s', (attribute, group) => expect(groupOfAttribute(attribute)).toBe(group));

  it('is stated by the demo where the unit does not tell', () => {
    expect(['plug', 'cable-length', 'material', 'power'].map(groupOf)).toEqual([
      'performance',
      'performance',
      'material',
      undefined,
    ]);
  });
});

const rows = (group: 'performance' | 'size' | 'material' | 'general', count: number) =>
  Array.from({ length: count }, (_, index) => ({ group, index }));

describe('the columns', () => {
  const shown = (some: ReturnType<typeof rows>) =>
    inColumns(inGroups(some)).map((column) => column.map(({ group }) => group));

  it('keep every row once, in the order of the page', () => {
    const all = [...rows('general', 2), ...rows('size', 6), ...rows('performance', 3)];
    expect(inGroups(all).map(({ group, rows: own }) => [group, own.length])).toEqual([
      ['performance', 3],
      ['size', 6],
      ['general', 2],
    ]);
    expect(shown(all)).toEqual([['performance', 'general'], ['size']]);
  });

  it('are never empty', () => {
    expect(shown(rows('general', 4))).toEqual([['general']]);
    expect(shown([])).toEqual([]);
  });
});
