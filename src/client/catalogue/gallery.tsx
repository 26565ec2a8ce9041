import type { ProductDetail } from '#domain/catalogue/product.ts';
import { useT } from '../shop.tsx';
import { Picture } from '../ui/picture.tsx';
import { Badges } from './badges.tsx';

/** The pictures: a reel to scroll or swipe; thumbnails are links into it. */
export function Gallery({ product }: { product: ProductDetail }) {
  const t = useT();
  const { images, name } = product;
  const several = images.length > 1;
  return (
    <div className="gallery" data-single={several ? undefined : ''}>
      {several && (
        <ul className="thumbs only-l">
          {images.map((image, index) => (
            <li key={image.url}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={t('gallery.picture', { number: index + 1, count: images.length })}
              >
                <Picture image={image} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="gallery__main">
        <section
          className="gallery__reel"
          aria-label={t('gallery.label', { name })}
          tabIndex={several ? 0 : undefined}
        >
          {images.map((image, index) => (
            <Picture
              key={image.url}
              id={`picture-${index + 1}`}
              image={image}
              alt={index === 0 ? name : ''}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
            />
          ))}
        </section>
        <Badges product={product} />
      </div>
    </div>
  );
}
