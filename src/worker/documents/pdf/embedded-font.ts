/** Fonts of a document: they measure and encode its texts, and are embedded with the glyphs that it used. */
import { deflated, type PdfObjects, type Reference, ref, written3 } from './pdf-file.ts';
import type { Font } from './true-type.ts';

export type UsedFont = {
  /** In points. */
  widthOf(text: string, size: number): number;
  /** The operand of `Tj`; the glyphs will be embedded. */
  encode(text: string): string;
  embed(objects: PdfObjects): Promise<Reference>;
};

export function usedFont(font: Font): UsedFont {
  /** With the characters that each glyph stands for. */
  const used = new Map<number, string>();
  const glyphsOf = (text: string) => [...writable(text, font)];
  return {
    widthOf: (text, size) =>
      glyphsOf(text).reduce((sum, each) => sum + font.widthOf(font.glyphOf(each)), 0) *
      (size / font.unitsPerEm),
    encode: (text) => {
      const codes = glyphsOf(text).map((character) => {
        const glyph = font.glyphOf(character);
        used.set(glyph, character);
        return hex(glyph);
      });
      return `<${codes.join('')}>`;
    },
    embed: (objects) => embedded(font, used, objects),
  };
}

const hex = (value: number) => value.toString(16).padStart(4, '0');

/** Characters that look the same, where the font lacks one: spaces and hyphens of special widths. */
const alike: Record<string, string> = {
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u037e': ';',
  '\t': ' ',
};

/** The text in characters of the font: another form of a missing one, its letter without the accent, else `?`. */
function writable(text: string, font: Font): string {
  const has = (character: string) => font.glyphOf(character) > 0;
  return Array.from(text.normalize('NFC'), (character) => {
    if (has(character)) return character;
    const other = alike[character] ?? [...character.normalize('NFKD')].filter(has).join('');
    return other || (/\p{Mark}|\p{Cf}|\p{Cc}/u.test(character) ? '' : '?');
  }).join('');
}

async function embedded(
  font: Font,
  used: ReadonlyMap<number, string>,
  objects: PdfObjects,
): Promise<Reference> {
  const scale = 1000 / font.unitsPerEm;
  const scaled = (value: number) => written3(value * scale);
  const program = font.subset(new Set(used.keys()));
  const file = objects.addStream(
    `/Filter/FlateDecode/Length1 ${program.length}`,
    await deflated(program),
  );
  const name = `/${subsetTag([...used.keys()])}+${font.name}`;
  // 4: characters beyond the Latin set.
  const descriptor = objects.add(
    `<</Type/FontDescriptor/FontName${name}/Flags 4/FontBBox[${font.box.map(scaled).join(' ')}]` +
      `/ItalicAngle 0/Ascent ${scaled(font.ascent)}/Descent ${scaled(font.descent)}` +
      `/CapHeight ${scaled(font.capHeight)}/StemV 80/FontFile2 ${ref(file)}>>`,
  );
  const glyphs = [...used.keys()].toSorted((one, other) => one - other);
  const widths = glyphs.map((glyph) => `${glyph}[${scaled(font.widthOf(glyph))}]`).join('');
  const descendant = objects.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDToGIDMap/Identity/DW 0/W[${widths}]` +
      `/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${ref(descriptor)}>>`,
  );
  const unicode = objects.addStream('', new TextEncoder().encode(unicodeMap(used)));
  return objects.add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H` +
      `/DescendantFonts[${ref(descendant)}]/ToUnicode ${ref(unicode)}>>`,
  );
}

/** Six letters that tell the subsets of a font apart. */
function subsetTag(glyphs: readonly number[]): string {
  let sum = glyphs.reduce((all, glyph) => (all * 31 + glyph) % 308_915_776, 7);
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + (sum % 26));
    sum = Math.floor(sum / 26);
    return letter;
  }).join('');
}

/** Programs read the text of the page through it, to search and copy. At most 100 entries a block. */
function unicodeMap(used: ReadonlyMap<number, string>): string {
  const entries = [...used].map(([glyph, character]) => {
    const units = Array.from({ length: character.length }, (_, at) =>
      hex(character.charCodeAt(at)),
    );
    return `<${hex(glyph)}> <${units.join('')}>`;
  });
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += 100) {
    const block = entries.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}
