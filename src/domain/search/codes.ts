/** Article numbers in a normalized form: `EX10-209 793` is `EX10209793`. */

const minCodeLength = 4;
const maxCodeLength = 40;

/** Only letters and digits, without the leading zeros of a bar code. */
export function codeOf(text: string): string {
  const compact = text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return /^\d+$/.test(compact) ? compact.replace(/^0+/, '') : compact;
}

/** Possible article numbers in a text: the whole text and each word, if at least a third of it are digits. */
export function codesIn(text: string): string[] {
  const candidates = [text, ...text.split(/\s+/)].map(codeOf);
  return [...new Set(candidates)].filter(
    (code) =>
      code.length >= minCodeLength &&
      code.length <= maxCodeLength &&
      code.replace(/\D/g, '').length * 3 >= code.length,
  );
}
