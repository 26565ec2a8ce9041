import type { ImgHTMLAttributes } from 'react';
import type { Image } from '#domain/catalogue/document.ts';
import { smallestCopy, sourceSet } from '#domain/catalogue/pictures/picture-variants.ts';

type PictureProps = {
  image: Image;
  /** Its display width, in the syntax of HTML's `sizes`. */
  sizes: string;
} & Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'id' | 'alt' | 'loading' | 'decoding' | 'fetchPriority'
>;

/** A picture of the catalogue in its own proportions. Without `alt`, screen readers ignore it. */
export function Picture({ image, sizes, alt = '', ...rest }: PictureProps) {
  const { url, width, height } = image;
  const set = sourceSet(image);
  return (
    <img
      alt={alt}
      {...(set && { srcSet: set, sizes })}
      src={url}
      width={width}
      height={height}
      {...rest}
    />
  );
}

/** Pixels. */
const stampWidth = 64;

/** A small picture beside words that name what it shows; its size is the style sheet's. */
export function Stamp({ image }: { image: Image }) {
  const height = Math.round((stampWidth * image.height) / image.width);
  return (
    <span className="photo">
      <img alt="" src={smallestCopy(image)} width={stampWidth} height={height} loading="lazy" />
    </span>
  );
}
