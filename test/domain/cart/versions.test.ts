import { describe, expect, it } from 'vitest';
import { type Version, versionLabels, versionsAtOnce } from '#domain/catalogue/versions.ts';

type Data = Record<string, string>;
const units: Data = { volume: 'l', power: 'W', 'width-cm': 'cm', 'height-mm': 'mm' };

function version(attributes: Data, said: Partial<Version> = {}): Version {
  return {
    sku: 'EX10000001',
    slug: 'fryer-10000001',
    name: 'Fryer',
    model: 'F-1',
    isBware: false,
    price: { centAmount: 11900 },
    attributesRaw: Object.entries(attributes).map(([name, value]) => {
      const unit = units[name];
      return { name, label: name.toUpperCase(), value, ...(unit && { unit }) };
    }),
    ...said,
  };
}

describe('versions are labelled', () => {
  it('by the fewest attributes that tell them apart, in the order of the table', () => {
    const versions = [
      version({ volume: '8', power: '3,000', width: '30', colour: 'red', depth: '40' }),
      version({ volume: '8', power: '6,000', width: '50', colour: 'red', depth: '40' }),
      version({ volume: '8', power: '6,000', width: '50', colour: 'grey', depth: '50' }),
    ];
    expect(versionLabels(versions)).toEqual({
      heading: 'POWER · COLOUR',
      labels: ['3,000\u00a0W · red', '6,000\u00a0W · red', '6,000\u00a0W · grey'],
    });
  });

  it('with the name of an attribute that some lack, unless its unit says what is measured', () => {
    const versions = [
      version({ 'width-cm': '100', 'height-mm': '850', depth: '50' }),
      version({ 'width-cm': '100' }),
      version({ 'width-cm': '100', colour: 'red' }),
      version({ 'width-cm': '100', power: '300' }),
      version({ 'width-cm': '120' }),
    ];
    expect(versionLabels(versions)).toEqual({
      heading: 'WIDTH-CM',
      labels: [
        '100\u00a0cm · HEIGHT-MM 850\u00a0mm',
        '100\u00a0cm',
        '100\u00a0cm · COLOUR: red',
        '100\u00a0cm · 300\u00a0W',
        '120\u00a0cm',
      ],
    });
  });

  it('without the condition of B-ware, which has a sign of its own', () => {
    const used = version({ volume: '8', condition: 'light marks' }, { isBware: true });
    expect(versionLabels([version({ volume: '8' }), version({ volume: '10' }), used])).toEqual({
      heading: 'VOLUME',
      labels: ['8\u00a0l', '10\u00a0l', '8\u00a0l'],
    });
  });

  it('by name where a version lacks the attribute that differs, or nothing differs', () => {
    const used = version({ volume: '8', colour: 'red' }, { name: 'Fryer, used' });
    expect(versionLabels([version({ volume: '8' }), used])).toEqual({
      heading: '',
      labels: ['Fryer', 'COLOUR: red'],
    });
    const alike = [version({ volume: '8' }), version({ volume: '8' }, { name: 'Fryer 2' })];
    expect(versionLabels(alike)).toEqual({ heading: '', labels: ['Fryer', 'Fryer 2'] });
  });

  it('by name and model where even the names are the same', () => {
    const alike = [version({}), version({}, { model: 'F-2' })];
    expect(versionLabels(alike).labels).toEqual(['Fryer (F-1)', 'Fryer (F-2)']);
  });

  it('uniquely, whatever the catalogue data', () => {
    const words = ['a', 'b', ''];
    const all = words.flatMap((volume) =>
      words.flatMap((colour) => words.map((depth) => ({ volume, colour, depth }))),
    );
    const versions = all.map((each, index) =>
      version(Object.fromEntries(Object.entries(each).filter(([, value]) => value)), {
        name: `Fryer ${index % 5}`,
        model: `F-${index}`,
      }),
    );
    const { labels } = versionLabels([
      ...versions,
      ...versions.slice(0, 1).map((each) => ({ ...each, model: 'F-99' })),
    ]);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('versions shown at once', () => {
  const short = Array.from({ length: 9 }, () => 14);
  const long = Array.from({ length: 6 }, () => 45);

  it('fill two rows, the own one always among them', () => {
    expect([...versionsAtOnce(short, 1)].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...versionsAtOnce(short, 8)].toSorted()).toEqual([0, 1, 2, 3, 4, 8]);
    expect([...versionsAtOnce(long, 4)].toSorted()).toEqual([0, 4]);
    expect([...versionsAtOnce([140, 45, 45], 0)]).toEqual([0]);
  });

  it('are all if only one were left out', () => {
    expect(versionsAtOnce(short.slice(0, 7), 0).size).toBe(7);
    expect(versionsAtOnce(long.slice(0, 3), 2).size).toBe(3);
  });
});
