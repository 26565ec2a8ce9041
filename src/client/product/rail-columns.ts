/** How the cards of a row stand on a wide screen, so that its last line has no hole. */

/** So many cards stand beside each other in a row of their own; fewer lie, so that they fill it. */
const fewest = 4;

type Rail = { columns: number; lying: boolean };

/**
 * The first cards that leave no hole in the last line, with their columns: the usual number of them if it can be, and
 * the last card left out if no number can. Never three columns: such cards are so high that the bars of a product page
 * would cover the focused one.
 */
export function railOf<Card>(
  cards: readonly Card[],
  usual: 4 | 5,
): Rail & { shown: readonly Card[] } {
  if (cards.length < fewest) return { shown: cards, columns: usual, lying: true };
  const columns = [usual, 5, 4, 6].find((each) => cards.length % each === 0);
  return columns ? { shown: cards, columns, lying: false } : railOf(cards.slice(0, -1), usual);
}
