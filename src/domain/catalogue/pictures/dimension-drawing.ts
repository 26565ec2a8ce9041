/**
 * A drawing of how large an article is: a box in its proportions, seen from above a corner, with its three measures.
 * Its address contains them (routes/drawing.ts), so it needs no data and never changes.
 */
import type { Image } from '../document.ts';
import type { PackedSize } from '../measures.ts';

/** Centimetres. */
export type BoxSize = Pick<PackedSize, 'width' | 'length' | 'height'>;

/** Pixels of the whole drawing, a square, and of the part that the box fills. */
const side = 800;
const filled = 440;
/** Between the box and the line of a measure, and between that line and its text. */
const away = 34;
const beside = 16;

const number = String.raw`(\d{1,4}(?:\.\d{1,3})?)`;
/** What an address may contain, as a route writes it. */
const written = new RegExp(`^${number}x${number}x${number}$`);

export const drawingOf = ({ width, length, height }: BoxSize): Image => ({
  url: `/drawing/${width}x${length}x${height}`,
  width: side,
  height: side,
});

/** Undefined for what no drawing has as its address. */
export function boxSizeIn(text: string): BoxSize | undefined {
  const [width = 0, length = 0, height = 0] = (written.exec(text) ?? []).slice(1).map(Number);
  return width > 0 && length > 0 && height > 0 ? { width, length, height } : undefined;
}

type Point = readonly [x: number, y: number];

/** Width goes back to the left, length (or depth) to the right, both at 30 degrees. */
const [across, up] = [Math.sqrt(3) / 2, 1 / 2];

/** `write`: a measure with its unit, in the language of the page. */
export function drawBox(size: BoxSize, write: (centimetres: number) => string): string {
  const { width, length, height } = size;
  const scale = filled / Math.max((width + length) * across, (width + length) * up + height);
  const [w, l, h] = [width * scale, length * scale, height * scale];
  const middle = (side + (w - l) * across) / 2;
  const bottom = (side + h + (w + l) * up) / 2;
  const at = (x: number, y: number, z: number): Point => [
    middle + (y - x) * across,
    bottom - (x + y) * up - z,
  ];
  const face = (fill: string, ...corners: Point[]) =>
    `<path d="M${corners.map(pair).join('L')}Z" fill="${fill}"/>`;
  const lowered = (point: Point): Point => [point[0], point[1] + away];
  const leftOf = ([x, y]: Point): Point => [x - away, y];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">
<g stroke="#16181A" stroke-width="3" stroke-linejoin="round">
${face('#F6F6F3', at(0, 0, 0), at(w, 0, 0), at(w, 0, h), at(0, 0, h))}
${face('#D8D9D3', at(0, 0, 0), at(0, l, 0), at(0, l, h), at(0, 0, h))}
${face('#FFF', at(0, 0, h), at(w, 0, h), at(w, l, h), at(0, l, h))}
</g>
<g stroke="#5F656A" stroke-width="2">
${measure(lowered(at(0, 0, 0)), lowered(at(w, 0, 0)))}
${measure(lowered(at(0, 0, 0)), lowered(at(0, l, 0)))}
${measure(leftOf(at(w, 0, 0)), leftOf(at(w, 0, h)))}
</g>
<g font-family="system-ui, sans-serif" font-size="32" font-weight="600" fill="#16181A">
${label(lowered(at(w / 2, 0, 0)), 'end', write(width))}
${label(lowered(at(0, l / 2, 0)), 'start', write(length))}
${label(leftOf(at(w, 0, h / 2)), 'end', write(height))}
</g>
</svg>`;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`;

/** A line with a dot at each end. */
const measure = (from: Point, to: Point) =>
  `<path d="M${pair(from)}L${pair(to)}"/>${[from, to].map(dot).join('')}`;

const dot = ([x, y]: Point) =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="4" fill="#5F656A"/>`;

/** Outside of the line: below it at its left or right, or beside an upright one. */
function label([x, y]: Point, anchor: 'start' | 'end', text: string): string {
  const moved: Point = [x + (anchor === 'start' ? beside : -beside), y + beside];
  const [left, top] = moved.map(rounded);
  return `<text x="${left}" y="${top}" text-anchor="${anchor}">${text}</text>`;
}
