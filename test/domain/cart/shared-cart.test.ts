/** A link holds exactly the cart it was made for; invalid rows of a link are refused one by one. */
import { expect, it } from 'vitest';
import {
  maxSharedLines,
  maxSharedPathLength,
  readSharedCart,
  type SharedLine,
  sharedCartLink,
  sharedLines,
} from '#domain/cart/shared-cart.ts';
import { chance, times } from '../seeded.ts';

const skuOf = (at: number) => `EX${String(10_000_000 + at)}`;
const items = (link: string | undefined) => new URL(`http://shop${link}`).searchParams.get('items');

it('a link reads back as the cart it was made for', () => {
  const random = chance(30);
  for (const length of times(maxSharedLines)) {
    const lines = times(length + 1).map((at): SharedLine => {
      const guarantee = random.often(0.2) ? '4100020' : undefined;
      const quantity = random.often(0.5) ? 1 : random.between(2, 10_000);
      return { sku: skuOf(at), quantity, ...(guarantee && { guarantee }) };
    });
    const link = sharedCartLink(lines);
    if (!link) continue;
    expect(link.length).toBeLessThanOrEqual(maxSharedPathLength);
    expect(link).toMatch(/^\/shared-cart\?items=[A-Za-z0-9._~-]+$/);
    expect(readSharedCart(items(link) ?? '')).toEqual({ rows: lines, isCut: false });
  }
});

it('a link holds a hundred articles, and there is no link for a cart that does not fit', () => {
  const lines = (count: number) => times(count).map((at) => ({ sku: skuOf(at), quantity: 12 }));
  expect(sharedCartLink(lines(maxSharedLines))).toContain(skuOf(maxSharedLines - 1));
  expect(sharedCartLink(lines(maxSharedLines + 1))).toBeUndefined();
  const insured = lines(maxSharedLines).map((line) => ({ ...line, guarantee: '4100020' }));
  expect(sharedCartLink(insured)).toBeUndefined();
});

it('the shared lines leave out gifts and keep a guarantee with its article', () => {
  const line = (sku: string, more: object = {}) => ({
    productType: { key: 'standard_product' },
    lineItemMode: 'Standard',
    quantity: 2,
    variant: { sku },
    ...more,
  });
  const lineItems = [
    line(skuOf(1)),
    line('4100010', {
      productType: { key: 'extra_guarantee' },
      custom: { parentSku: skuOf(1) },
    }),
    line(skuOf(2), { lineItemMode: 'GiftLineItem', quantity: 1 }),
  ] as Parameters<typeof sharedLines>[0]['lineItems'];
  expect(sharedLines({ lineItems })).toEqual([
    { sku: skuOf(1), quantity: 2, guarantee: '4100010' },
  ]);
});

it.each([
  ['EX10012345', 1],
  ['EX10012345~7', 7],
  ['EX10012345~007', 7],
  ['EX10012345~10000', 10_000],
  ['EX10012345~10001', 'quantity'],
  ['EX10012345~0', 'quantity'],
  ['EX10012345~-3', 'quantity'],
  ['EX10012345~1e9', 'quantity'],
  ['EX10012345~1000000000', 'quantity'],
  ['EX10012345~', 'quantity'],
  ['EX10012345~٧', 'quantity'],
  ['EX10012345~1~4100020~9', 'unreadable'],
  ['<script>~1', 'unreadable'],
  [`${'9'.repeat(41)}~1`, 'unreadable'],
  ['~~', 'unreadable'],
  ['call 0900 123456', 'unreadable'],
])('%s: %s', (row, expected) => {
  const [read] = readSharedCart(row).rows;
  expect(read && ('problem' in read ? read.problem : read.quantity)).toBe(expected);
});

it('an invalid guarantee is left out, its article is kept', () => {
  expect(readSharedCart('EX10012345~2~%00').rows).toEqual([{ sku: 'EX10012345', quantity: 2 }]);
});

it('an empty text has no rows, and of a text that is too long only the beginning is read', () => {
  for (const text of ['', '.', '...']) expect(readSharedCart(text).rows).toEqual([]);
  const long = readSharedCart('EX10012345~1.'.repeat(1000));
  expect([long.rows.length, long.isCut]).toEqual([maxSharedLines, true]);
});

it('any sequence of characters can be read, and a SKU read from it has only letters and digits', () => {
  const random = chance(31);
  const pieces = ['EX10000001', '~', '.', '-', '5', '0', ' ', '<b>', '%2e', '\0', '\ud800', '𝟙'];
  for (let round = 0; round < 2000; round += 1) {
    const text = times(random.between(1, 30)).map(() => random.pick(pieces));
    for (const row of readSharedCart(text.join('')).rows) {
      expect(row.sku).toMatch(/^[A-Za-z0-9]{0,40}$/);
      if ('quantity' in row) expect(row.quantity).toBeGreaterThan(0);
    }
  }
});
