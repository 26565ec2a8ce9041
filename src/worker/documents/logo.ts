/** The shop's logo at the top of a sheet. */
import { margin, signal } from './invoice-layout.ts';
import type { Paper } from './pdf/paper.ts';

/** The square and the K. */
const square = '0 0 m 40 0 l 40 40 l 0 40 l h';
const letter = '9 8 m 16 8 l 16 32 l 9 32 l h 17.5 20 m 26 8 l 34 8 l 25.4 20 l 34 32 l 26 32 l h';

export function drawLogo(on: Paper, name: string): void {
  on.shape(margin.left, margin.top, 28, square, signal);
  on.shape(margin.left, margin.top, 28, letter, [1, 1, 1]);
  on.text(margin.left + 38, margin.top + 21, name.toUpperCase(), { size: 20, isBold: true });
}
