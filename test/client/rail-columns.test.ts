/** A row of cards has no hole on a wide screen, whatever number of articles there is. */
import { expect, it } from 'vitest';
import { railOf } from '#client/product/rail-columns.ts';

const cards = (count: number) => Array.from({ length: count }, (_, index) => index);

it.each([4, 5] as const)('in rows of usually %i, the cards fill each line', (usual) => {
  for (let count = 4; count <= 12; count += 1) {
    const { shown, columns, lying } = railOf(cards(count), usual);
    expect(shown.length % columns, `${count} cards`).toBe(0);
    expect([lying, columns >= 4]).toEqual([false, true]);
    // The first ones, as many as can be.
    expect(shown).toEqual(cards(shown.length));
    expect(count - shown.length, `${count} cards`).toBeLessThanOrEqual(1);
  }
});

it('of seven, six are shown in one line; one to three fill their line lying', () => {
  expect(railOf(cards(7), 4)).toEqual({ shown: cards(6), columns: 6, lying: false });
  for (const count of [1, 2, 3]) {
    expect(railOf(cards(count), 4)).toMatchObject({ shown: cards(count), lying: true });
  }
});
