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

/**
 * A picture shown at most 120 pixels wide: its smallest copy is sharp enough at every density. It has the proportions
 * of the picture; its size is the style sheet's.
 */
export function Thumbnail({ image, alt = '', ...rest }: Omit<PictureProps, 'sizes'>) {
  const { width, height } = image;
  return <img alt={alt} src={smallestCopy(image)} width={width} height={height} {...rest} />;
}

/** A picture beside words that name what it shows, small or of the given display width. */
export function Stamp({ image, sizes }: { image: Image; sizes?: string | undefined }) {
  return (
    <span className="photo">
      {sizes ? (
        <Picture image={image} sizes={sizes} loading="lazy" />
      ) : (
        <Thumbnail image={image} loading="lazy" />
      )}
    </span>
  );
}
