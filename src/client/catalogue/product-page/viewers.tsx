/** The gallery's dialogs, zoom and 360° view. Opened by src/client/catalogue/product-page/browser/viewer.ts. */
import type { ReactNode } from 'react';
import type { Image } from '#domain/catalogue/document.ts';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Shows the picture at twice the size that fits; dragging, scrolling and arrow keys move it. */
export function ZoomViewer({ image, name }: { image: Image; name: string }) {
  const t = useT();
  return (
    <Viewer id="zoom" label={t('gallery.zoomed', { name })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
      <section className="viewer__stage" tabIndex={0} aria-label={t('gallery.zoomed', { name })}>
        <img src={image.url} alt={name} width={image.width} height={image.height} loading="lazy" />
      </section>
    </Viewer>
  );
}

/** The frames of a full turn; the slider is the control, and dragging the picture moves it. */
export function SpinViewer({ product }: { product: ProductDetail }) {
  const t = useT();
  const { numberOf360Images: frames, spinUrl, name } = product;
  if (!frames || !spinUrl) return null;
  return (
    <Viewer id="turn" label={t('gallery.turned', { name })} url={spinUrl}>
      <div className="viewer__stage">
        <img src={spinUrl.replace('{n}', '1')} alt={name} loading="lazy" draggable={false} />
      </div>
      <label className="viewer__angle">
        <span>{t('gallery.angle')}</span>
        <input type="range" min={1} max={frames} defaultValue={1} autoComplete="off" />
      </label>
    </Viewer>
  );
}

type ViewerProps = { id: string; label: string; url?: string; children: ReactNode };

function Viewer({ id, label, url, children }: ViewerProps) {
  const t = useT();
  return (
    <dialog className="viewer" id={id} aria-label={label} data-url={url}>
      <form method="dialog">
        <button
          type="submit"
          className="btn"
          data-kind="line"
          data-icon=""
          aria-label={t('popup.close')}
        >
          <Icon name="x" />
        </button>
      </form>
      {children}
    </dialog>
  );
}
