/** The name of an article in a line of text: a model code does not break at its hyphen. */

/** Longer ones may break: a narrow card has no room for them. */
const maxLength = 12;
const hyphenated = /[\p{L}\p{Nd}]+(?:-[\p{L}\p{Nd}]+)+/gu;
const wordJoiner = '\u2060';

/** `KX-300`, `ES-2R`: with a figure. Compounds of words such as `Nass-Trockensauger` break where they may. */
export const withUnbrokenCodes = (name: string): string =>
  name.replace(hyphenated, (word) =>
    word.length <= maxLength && /\p{Nd}/u.test(word)
      ? word.replaceAll('-', `-${wordJoiner}`)
      : word,
  );
