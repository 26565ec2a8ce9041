/** Reading a list always ends, invents nothing and is repeatable, whatever the list holds. */
import { expect, it } from 'vitest';
import { maxPieces } from '#domain/quick-order/limits.ts';
import { isKnownForm, keysOf } from '#domain/quick-order/numbers.ts';
import { readRows } from '#domain/quick-order/rows.ts';
import { chance } from '../seeded.ts';

const quantities = (list: string) =>
  readRows(list).map((row) => ('quantity' in row ? row.quantity : row.problem));

it('a quantity is a whole number of at least one, and one if none is given', () => {
  expect(quantities('EX10000001')).toEqual([1]);
  const cells = ['7', '+7', ' 7 ', '"7"', `${maxPieces}`, '007'];
  expect(quantities(cells.map((cell) => `EX10000001;${cell}`).join('\n'))).toEqual([
    ...[7, 7, 7, 7],
    ...[maxPieces, 7],
  ]);
  for (const cell of ['0', '-7', '7.0', '7,5', '1e1', '٧', '7 pcs', `${maxPieces + 1}`, '∞']) {
    expect([cell, quantities(`EX10000001;${cell}`)]).toEqual([cell, ['quantity']]);
  }
});

it('a header row is skipped in any script, and an article is never taken for one', () => {
  for (const titles of ['SKU;Qty', 'Артикул\tБрой', 'Κωδικός,Τεμάχια', 'EAN13;Menge', 'Number']) {
    expect([titles, quantities(`${titles}\nEX10000001;2`)]).toEqual([titles, [2]]);
  }
  expect(quantities('EX10000001;viele\nEX10000002;2')).toEqual(['quantity', 2]);
});

it('a bar code is found in every length; a number with a wrong check digit is no bar code', () => {
  expect(keysOf('4006381333931').eans).toContain('4006381333931');
  expect(keysOf('12345678905').eans).toEqual(['012345678905', '0012345678905', '00012345678905']);
  expect(keysOf('4006381333932').eans).toEqual([]);
  expect(keysOf('ex 10-000 001').sku).toBe('EX10000001');
  expect(['EX1', '1234567890123456', 'KB-65', ''].filter(isKnownForm)).toEqual([]);
});

it('any sequence of characters can be read, and an article found in it is found again', () => {
  const random = chance(5);
  const pieces = ['EX10000001', ';', ',', '\t', ' ', '"', '""', '\n', '\r\n', '=', "'", '5', '\0'];
  let articles = 0;
  for (let round = 0; round < 2000; round += 1) {
    const list = Array.from({ length: random.between(1, 30) }, () => random.pick(pieces)).join('');
    for (const row of readRows(list)) {
      expect(row.text).not.toMatch(/\0/);
      if (!('quantity' in row) || !isKnownForm(row.number)) continue;
      articles += 1;
      const [again] = readRows(`${row.number};${row.quantity}`);
      expect(again).toMatchObject({ number: row.number, quantity: row.quantity });
    }
  }
  expect(articles).toBeGreaterThan(100);
});
