/** Draws the 360° view of a table in the measures of the article. */
import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { Article, Size } from './kinds.ts';

type Point = readonly [x: number, y: number, z: number];
/** Position and size in centimetres, before the table is centred on its axis. */
type Box = { at: Point; size: Point };

const frameSize = 1000;
/** Pixels per centimetre. */
const scale = 5.6;
/** The downward angle of view in radians. */
const tilt = 0.35;
/** The direction of the light, which does not turn with the table. */
const light: Point = [-0.38, -0.28, 0.88];

export function turnOf({
  frames,
  model,
}: Article): Pick<ProductDocument, 'numberOf360Images' | 'spinUrl'> {
  return frames ? { numberOf360Images: frames, spinUrl: frameAddress(model, '{n}') } : {};
}

export function frameAddress(model: string, frame: string): string {
  return `/pictures/turns/${model.toLowerCase()}-${frame}.svg`;
}

/** Frame 1 shows the front; each following frame is turned by one step. */
export function framePicture(size: Size, frame: number, frames: number): string {
  const angle = ((frame - 1) / frames) * 2 * Math.PI;
  const faces = inDrawingOrder(partsOf(size), angle).flatMap((box) => facesOf(box, angle, size));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frameSize} ${frameSize}" width="${frameSize}" height="${frameSize}">
<rect width="${frameSize}" height="${frameSize}" fill="#f4f5f6"/>
${shadow(size, angle)}
<g stroke-width="1.5" stroke-linejoin="round">
${faces.join('\n')}
</g>
</svg>
`;
}

/** Legs, the shelf between them, the top, and the upstand along its back. */
function partsOf([width, depth, height]: Size): Box[] {
  const leg = 4;
  const inset = 2;
  const upstand = 10;
  const top = height - upstand;
  const legAt = (x: number, y: number): Box => ({ at: [x, y, 0], size: [leg, leg, top - 4] });
  return [
    legAt(inset, inset),
    legAt(width - inset - leg, inset),
    legAt(inset, depth - inset - leg),
    legAt(width - inset - leg, depth - inset - leg),
    { at: [leg, leg, 20], size: [width - 2 * leg, depth - 2 * leg, 3] },
    { at: [0, 0, top - 4], size: [width, depth, 4] },
    { at: [0, depth - 2, top], size: [width, 2, upstand] },
  ].map(
    ({ at: [x, y, z], size }): Box => ({
      at: [x - width / 2, y - depth / 2, z],
      size: [size[0] ?? 0, size[1] ?? 0, size[2] ?? 0],
    }),
  );
}

/** Lower parts are drawn first; those below the top are ordered by distance, farthest first. */
function inDrawingOrder(boxes: readonly Box[], angle: number): Box[] {
  const under = boxes.slice(0, -2);
  const distance = ({ at: [x, y], size: [w, d] }: Box) =>
    turned([x + w / 2, y + d / 2, 0], angle)[1];
  return [...under.toSorted((a, b) => distance(b) - distance(a)), ...boxes.slice(-2)];
}

function facesOf({ at: [x, y, z], size: [w, d, h] }: Box, angle: number, size: Size): string[] {
  const corner = (i: number, j: number, k: number): Point => [x + i * w, y + j * d, z + k * h];
  const faces: { normal: Point; corners: Point[] }[] = [
    {
      normal: [0, -1, 0],
      corners: [corner(0, 0, 0), corner(1, 0, 0), corner(1, 0, 1), corner(0, 0, 1)],
    },
    {
      normal: [0, 1, 0],
      corners: [corner(0, 1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(0, 1, 1)],
    },
    {
      normal: [-1, 0, 0],
      corners: [corner(0, 0, 0), corner(0, 1, 0), corner(0, 1, 1), corner(0, 0, 1)],
    },
    {
      normal: [1, 0, 0],
      corners: [corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, 0, 1)],
    },
    {
      normal: [0, 0, 1],
      corners: [corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)],
    },
  ];
  return faces
    .map(({ normal, corners }) => ({ normal: turned(normal, angle), corners }))
    .filter(({ normal: [, away, up] }) => up * Math.sin(tilt) - away * Math.cos(tilt) > 0.001)
    .map(({ normal, corners }) => {
      const shade = grey(normal);
      const points = corners.map((point) => onPicture(turned(point, angle), size).join(' '));
      return `<path d="M${points.join('L')}z" fill="${shade.fill}" stroke="${shade.edge}"/>`;
    });
}

function turned([x, y, z]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos, z];
}

/** Parallel projection from the front and above: y points away from the viewer. */
function onPicture([x, y, z]: Point, [, , height]: Size): [number, number] {
  const up = (z - height / 2) * Math.cos(tilt) + y * Math.sin(tilt);
  return [round(frameSize / 2 + x * scale), round(frameSize / 2 - up * scale)];
}

/** Brushed steel: lighter where it faces the light. */
function grey(normal: Point): { fill: string; edge: string } {
  const facing = normal.reduce((sum, part, axis) => sum + part * (light[axis] ?? 0), 0);
  const lightness = Math.round(58 + 30 * Math.max(-0.4, facing));
  return { fill: `hsl(210 8% ${lightness}%)`, edge: `hsl(210 8% ${lightness - 16}%)` };
}

function shadow([width, depth, height]: Size, angle: number): string {
  const corners: Point[] = [
    [-width / 2, -depth / 2, 0],
    [width / 2, -depth / 2, 0],
    [width / 2, depth / 2, 0],
    [-width / 2, depth / 2, 0],
  ];
  const points = corners.map((point) =>
    onPicture(turned(point, angle), [width, depth, height]).join(' '),
  );
  return `<path d="M${points.join('L')}z" fill="#dfe2e5"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
