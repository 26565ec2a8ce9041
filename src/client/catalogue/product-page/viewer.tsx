/**
 * The gallery's dialog, fetched when it is opened: a picture that fits, is enlarged by a click and moved; or the frames of a
 * turn. browser/viewer.ts fills in what belongs to the article.
 */
import { useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

export function Viewer() {
  const t = useT();
  return (
    <dialog className="viewer">
      <form method="dialog" className="viewer__head">
        <b />
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
      <section className="viewer__stage" tabIndex={0}>
        <img alt="" draggable={false} />
      </section>
      <div className="viewer__foot">
        <ul className="viewer__pictures" />
        <div className="row viewer__zoom" data-gap="2">
          <ZoomButton step="-1" label={t('gallery.smaller')} icon="minus" />
          <output className="num">100 %</output>
          <ZoomButton step="1" label={t('gallery.zoom')} icon="plus" />
        </div>
        <label className="viewer__angle" hidden>
          <span>{t('gallery.angle')}</span>
          <input type="range" min={1} defaultValue={1} autoComplete="off" />
        </label>
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
