/**
 * Smaller copies of a picture. The build makes them for every WebP file that it puts under /pictures, in the widths
 * that are at most half its own; so its address and width tell which exist. Pictures from elsewhere have none.
 */

/** Pixels. */
const pictureWidths = [320, 560] as const;

export function copyWidths(width: number): number[] {
  return pictureWidths.filter((each) => 2 * each <= width);
}

/** Pixels of the copy for print: 200 for each inch of a data sheet's column. */
export const printWidth = 320;

/** The path of the JPEG copy that PDF files embed; undefined for pictures without copies. */
export function printPath(url: string): string | undefined {
  const name = nameIn(url);
  return name && `/pictures/print/${name}.jpg`;
}

/** The path of a copy, for a picture's file name without its ending. */
export function variantPath(name: string, width: number): string {
  return `/pictures/${width}/${name}.webp`;
}

/** The smallest copy, for pictures the size of a stamp; the picture itself if it has no copies. */
export function smallestCopy({ url, width }: { url: string; width: number }): string {
  const name = nameIn(url);
  const [smallest] = copyWidths(width);
  return name && smallest ? variantPath(name, smallest) : url;
}

/** The value of `srcset`, with the picture itself as the widest; undefined for pictures without copies. */
export function sourceSet({ url, width }: { url: string; width: number }): string | undefined {
  const name = nameIn(url);
  if (!name) return undefined;
  const copies = copyWidths(width).map((each) => `${variantPath(name, each)} ${each}w`);
  return [...copies, `${url} ${width}w`].join(', ');
}

function nameIn(url: string): string | undefined {
  return /^\/pictures\/([\w-]+)\.webp$/.exec(url)?.[1];
}
