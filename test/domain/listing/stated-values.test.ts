/** What a document states of an attribute, as a filter compares it. */
import { describe, expect, it } from 'vitest';
import { statedValues } from '#domain/catalogue/technical-data/stated-values.ts';
import { rangeIn, readNumber, writtenNumbers } from '#domain/catalogue/written-numbers.ts';
import type { Language } from '#domain/country/countries.ts';

type Machine = string | number | boolean | undefined;

function stated(
  value: string,
  unit: string | undefined,
  machine?: Machine,
  language: Language = 'en',
) {
  const row = { name: 'x', label: 'X', value, ...(unit && { unit }) };
  const text = { attributesRaw: [row] } as never;
  const [first] = statedValues({
    attributes: machine === undefined ? {} : { x: machine },
    texts: { [language]: text },
  });
  if (!first) return undefined;
  const { word, low, high } = first;
  return [word, low, high, first.unit];
}

describe('a value of the table of technical data', () => {
  it.each<[string, string | undefined, Machine, unknown[]]>([
    ['6,500', 'W', 6500, [undefined, 6500, 6500, 'W']],
    ['3.5', 'kW', 3.5, [undefined, 3500, 3500, 'W']],
    ['250', 'g', 250, [undefined, 0.25, 0.25, 'kg']],
    ['1.2', 't', 1.2, [undefined, 1200, 1200, 'kg']],
    ['0.8', 'm', 0.8, [undefined, 800, 800, 'mm']],
    ['4', undefined, 4, [undefined, 4, 4, '']],
    ['Ø 125', 'mm', 125, [undefined, 125, 125, 'mm']],
    // The text is what the page shows.
    ['8', 'L', 16, [undefined, 8, 8, 'l']],
    ['2 × 8', 'L', 16, ['2 × 8\u00a0l', 16, 16, 'l']],
    ['8 / 12 / 16', 'kg', 36, ['8 / 12 / 16\u00a0kg', 36, 36, 'kg']],
    ['60–190', '°C', '60–190', ['60–190\u00a0°C', 60, 190, '°C']],
    ['-2–8', '°C', '-2–8', ['-2–8\u00a0°C', -2, 8, '°C']],
    ['280–2,350', 'rpm', '280–2350', ['280–2350\u00a0rpm', 280, 2350, 'rpm']],
    [
      '3 × 50 × 40 × 25',
      'cm',
      '50 × 40 × 25',
      ['3 × 50 × 40 × 25\u00a0cm', undefined, undefined, 'mm'],
    ],
    // How many of a format is another question than which format.
    ['4 × GN 2/3', undefined, 'GN 2/3', ['GN 2/3', undefined, undefined, '']],
    ['10\u00a0×\u00a0GN 1/1', undefined, undefined, ['GN 1/1', undefined, undefined, '']],
    ['6 x M8', undefined, undefined, ['M8', undefined, undefined, '']],
    ['2 × USB, 1 × HDMI', undefined, undefined, ['2 × USB, 1 × HDMI', undefined, undefined, '']],
    ['2 × USB', undefined, 2, [undefined, 2, 2, '']],
    ['2 XL', undefined, undefined, ['2 XL', undefined, undefined, '']],
    [
      'stainless steel',
      undefined,
      'stainless-steel',
      ['stainless-steel', undefined, undefined, ''],
    ],
    ['yes', undefined, true, ['true', undefined, undefined, '']],
    ['CEE 7/7', undefined, 'CEE 7/7', ['CEE 7/7', undefined, undefined, '']],
    // Imports of other shops have texts only.
    ['1,500', 'W', undefined, [undefined, 1500, 1500, 'W']],
    ['2 × 10', 'l', undefined, ['2 × 10\u00a0l', undefined, undefined, 'l']],
    ['AGM 7 Ah', undefined, undefined, ['AGM 7 Ah', undefined, undefined, '']],
    ['on request', 'W', 500, ['on request\u00a0W', undefined, undefined, 'W']],
  ])('%s %s, in the data %s', (value, unit, machine, expected) => {
    expect(stated(value, unit, machine)).toEqual(expected);
  });

  it('without a machine-readable number is read in its language', () => {
    expect(stated('1.500', 'W', undefined, 'de')).toEqual([undefined, 1500, 1500, 'W']);
    expect(stated('1.500', 'm', undefined, 'en')).toEqual([undefined, 1500, 1500, 'mm']);
    expect(stated('2,5', 'kW', undefined, 'el')).toEqual([undefined, 2500, 2500, 'W']);
    expect(stated('2\u00a0350', 'W', undefined, 'fr')).toEqual([undefined, 2350, 2350, 'W']);
  });

  it('of a plug keeps its count, by which the plugs of markets are found', () => {
    const row = { name: 'plug', label: 'Plug', value: '2 × CEE 7/7' };
    const texts = { en: { attributesRaw: [row] } as never };
    expect(statedValues({ attributes: {}, texts })[0]?.word).toBe('2 × CEE 7/7');
  });

  it('that is empty is not stated', () => {
    expect(stated(' ', 'W', 500)).toBeUndefined();
  });
});

it('the numbers of a text are read with the marks of a language', () => {
  const read = (text: string, language: Language) =>
    writtenNumbers(text).map((number) => readNumber(number, language));
  expect(read('1.234,5', 'de')).toEqual([1234.5]);
  expect(read('1,234.5', 'en')).toEqual([1234.5]);
  expect(read('0.125', 'de')).toEqual([0.125]);
  expect(read("1'200 × 3", 'de')).toEqual([1200, 3]);
  expect(read('60 - 190', 'de')).toEqual([60, 190]);
  expect(read('-3–-1', 'en')).toEqual([-3, -1]);
});

it('two numbers with a dash between are a range, and nothing else is', () => {
  expect(rangeIn('60 - 190', 'en')).toEqual({ low: 60, high: 190 });
  expect(rangeIn('-3–-1', 'en')).toEqual({ low: -3, high: -1 });
  for (const text of ['2 × 8', '8 / 12', '16', '60–190–200', 'GN 1/1', '190–60']) {
    expect(rangeIn(text, 'en')).toBeUndefined();
  }
});
