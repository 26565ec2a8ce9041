import { routePaths } from '#domain/content/links.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Chrome } from './chrome.ts';

type CatbarProps = Pick<Chrome, 'departments' | 'current'>;

/**
 * Departments with their numbers, and the offers. A department's button opens its panel
 * (src/client/chrome/browser/department-panels.ts, which also shows the button). Source: LAY-5, except that product
 * pages keep the departments (docs/decisions/0005).
 */
export function Catbar({ departments, current }: CatbarProps) {
  const { t, href } = useShop();
  return (
    <nav className="catbar" aria-label={t('header.departments')}>
      <div className="wrap">
        <ul data-half={Math.min(6, Math.ceil((departments.length + 1) / 2))}>
          {departments.map(({ key, slug, shortName, orderHint }) => (
            <li key={key} data-department={key}>
              <a href={href(`/${slug}`)} aria-current={key === current || undefined}>
                <span className="plate">{orderHint}</span>
                {shortName}
              </a>
              <button
                type="button"
                className="catbar__open"
                aria-expanded="false"
                aria-label={`${shortName}, ${t('listing.subcategories')}`}
                disabled
              >
                <Icon name="chevron-down" />
              </button>
            </li>
          ))}
          <li>
            <a className="is-sale" href={href(routePaths.sale)}>
              {t('sale.link')}
            </a>
          </li>
        </ul>
      </div>
    </nav>
  );
}
