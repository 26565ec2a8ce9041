import { routePaths } from '#domain/content/links.ts';
import { useHref, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Chrome } from './chrome.ts';

type CatbarProps = Pick<Chrome, 'departments' | 'siblings' | 'current'>;

/**
 * Departments with their numbers, and the offers; on product pages the department's children instead. A department's
 * button opens its panel (src/client/chrome/browser/department-panels.ts, which also shows the button). Source: LAY-5.
 */
export function Catbar({ departments, siblings, current }: CatbarProps) {
  const t = useT();
  const href = useHref();
  const shown = siblings ?? departments;
  return (
    <nav className="catbar" aria-label={t('header.departments')}>
      <div className="wrap">
        <ul data-half={Math.min(6, Math.ceil((shown.length + (siblings ? 0 : 1)) / 2))}>
          {shown.map(({ key, slug, shortName, orderHint }) => (
            <li key={key} data-department={siblings ? undefined : key}>
              <a href={href(`/${slug}`)} aria-current={key === current || undefined}>
                {!siblings && <span className="plate">{orderHint}</span>}
                {shortName}
              </a>
              {!siblings && (
                <button
                  type="button"
                  className="catbar__open"
                  aria-expanded="false"
                  aria-label={`${shortName}: ${t('listing.subcategories')}`}
                  disabled
                >
                  <Icon name="chevron-down" />
                </button>
              )}
            </li>
          ))}
          {!siblings && (
            <li>
              <a className="is-sale" href={href(routePaths.sale)}>
                {t('sale.link')}
              </a>
            </li>
          )}
        </ul>
      </div>
    </nav>
  );
}
