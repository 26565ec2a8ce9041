/** The files of the demo's pictures. Source: experience.md 4. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoCatalogue } from '../../../demo/catalogue.ts';

const folder = `${import.meta.dirname}/../../../demo`;
/** The gallery shows them 764 pixels wide, the viewer larger. */
const least = 1000;

const images = demoCatalogue(new Date('2026-11-21T10:00:00Z')).flatMap((document) =>
  document.type === 'product' ? document.images : [],
);

it('are larger than the gallery shows them, and as large as their documents say', () => {
  for (const { url, width, height } of images) {
    expect(width, url).toBeGreaterThanOrEqual(least);
    expect(sizeOf(readFileSync(folder + url)), url).toEqual([width, height]);
  }
});

/** Of a lossy WebP file: 14 bits each after the start code of its key frame (RFC 6386, 9.1). */
function sizeOf(file: Buffer): [width: number, height: number] {
  const start = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return [file.readUInt16LE(start + 3) & 0x3fff, file.readUInt16LE(start + 5) & 0x3fff];
}
