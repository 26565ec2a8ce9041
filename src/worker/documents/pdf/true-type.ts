/** Reads a TrueType font, and cuts it down to the glyphs that a document uses. Format: OpenType specification. */

export type Font = {
  /** As in PDF: `SofiaSans-Regular`. */
  name: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  box: readonly [number, number, number, number];
  /** 0: the font has no such character. */
  glyphOf: (character: string) => number;
  /** In units of the font. */
  widthOf: (glyph: number) => number;
  /** The font with only the outlines of these glyphs; their numbers stay. */
  subset: (glyphs: ReadonlySet<number>) => Uint8Array;
};

type Tables = ReadonlyMap<string, DataView>;

export function readFont(file: Uint8Array, name: string): Font {
  const tables = tablesOf(file);
  const [head, hhea, os2] = [
    tableOf(tables, 'head'),
    tableOf(tables, 'hhea'),
    tableOf(tables, 'OS/2'),
  ];
  const hmtx = tableOf(tables, 'hmtx');
  const metrics = hhea.getUint16(34);
  const characters = characterMap(tableOf(tables, 'cmap'));
  return {
    name,
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: os2.getInt16(88),
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphOf: (character) => characters.get(character.codePointAt(0) ?? 0) ?? 0,
    widthOf: (glyph) => hmtx.getUint16(Math.min(glyph, metrics - 1) * 4),
    subset: (glyphs) => subsetOf(tables, glyphs),
  };
}

function tablesOf(file: Uint8Array): Tables {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entries = Array.from({ length: view.getUint16(4) }, (_, at): [string, DataView] => {
    const entry = 12 + at * 16;
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)];
    return [tag, new DataView(file.buffer, file.byteOffset + offset, length)];
  });
  return new Map(entries);
}

function tableOf(tables: Tables, tag: string): DataView {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no table ${tag}`);
  return table;
}

/** Format 4, which every font has. */
function characterMap(cmap: DataView): Map<number, number> {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, at) => cmap.getUint32(8 + at * 8));
  const start = offsets.find((offset) => cmap.getUint16(offset) === 4);
  if (start === undefined) throw new Error('the font has no character map of format 4');
  const double = cmap.getUint16(start + 6);
  const [ends, starts] = [start + 14, start + 16 + double];
  const [deltas, ranges] = [starts + double, starts + 2 * double];
  const map = new Map<number, number>();
  for (let at = 0; at < double; at += 2) {
    const last = cmap.getUint16(ends + at);
    const range = cmap.getUint16(ranges + at);
    for (let code = cmap.getUint16(starts + at); code <= last && code < 0xffff; code += 1) {
      const place = ranges + at + range + 2 * (code - cmap.getUint16(starts + at));
      const found = range === 0 ? code : cmap.getUint16(place);
      const glyph = found === 0 ? 0 : (found + cmap.getInt16(deltas + at)) & 0xffff;
      if (glyph > 0) map.set(code, glyph);
    }
  }
  return map;
}

/** The tables that PDF 1.7 needs of an embedded font (9.9), in the order of their tags. */
const kept = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];

function subsetOf(tables: Tables, glyphs: ReadonlySet<number>): Uint8Array {
  const glyf = tableOf(tables, 'glyf');
  const places = glyphPlaces(tables);
  const outlineOf = (glyph: number) => {
    const [from = 0, to = 0] = [places[glyph], places[glyph + 1]];
    return new Uint8Array(glyf.buffer, glyf.byteOffset + from, to - from);
  };
  const wanted = withComponents(glyphs, outlineOf);
  const loca = new DataView(new ArrayBuffer(places.length * 4));
  const outlines: Uint8Array[] = [];
  let length = 0;
  for (let glyph = 0; glyph < places.length - 1; glyph += 1) {
    loca.setUint32(glyph * 4, length);
    if (!wanted.has(glyph)) continue;
    const outline = outlineOf(glyph);
    const padded = new Uint8Array(Math.ceil(outline.length / 4) * 4);
    padded.set(outline);
    outlines.push(padded);
    length += padded.length;
  }
  loca.setUint32((places.length - 1) * 4, length);
  const head = copyOf(tableOf(tables, 'head'));
  // The places of glyphs have 4 bytes; the check sum of the whole font is not needed in a PDF.
  head.setInt16(50, 1);
  head.setUint32(8, 0);
  const own: Record<string, Uint8Array> = {
    glyf: joined(outlines),
    head: bytesOf(head),
    loca: bytesOf(loca),
  };
  return fontFile(kept.map((tag) => [tag, own[tag] ?? bytesOf(tableOf(tables, tag))]));
}

function glyphPlaces(tables: Tables): number[] {
  const isLong = tableOf(tables, 'head').getInt16(50) === 1;
  const loca = tableOf(tables, 'loca');
  const count = tableOf(tables, 'maxp').getUint16(4) + 1;
  return Array.from({ length: count }, (_, at) =>
    isLong ? loca.getUint32(at * 4) : loca.getUint16(at * 2) * 2,
  );
}

/** An accented letter may consist of two other glyphs. Glyph 0 is always needed. */
function withComponents(
  glyphs: ReadonlySet<number>,
  outlineOf: (glyph: number) => Uint8Array,
): Set<number> {
  const all = new Set([0, ...glyphs]);
  for (const glyph of all) {
    for (const component of componentsOf(outlineOf(glyph))) all.add(component);
  }
  return all;
}

function componentsOf(outline: Uint8Array): number[] {
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  if (outline.length === 0 || view.getInt16(0) >= 0) return [];
  const components: number[] = [];
  let [at, flags] = [10, 0x20];
  while (flags & 0x20) {
    flags = view.getUint16(at);
    components.push(view.getUint16(at + 2));
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x01 ? 4 : 2) + scale;
  }
  return components;
}

function fontFile(tables: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const header = new DataView(new ArrayBuffer(12 + tables.length * 16));
  const power = 2 ** Math.floor(Math.log2(tables.length));
  header.setUint32(0, 0x00010000);
  header.setUint16(4, tables.length);
  header.setUint16(6, power * 16);
  header.setUint16(8, Math.log2(power));
  header.setUint16(10, (tables.length - power) * 16);
  let offset = header.byteLength;
  const parts: Uint8Array[] = [];
  for (const [at, [tag, table]] of tables.entries()) {
    const padded = new Uint8Array(Math.ceil(table.length / 4) * 4);
    padded.set(table);
    const entry = 12 + at * 16;
    for (const [index, letter] of [...tag].entries()) {
      header.setUint8(entry + index, letter.charCodeAt(0));
    }
    header.setUint32(entry + 4, checkSum(padded));
    header.setUint32(entry + 8, offset);
    header.setUint32(entry + 12, table.length);
    parts.push(padded);
    offset += padded.length;
  }
  return joined([bytesOf(header), ...parts]);
}

function checkSum(table: Uint8Array): number {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

const copyOf = (view: DataView) => new DataView(bytesOf(view).slice().buffer);

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
