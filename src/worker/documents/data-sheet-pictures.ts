/** The row of pictures of a data sheet: photographs, then the drawing of the measures. */
import {
  type BoxSize,
  boxDrawing,
  drawingSide,
} from '#domain/catalogue/pictures/dimension-drawing.ts';
import { margin, small } from './invoice-layout.ts';
import type { Paper, Style } from './pdf/paper.ts';
import type { Picture } from './pdf/picture.ts';

export type Measures = {
  size: BoxSize;
  /** A measure with its unit. */
  write: (centimetres: number) => string;
  /** The row of the table that says the same. */
  shows: string;
};

const measure: Style = { ...small, size: 6.5 };
const gap = 8;
const columns = 4;
const side = (margin.right - margin.left - gap * (columns - 1)) / columns;

/** Returns the height of the row: 0 without pictures. */
export function drawPictures(
  on: Paper,
  top: number,
  parts: { pictures: readonly Picture[]; name: string; measures: Measures | undefined },
): number {
  const { name, measures } = parts;
  const pictures = parts.pictures.slice(0, measures ? columns - 1 : columns);
  const leftOf = (at: number) => margin.left + at * (side + gap);
  for (const [at, picture] of pictures.entries())
    on.figure(name, () => on.picture(leftOf(at), top, side, picture));
  if (measures) drawMeasures(on, leftOf(pictures.length), top, measures);
  return pictures.length > 0 || measures ? side : 0;
}

function drawMeasures(on: Paper, left: number, top: number, measured: Measures): void {
  const scale = side / drawingSide;
  type Place = readonly [number, number];
  const place = ([x, y]: Place): Place => [left + x * scale, top + y * scale];
  const { faces, measures } = boxDrawing(measured.size);
  on.figure(measured.shows, () => {
    for (const { fill, corners } of faces) on.outline(corners.map(place), 0.6, fill);
    for (const { from, to, label, centimetres } of measures) {
      on.outline([from, to].map(place), 0.4);
      const text = measured.write(centimetres);
      const [x, y] = place(label.at);
      // The text is larger here than in the gallery: below a line that slopes, and within the square.
      const below = from[0] === to[0] ? 0 : 4;
      const start = label.anchor === 'end' ? x - on.widthOf(text, measure) : x;
      on.text(Math.max(start, left), y + below, text, measure);
    }
  });
}
