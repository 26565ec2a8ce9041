/** CSV that commands write: what a shopper typed is not run as a formula by a spreadsheet. Source: OWASP, CSV Injection. */
import { expect, it } from 'vitest';
import { csvText } from '../../scripts/csv-text.ts';
import { orderRows } from '../../scripts/orders/export.ts';
import { orderedGoods } from '../domain/order/ordered-goods.ts';

it('texts that a spreadsheet would run begin with an apostrophe, and numbers stay numbers', () => {
  const texts = [`=cmd|'/C calc'!A0`, '+49 30 1', '-1', '@SUM(A1)', '\tx', '\rx', 'Zora', ''];
  expect(csvText(texts.map((text) => ({ text, cents: -5 })))).toBe(
    `'=cmd|'/C calc'!A0,-5\n'+49 30 1,-5\n'-1,-5\n'@SUM(A1),-5\n'\tx,-5\n"'\rx",-5\nZora,-5\n,-5\n`,
  );
  expect(csvText([{ a: 1, b: '=1' }], { header: true, delimiter: '\t' })).toBe("a\tb\n1\t'=1\n");
});

it('the export of orders is written so', () => {
  const order = orderedGoods('bankTransfer');
  const name = { firstName: '=HYPERLINK("https://evil.example")', lastName: 'x' };
  const text = orderRows([{ ...order, billingAddress: { ...order.billingAddress, ...name } }]);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"") x"`);
});
