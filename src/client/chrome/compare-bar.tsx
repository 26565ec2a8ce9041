import { comparePath } from '#domain/catalogue/compare-choice.ts';
import { useShop } from '../shop.tsx';

/** Template of the comparison bar, the same in every page; the script that stores the choice shows it. */
export function CompareBar() {
  const { t, href } = useShop();
  return (
    <template id="compare-bar">
      <aside
        className="comparebar"
        aria-label={t('compare.title')}
        data-chosen={t('compare.chosen')}
        data-full={t('compare.full')}
      >
        <p role="status" />
        <a className="btn" data-size="s" href={href(comparePath)}>
          {t('compare.title')}
        </a>
        <button type="button" className="btn" data-kind="quiet" data-size="s">
          {t('compare.clear')}
        </button>
      </aside>
    </template>
  );
}
