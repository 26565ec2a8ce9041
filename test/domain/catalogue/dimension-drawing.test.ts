import { describe, expect, it } from 'vitest';
import { boxSizeIn, drawBox, drawingOf } from '#domain/catalogue/pictures/dimension-drawing.ts';

const boxes = [
  { width: 29, length: 44, height: 34 },
  { width: 220, length: 5, height: 5 },
  { width: 7.6, length: 2.6, height: 0.1 },
  { width: 54, length: 153, height: 2.5 },
];

describe('a drawing of measures', () => {
  it.each(boxes)('has them in its address: %j', (size) => {
    const { url, width, height } = drawingOf(size);
    expect(boxSizeIn(url.replace('/drawing/', ''))).toEqual(size);
    expect(width).toBe(height);
  });

  it.each([
    '',
    '29x44',
    '29x44x34x1',
    '0x44x34',
    '-1x2x3',
    '1e3x2x3',
    '99999x1x1',
    '1x2x<b>',
    '1,5x2x3',
  ])('is not drawn for %j', (text) => {
    expect(boxSizeIn(text)).toBeUndefined();
  });

  it.each(boxes)('shows a box in its proportions within the picture: %j', (size) => {
    const svg = drawBox(size, (measure) => `${measure} cm`);
    for (const measure of Object.values(size)) expect(svg).toContain(`>${measure} cm</text>`);
    const points = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    for (const place of points.flat()) {
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThan(800);
    }
    // The first face has the width and the height: its lower edge, and the edge above its first corner.
    const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = [], , [x3 = 0, y3 = 0] = []] = points;
    const width = Math.hypot(x1 - x0, y1 - y0);
    const height = Math.hypot(x3 - x0, y3 - y0);
    expect(Math.abs(width * size.height - height * size.width)).toBeLessThan(
      0.2 * size.width + 0.2 * size.height,
    );
  });
});
