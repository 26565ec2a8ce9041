/**
 * A drawing of how large an article is: a box in its proportions, seen from above a corner, with its three measures.
 * Its address contains them (routes/drawing.ts), so it needs no data and never changes.
 */
import type { Image } from '../document.ts';
import type { PackedSize } from '../measures.ts';

/** Centimetres. */
export type BoxSize = Pick<PackedSize, 'width' | 'length' | 'height'>;

/** Pixels of the whole drawing, a square, and of the part that the box fills. */
export const drawingSide = 800;
const filled = 440;
/** Between the box and the line of a measure, and between that line and its text. */
const away = 34;
const beside = 16;

const number = String.raw`(\d{1,4}(?:\.\d{1,3})?)`;
/** What an address may contain, as a route writes it. */
const address = new RegExp(`^${number}x${number}x${number}$`);

export const drawingOf = ({ width, length, height }: BoxSize): Image => ({
  url: `/drawing/${width}x${length}x${height}`,
  width: drawingSide,
  height: drawingSide,
});

/** Undefined for what no drawing has as its address. */
export function boxSizeIn(text: string): BoxSize | undefined {
  const [width = 0, length = 0, height = 0] = (address.exec(text) ?? []).slice(1).map(Number);
  return width > 0 && length > 0 && height > 0 ? { width, length, height } : undefined;
}

export type Point = readonly [x: number, y: number];

/** In a square of `side`, from its upper left corner. */
export type BoxDrawing = {
  /** In the order in which they are drawn; `fill` is a tone of grey, 1 is white. */
  faces: { fill: number; corners: readonly Point[] }[];
  /** The line of each measure, and where its text is: with its end there, or with its start. */
  measures: {
    centimetres: number;
    from: Point;
    to: Point;
    label: { at: Point; anchor: 'start' | 'end' };
  }[];
};

/** Width goes back to the left, length (or depth) to the right, both at 30 degrees. */
const [across, up] = [Math.sqrt(3) / 2, 1 / 2];

export function boxDrawing({ width, length, height }: BoxSize): BoxDrawing {
  const scale = filled / Math.max((width + length) * across, (width + length) * up + height);
  const [w, l, h] = [width * scale, length * scale, height * scale];
  const middle = (drawingSide + (w - l) * across) / 2;
  const bottom = (drawingSide + h + (w + l) * up) / 2;
  const at = (x: number, y: number, z: number): Point => [
    middle + (y - x) * across,
    bottom - (x + y) * up - z,
  ];
  const lowered = (point: Point): Point => [point[0], point[1] + away];
  const leftOf = ([x, y]: Point): Point => [x - away, y];
  return {
    faces: [
      { fill: 0.965, corners: [at(0, 0, 0), at(w, 0, 0), at(w, 0, h), at(0, 0, h)] },
      { fill: 0.85, corners: [at(0, 0, 0), at(0, l, 0), at(0, l, h), at(0, 0, h)] },
      { fill: 1, corners: [at(0, 0, h), at(w, 0, h), at(w, l, h), at(0, l, h)] },
    ],
    measures: [
      {
        centimetres: width,
        from: lowered(at(0, 0, 0)),
        to: lowered(at(w, 0, 0)),
        label: labelled(lowered(at(w / 2, 0, 0)), 'end'),
      },
      {
        centimetres: length,
        from: lowered(at(0, 0, 0)),
        to: lowered(at(0, l, 0)),
        label: labelled(lowered(at(0, l / 2, 0)), 'start'),
      },
      {
        centimetres: height,
        from: leftOf(at(w, 0, 0)),
        to: leftOf(at(w, 0, h)),
        label: labelled(leftOf(at(w, 0, h / 2)), 'end'),
      },
    ],
  };
}

/** Outside of the line: below it at its left or right, or beside an upright one. */
function labelled([x, y]: Point, anchor: 'start' | 'end') {
  const at: Point = [x + (anchor === 'start' ? beside : -beside), y + beside];
  return { at, anchor };
}

/** As SVG. `write`: a measure with its unit, in the language of the page. */
export function drawBox(size: BoxSize, write: (centimetres: number) => string): string {
  const { faces, measures } = boxDrawing(size);
  const side = drawingSide;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">
<g stroke="#16181A" stroke-width="3" stroke-linejoin="round">
${faces.map(face).join('\n')}
</g>
<g stroke="#5F656A" stroke-width="2">
${measures.map(measure).join('\n')}
</g>
<g font-family="system-ui, sans-serif" font-size="32" font-weight="600" fill="#16181A">
${measures.map(({ centimetres, label }) => written(label, write(centimetres))).join('\n')}
</g>
</svg>`;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`;

function face({ fill, corners }: BoxDrawing['faces'][number]): string {
  const tone = Math.round(fill * 255);
  return `<path d="M${corners.map(pair).join('L')}Z" fill="rgb(${tone},${tone},${tone})"/>`;
}

/** A line with a dot at each end. */
const measure = ({ from, to }: BoxDrawing['measures'][number]) =>
  `<path d="M${pair(from)}L${pair(to)}"/>${[from, to].map(dot).join('')}`;

const dot = ([x, y]: Point) =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="4" fill="#5F656A"/>`;

function written({ at, anchor }: BoxDrawing['measures'][number]['label'], text: string): string {
  const [left, top] = at.map(rounded);
  return `<text x="${left}" y="${top}" text-anchor="${anchor}">${text}</text>`;
}
