/** The gallery's dialog: a picture that fits, can be enlarged and moved; or the frames of a turn. See browser/viewer.ts. */
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

export function Viewer({ product }: { product: ProductDetail }) {
  const t = useT();
  const { name, images, numberOf360Images: frames, spinUrl } = product;
  return (
    <dialog className="viewer" aria-label={t('gallery.label', { name })} data-url={spinUrl}>
      <form method="dialog" className="viewer__head">
        <b>{name}</b>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it */}
      <section className="viewer__stage" tabIndex={0} aria-label={t('gallery.zoomed', { name })}>
        <img src={images[0]?.url} alt={name} loading="lazy" draggable={false} />
      </section>
      <div className="viewer__foot">
        {images.length > 1 && <ul className="viewer__pictures" />}
        <div className="row viewer__zoom" data-gap="2">
          <ZoomButton step="-1" label={t('gallery.smaller')} icon="minus" />
          <output className="num">100 %</output>
          <ZoomButton step="1" label={t('gallery.zoom')} icon="plus" />
        </div>
        {frames && spinUrl && (
          <label className="viewer__angle" hidden>
            <span>{t('gallery.angle')}</span>
            <input type="range" min={1} max={frames} defaultValue={1} autoComplete="off" />
          </label>
        )}
      </div>
    </dialog>
  );
}

type ZoomButtonProps = { step: '-1' | '1'; label: string; icon: 'minus' | 'plus' };

function ZoomButton({ step, label, icon }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className="btn"
      data-kind="line"
      data-icon=""
      data-zoom={step}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
