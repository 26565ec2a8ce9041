import type { Image } from '#domain/catalogue/document.ts';
import { drawingOf } from '#domain/catalogue/pictures/dimension-drawing.ts';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { sizeRow } from '#domain/catalogue/technical-data/technical-rows.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { Badges } from '../../product/badges.tsx';
import { useShop, useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture, Thumbnail } from '../../ui/picture.tsx';

/**
 * The pictures: a reel to scroll or swipe, with thumbnails as links into it. Buttons, counter and viewers, which a click
 * on a picture opens too, need src/client/catalogue/product-page/browser/product-page.ts; without a script the magnifier
 * opens the image file.
 */
export function Gallery({ product }: { product: ProductDetail }) {
  const shop = useShop();
  const { t, href } = shop;
  const { name, netSize } = product;
  const [first] = product.images;
  const drawing = !product.isGiftCard && netSize && drawingOf(netSize);
  const images = [...product.images, ...(drawing ? [{ ...drawing, url: href(drawing.url) }] : [])];
  const size = sizeRow(product, 'net', shop);
  const altOf = (index: number) => {
    if (index === 0) return name;
    return index === product.images.length && size ? labelled(t, size.label, size.value) : '';
  };
  const several = images.length > 1;
  return (
    <div className="gallery" data-single={several ? undefined : ''}>
      {several && <Thumbnails images={images} hasFilm={product.video !== undefined} />}
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
              sizes="(width > 1023px) 50vw, 100vw"
              alt={altOf(index)}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
            />
          ))}
        </section>
        <Badges product={product} linked />
        {several && <Steps count={images.length} />}
        <div className="gallery__tools">
          {product.numberOf360Images && product.spinUrl && (
            <a
              className="btn with-script"
              data-kind="line"
              data-size="s"
              data-viewer="turn"
              data-url={product.spinUrl}
              data-frames={product.numberOf360Images}
              href="#turn"
            >
              <Icon name="rotate-3d" /> 360°
              <span className="vh">{t('gallery.turn')}</span>
            </a>
          )}
          {product.video && (
            <a className="btn" data-kind="line" data-size="s" data-film="" href="#video">
              <Icon name="play" />
              {t('product.video')}
            </a>
          )}
          {first && (
            <a
              className="btn"
              data-kind="line"
              data-size="s"
              data-viewer="zoom"
              href={first.url}
              aria-label={t('gallery.zoom')}
            >
              <Icon name="zoom-in" />
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

/** The film is the last of them. */
function Thumbnails({ images, hasFilm }: { images: Image[]; hasFilm: boolean }) {
  const t = useT();
  const [poster] = images;
  return (
    <ul className="thumbs only-l">
      {images.map((image, index) => (
        <li key={image.url}>
          <a
            href={`#picture-${index + 1}`}
            aria-current={index === 0 || undefined}
            aria-label={t('gallery.picture', { number: index + 1, count: images.length })}
          >
            <Thumbnail image={image} loading="lazy" />
          </a>
        </li>
      ))}
      {hasFilm && poster && (
        <li>
          <a href="#video" data-film="" aria-label={t('product.video')}>
            <Thumbnail image={poster} loading="lazy" />
            <Icon name="play" />
          </a>
        </li>
      )}
    </ul>
  );
}

function Steps({ count }: { count: number }) {
  const t = useT();
  // Only a screen reader says the words before the figures.
  const [before] = t('gallery.picture', { number: '|', count: '|' }).split('|');
  return (
    <div className="gallery__steps with-script">
      <button
        type="button"
        className="btn"
        data-kind="line"
        data-size="s"
        data-step="-1"
        aria-label={t('gallery.previous')}
      >
        <Icon name="arrow-left" />
      </button>
      <span className="tag num" role="status">
        <span className="vh">{before}</span>
        <span data-number="">1</span> / {count}
      </span>
      <button
        type="button"
        className="btn"
        data-kind="line"
        data-size="s"
        data-step="1"
        aria-label={t('gallery.next')}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
