/**
 * The colour profile that a PDF/A must contain: sRGB (IEC 61966-2-1), calculated here from its published numbers, so
 * that no file of others is needed. Format: ICC.1:2004-10 (version 4.2).
 */
import { joined } from './true-type.ts';

type Tag = { name: string; data: Uint8Array };

/** Red, green, blue and white, adapted from D65 to D50. */
const primaries = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
  wtpt: [0.9642, 1, 0.8249],
};
const adaptation = [
  1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01708, -0.00925, 0.01508, 0.75168,
];
/** Exponent and coefficients of the curve, function type 3: (a·x + b)^g, below d: c·x. */
const curve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];

export function srgbProfile(): Uint8Array {
  const tags: Tag[] = [
    { name: 'desc', data: textTag('sRGB') },
    { name: 'cprt', data: textTag('No copyright, use freely') },
    ...Object.entries(primaries).map(([name, values]) => ({ name, data: numbers('XYZ ', values) })),
    { name: 'chad', data: numbers('sf32', adaptation) },
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => ({ name, data: numbers('para', curve, 3) })),
  ];
  const tableLength = 4 + tags.length * 12;
  const table = new DataView(new ArrayBuffer(tableLength));
  table.setUint32(0, tags.length);
  let offset = 128 + tableLength;
  for (const [at, { name, data }] of tags.entries()) {
    letters(table, 4 + at * 12, name);
    table.setUint32(8 + at * 12, offset);
    table.setUint32(12 + at * 12, data.length);
    offset += data.length;
  }
  return joined([header(offset), bytes(table), ...tags.map(({ data }) => data)]);
}

function header(size: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(128));
  view.setUint32(0, size);
  view.setUint32(8, 0x04200000);
  letters(view, 12, 'mntrRGB XYZ ');
  // The day it was written, as the format wants one.
  for (const [at, part] of [2026, 11, 24].entries()) view.setUint16(24 + at * 2, part);
  letters(view, 36, 'acsp');
  for (const [at, value] of primaries.wtpt.entries()) view.setInt32(68 + at * 4, fixed(value));
  return bytes(view);
}

const fixed = (value: number) => Math.round(value * 65_536);

/** Numbers with 16 bits after the point; `kind`: the function type of a curve. */
function numbers(type: string, values: readonly number[], kind = 0): Uint8Array {
  const isCurve = type === 'para';
  const start = isCurve ? 12 : 8;
  const view = new DataView(new ArrayBuffer(start + values.length * 4));
  letters(view, 0, type);
  if (isCurve) view.setUint16(8, kind);
  for (const [at, value] of values.entries()) view.setInt32(start + at * 4, fixed(value));
  return bytes(view);
}

function textTag(text: string): Uint8Array {
  const length = Math.ceil((28 + text.length * 2) / 4) * 4;
  const view = new DataView(new ArrayBuffer(length));
  letters(view, 0, 'mluc');
  view.setUint32(8, 1);
  view.setUint32(12, 12);
  letters(view, 16, 'enUS');
  view.setUint32(20, text.length * 2);
  view.setUint32(24, 28);
  for (let at = 0; at < text.length; at += 1) view.setUint16(28 + at * 2, text.charCodeAt(at));
  return bytes(view);
}

function letters(view: DataView, at: number, text: string) {
  for (let index = 0; index < text.length; index += 1) {
    view.setUint8(at + index, text.charCodeAt(index));
  }
}

const bytes = (view: DataView) => new Uint8Array(view.buffer);
