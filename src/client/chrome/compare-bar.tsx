import { comparePath } from '#domain/catalogue/compare-choice.ts';
import { useShop } from '../shop.tsx';

/** The comparison bar, a notice (routes/internal/notice.tsx) that the script shows which stores the choice. */
export function CompareBar() {
  const { t, href } = useShop();
  return (
    <aside
      className="comparebar"
      aria-label={t('compare.title')}
      data-chosen={t('compare.chosen')}
      data-full={t('compare.full')}
      hidden
    >
      <p role="status" />
      <a className="btn" data-size="s" href={href(comparePath)}>
        {t('compare.title')}
      </a>
      <button type="button" className="btn" data-kind="quiet" data-size="s">
        {t('compare.clear')}
      </button>
    </aside>
  );
}
