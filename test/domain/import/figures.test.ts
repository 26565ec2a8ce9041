import { describe, expect, it } from 'vitest';
import { amountText, centsOf, decimalOf, instantOf } from '#domain/catalogue/import/cell-values.ts';
import * as codec from '#domain/catalogue/import/codecs.ts';
import { delimiterOf } from '#domain/catalogue/import/csv-records.ts';
import { isOwnSku } from '#domain/catalogue/import/foreign-sku.ts';
import { detectFormat } from '#domain/catalogue/import/formats.ts';
import { guarded, unguarded } from '#domain/catalogue/import/formula.ts';
import { unstorable } from '#domain/catalogue/import/storable.ts';
import { chance, times } from '../seeded.ts';

describe('an amount', () => {
  it.each([
    ['1299', 129900],
    ['1299.5', 129950],
    ['1.299,00', 129900],
    ['1,299.00', 129900],
    ['1 299,00', 129900],
    ["1'299.00", 129900],
    ['1.234.567', 123456700],
    ['0', 0],
  ])('%s is read as people mean it', (text, cents) =>
    expect(centsOf(text)).toEqual({ ok: true, value: cents }),
  );

  it.each([
    '1.299',
    '1,2,3',
    '1.29.99',
    '10^15',
    '1e15',
    '-5',
    'free',
    '',
    '=1',
    '1000000000000000',
    '19.999',
    'NaN',
  ])('%s is refused', (text) => expect(centsOf(text).ok).toBe(false));

  it('is read back from its written form', () => {
    const draw = chance(7);
    for (const cents of times(500).map(() => draw.between(0, 10 ** 11))) {
      expect(centsOf(amountText(cents))).toEqual({ ok: true, value: cents });
    }
  });
});

describe('a size or weight', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['-1.25', -1.25],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1234.567', 1234.567],
    ['1.2345', 1.2345],
  ])('%s is read as people mean it', (text, value) =>
    expect(decimalOf(text)).toEqual({ ok: true, value }),
  );

  it.each(['0x1F', '1e3', '', ' ', 'Infinity', '1.2.3', '1,234.5', '9'.repeat(400)])(
    '%s is refused',
    (text) => expect(decimalOf(text)).toMatchObject({ ok: false }),
  );

  it.each([
    ['1,234', '1234 or 1.2340'],
    ['1.234', '1234 or 1.2340'],
    ['-12.500', '-12500 or -12.5000'],
  ])('%s is refused because it may be thousands', (text, ways) => {
    const why = `"${text}" may mean two numbers: write it as ${ways}`;
    expect(decimalOf(text)).toEqual({ ok: false, why });
  });
});

describe('a date', () => {
  it.each([
    ['2026-03-31', '2026-03-31T00:00:00.000Z'],
    ['2026-03-31 12:30', '2026-03-31T12:30:00.000Z'],
    ['2026-03-31T12:30:00+02:00', '2026-03-31T10:30:00.000Z'],
  ])('%s is an instant', (text, instant) =>
    expect(instantOf(text)).toEqual({ ok: true, value: instant }),
  );

  it.each(['2026-02-30', '31.03.2026', '03/31/2026', 'today', '2026-13-01', '2026-03-31T25:00'])(
    '%s is not an instant',
    (text) => expect(instantOf(text).ok).toBe(false),
  );
});

describe('cells that a spreadsheet would run', () => {
  const pieces = ['=', '+', '-', '@', '\t', "'", 'a', '1', ' '];

  it('are guarded when written, and read back unchanged', () => {
    const draw = chance(11);
    for (const text of times(500).map(() =>
      times(draw.between(0, 5))
        .map(() => draw.pick(pieces))
        .join(''),
    )) {
      expect(guarded(text)).not.toMatch(/^[=+\-@\t\r]/);
      expect(unguarded(guarded(text))).toBe(text);
    }
  });
});

describe('a list in a cell', () => {
  it('is read back unchanged, whatever is in it', () => {
    const draw = chance(13);
    const pieces = ['a', '|', ' ', '[', ']', '"', '\\', '\n', ','];
    for (const _ of times(500)) {
      const items = times(draw.between(0, 4)).map(() =>
        times(draw.between(0, 4))
          .map(() => draw.pick(pieces))
          .join(''),
      );
      expect(codec.list.read(codec.list.write(items))).toEqual({ ok: true, value: items });
    }
  });
});

it('a number of the shop has the letters EX and eight digits', () => {
  expect(['EX10000001', 'ex10000001', 'VICE'].map(isOwnSku)).toEqual([true, false, false]);
});

describe('a file', () => {
  it.each([
    ['{"type":"product","sku":"EX10000001"}\n', 'ndjson'],
    ['{"limit":20,"results":[{"id":"1"}]}', 'commercetools'],
    ['[{"id":"1","masterVariant":{}}]', 'commercetools'],
    ['sku,name.de\n', 'csv'],
    ['\ufeffArtikel;Preis\n'.slice(1), 'csv'],
  ])('that begins with %s is recognised as %s', (head, format) =>
    expect(detectFormat(head)).toBe(format),
  );

  it('has a delimiter that is detected, also below an empty line', () => {
    const heads = ['a,b\n', 'a;b;"c,d"\n', 'a\tb\n', 'a\n', '\n \r\na;b\n'];
    expect(heads.map(delimiterOf)).toEqual([',', ';', '\t', ',', ';']);
  });
});

describe('a text that cannot be stored', () => {
  it.each(['a\0b', '\ud800', '\u0007', '\ufffd'])('is detected: %j', (text) =>
    expect(unstorable(text)).toBeDefined(),
  );
  it.each(['a\tb\nc\r', '🙂', 'Łódź'])('is not %j', (text) =>
    expect(unstorable(text)).toBeUndefined(),
  );
});
