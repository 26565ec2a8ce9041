import { expect, it } from 'vitest';
import { parseWhere } from '#domain/catalogue/calls/where.ts';

it('a comparison, a list and both conjunctions are parsed', () => {
  const family = { kind: 'equals', field: 'family', values: ['oven'] };
  expect(parseWhere('family = "oven"')).toEqual({ ok: true, value: family });
  expect(parseWhere(' sku in ("EX10000001" , "EX10000002") ')).toEqual({
    ok: true,
    value: { kind: 'equals', field: 'sku', values: ['EX10000001', 'EX10000002'] },
  });
  expect(parseWhere('family="oven" and isBware = false or slug = "a \\"b\\""')).toEqual({
    ok: true,
    value: {
      kind: 'or',
      parts: [
        { kind: 'and', parts: [family, { kind: 'equals', field: 'isBware', values: [false] }] },
        { kind: 'equals', field: 'slug', values: ['a "b"'] },
      ],
    },
  });
});

it('brackets bind closer than and', () => {
  const parsed = parseWhere('isBware = true and (key = "a" or key = "b")');
  expect(parsed).toMatchObject({ value: { kind: 'and', parts: [{}, { kind: 'or' }] } });
});

it.each([
  ['', 'character 1: one of id, key, sku, slug, family, isBware expected, found the end'],
  ['price = "1"', 'character 1: one of id, key, sku, slug, family, isBware expected, found price'],
  ['sku = EX1', 'character 7: a text in double quotes expected, found EX1'],
  ['sku = "a" sku', 'character 11: and, or, or the end expected, found sku'],
  ['sku = "a"; DROP TABLE products', 'character 10: ; is not understood'],
  ['isBware = "yes"', 'character 11: true or false expected, found yes'],
  ['sku in ("a"', 'character 12: , or ) expected, found the end'],
  ['sku > "a"', 'character 5: = or in (…) expected, found >'],
  ['(sku = "a"', 'character 11: ) expected, found the end'],
  ['sku = "a', 'character 7: " is not understood'],
])('%j is refused with the place of the fault', (text, message) => {
  expect(parseWhere(text)).toEqual({ ok: false, message });
});

it('a thousand nested brackets are refused', () => {
  const parsed = parseWhere('('.repeat(1000));
  expect(parsed).toMatchObject({
    ok: false,
    message: expect.stringMatching(/at most 20 brackets/),
  });
});
