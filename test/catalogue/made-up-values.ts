/** Values of random catalogues, including texts that need escaping in files. */
import { type Chance, times } from '../domain/seeded.ts';

const words = [
  ...[
    'Ofen',
    'Łódź',
    'печь',
    'φούρνος',
    '<b>x</b>',
    '"quoted"',
    "'=1+1",
    '=cmd|x',
    '+4',
    '-1',
    '@x',
  ],
  ...[
    'a|b',
    '\\',
    '[1]',
    '{"a":1}',
    'a,b;c',
    'zwei\nZeilen',
    'tab\there',
    'a\u2028b',
    '🙂',
    '&amp;',
    '%00',
    "'",
  ],
];

export const instant = (day: number) => new Date(Date.UTC(2024, 0, 1 + day, 8)).toISOString();

export const image = (chance: Chance) => ({
  url: `/pictures/${chance.between(1, 99)}.webp`,
  width: chance.between(1, 4000),
  height: 900,
});

export const text = (chance: Chance) =>
  times(chance.between(1, 4))
    .map(() => chance.pick(words))
    .join(' ');

/** Random distinct items, in random order. */
export function some<Item>(
  chance: Chance,
  items: readonly Item[],
  most: number,
  least = 1,
): Item[] {
  const wanted = chance.between(least, Math.min(most, items.length));
  const left = [...items];
  return times(wanted).flatMap(() => left.splice(chance.between(0, left.length - 1), 1));
}
