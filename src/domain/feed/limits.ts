/**
 * Limits of Google's product data specification. Lengths are in characters. Sources: support.google.com/merchants/answer/
 * 7052112 (table of all attributes), 6324350 (pictures), 9216100 (highlights), 9218260 (details), 6324507 (groups).
 */
export const limits = {
  title: 150,
  description: 5000,
  /** Of an address. */
  link: 2000,
  brand: 70,
  mpn: 70,
  additionalPictures: 10,
  /** Pixels of each side; clothes need more. */
  pictureSide: 100,
  highlight: 150,
  /** One alone is an error, and so are more than ten in the console, although the article allows a hundred. */
  highlights: { from: 2, to: 10 },
  detailName: 140,
  detailValue: 1000,
} as const;

/** Ending of the file. SVG and AVIF are not among them. */
export const pictureFormats: readonly string[] = [
  'jpg',
  'jpeg',
  'webp',
  'png',
  'gif',
  'bmp',
  'tif',
  'tiff',
];

/** Letters, digits, underscores and dashes. */
export const groupId = /^[\w-]{1,50}$/;

/** A text of at most so many characters, cut between two words if that is possible. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const part = text.slice(0, length + 1);
  const space = part.search(/\s\S*$/);
  const shorter = part.slice(0, space > 0 ? space : length).trimEnd();
  // Not between the two halves of one character.
  return shorter.replace(/[\uD800-\uDBFF]$/, '');
}
