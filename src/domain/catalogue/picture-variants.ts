/**
 * Smaller copies of a picture. The build makes them for every WebP file that it puts under /pictures, so the address
 * alone tells whether they exist; pictures from elsewhere have none.
 */

/** Pixels. */
export const pictureWidths = [320, 640] as const;
export type PictureFormat = 'avif' | 'webp';

/** The path of a copy, for a picture's file name without its ending. */
export function variantPath(name: string, width: number, format: PictureFormat): string {
  return `/pictures/${width}/${name}.${format}`;
}

/** Values of `srcset`, with the picture itself as the widest of its format; undefined for pictures without copies. */
export function sourceSets(picture: {
  url: string;
  width: number;
}): Record<PictureFormat, string> | undefined {
  const [, name] = /^\/pictures\/([\w-]+)\.webp$/.exec(picture.url) ?? [];
  if (!name) return undefined;
  const copies = (format: PictureFormat) =>
    pictureWidths.map((width) => `${variantPath(name, width, format)} ${width}w`);
  return {
    avif: copies('avif').join(', '),
    webp: [...copies('webp'), `${picture.url} ${picture.width}w`].join(', '),
  };
}
