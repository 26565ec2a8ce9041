/** Places and sizes of an invoice's parts, in points. */
import type { Style } from './pdf/paper.ts';

export const margin = { left: 56.7, right: 538.6, top: 48 };

/** Below this line no part may begin or continue; under it are the feet. */
export const bottom = 762;

export const signal: Style['colour'] = [0.82, 0.216, 0.039];
const grey: Style['colour'] = [0.32, 0.32, 0.32];

export const body: Style = { size: 9 };
export const small: Style = { size: 7.5, colour: grey };
export const strong: Style = { size: 9, isBold: true };
export const heading: Style = { size: 15, isBold: true };
export const title: Style = { size: 12, isBold: true };

/** From one line to the next. */
export const leading = ({ size }: Style): number => size * 1.3;
