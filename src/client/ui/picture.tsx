import type { ImgHTMLAttributes } from 'react';
import type { Image } from '#domain/catalogue/document.ts';
import { sourceSet } from '#domain/catalogue/picture-variants.ts';

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
