/** Numbers that articles are known by, however they are written: `EX10-209 793` is `EX10209793`. */

const minCodeLength = 4;
const maxCodeLength = 40;

/** Letters and digits alone, without the zeros that fill a bar code up. */
export function codeOf(text: string): string {
  const compact = text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return /^\d+$/.test(compact) ? compact.replace(/^0+/, '') : compact;
}

/** What a text may be as a number: the whole of it, and each of its words; a third of a number are digits. */
export function codesIn(text: string): string[] {
  const candidates = [text, ...text.split(/\s+/)].map(codeOf);
  return [...new Set(candidates)].filter(
    (code) =>
      code.length >= minCodeLength &&
      code.length <= maxCodeLength &&
      code.replace(/\D/g, '').length * 3 >= code.length,
  );
}
