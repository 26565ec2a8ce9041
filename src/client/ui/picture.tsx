import type { ImgHTMLAttributes } from 'react';
import type { Image } from '#domain/catalogue/document.ts';
import { sourceSets } from '#domain/catalogue/picture-variants.ts';

type PictureProps = {
  image: Image;
  /** Its display width, in the syntax of HTML's `sizes`. */
  sizes: string;
  /** Shown wider than the widest AVIF copy: the WebP picture itself may be needed. */
  large?: boolean;
} & Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'id' | 'alt' | 'loading' | 'decoding' | 'fetchPriority'
>;

/** A picture of the catalogue in its own proportions. Without `alt`, screen readers ignore it. */
export function Picture({ image, sizes, large, alt = '', ...rest }: PictureProps) {
  const { url, width, height } = image;
  const sets = sourceSets(image);
  const own = { src: url, width, height, ...rest };
  if (!sets) return <img alt={alt} {...own} />;
  return (
    <picture>
      {!large && <source type="image/avif" srcSet={sets.avif} sizes={sizes} />}
      <img alt={alt} srcSet={sets.webp} sizes={sizes} {...own} />
    </picture>
  );
}
