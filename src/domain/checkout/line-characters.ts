/**
 * Characters that nobody sees in a line of text. They are removed where that changes nothing a reader can see, and
 * refused where the text would then mean something else: a name must be the same on the page, in the mail and on a label.
 */

/**
 * Zero-width spaces and joiners, soft hyphens, byte order marks and direction marks, which come with text pasted from
 * documents, and letters without a shape (Hangul fillers).
 */
const invisible = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Direction overrides show the letters after them in another order than they are stored. */
const overrides = /[\u202d\u202e]/u;

/** Half of a character (an unpaired surrogate), characters for private use, and non-characters. */
const unreadable = /[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\ufffd]/u;

/** Without what is invisible and harmless, with one space between words. */
export function visibleLine(text = ''): string {
  return (overrides.test(text) ? text : text.replace(invisible, ''))
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** Whether the text holds characters that must not be stored and cannot be removed without changing it. */
export function hasHiddenCharacters(text: string): boolean {
  return overrides.test(text) || unreadable.test(text);
}
