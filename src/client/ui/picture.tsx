import type { ImgHTMLAttributes } from 'react';
import type { Image } from '#domain/catalogue/document.ts';

type PictureProps = { image: Image } & Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'id' | 'alt' | 'loading' | 'decoding' | 'fetchPriority'
>;

/** A picture of the catalogue in its own proportions. Without words of its own it says nothing to a screen reader. */
export function Picture({ image: { url, width, height }, alt = '', ...rest }: PictureProps) {
  return <img src={url} alt={alt} width={width} height={height} {...rest} />;
}
