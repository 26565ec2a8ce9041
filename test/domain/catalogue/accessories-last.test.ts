/** A listing by relevance shows what works by itself first, then what is made for it. */
import { expect, it } from 'vitest';
import { accessoriesLast } from '#domain/catalogue/listing/accessories-last.ts';

const goods = (words: string) =>
  words
    .split(' ')
    .map((name) => ({ name, ...(/^(basket|tray)/.test(name) && { isAccessory: true as const }) }));
const names = (of: readonly { name: string }[]) => of.map(({ name }) => name).join(' ');

it.each([
  ['fryer basket1 oven tray basket2', 'fryer oven basket1 tray basket2'],
  ['basket1 fryer basket2', 'basket1 fryer basket2'],
  ['fryer oven', 'fryer oven'],
])('%s', (found, shown) => {
  expect(names(accessoriesLast(goods(found)))).toBe(shown);
});
