import { useHref, useT } from '../shop.tsx';
import type { Chrome } from './chrome.ts';

/** Departments with their numbers and the offers; on product pages the department's children instead. */
export function Catbar({ departments, siblings, current, departmentsInPage }: Chrome) {
  const t = useT();
  const href = useHref();
  const shown = siblings ?? departments;
  return (
    <nav
      className="catbar"
      aria-label={t('header.departments')}
      id={departmentsInPage ? undefined : 'departments'}
    >
      <div className="wrap">
        <ul data-half={Math.min(6, Math.ceil((shown.length + (siblings ? 0 : 1)) / 2))}>
          {shown.map(({ key, slug, shortName, orderHint }) => (
            <li key={key}>
              <a href={href(`/${slug}`)} aria-current={key === current || undefined}>
                {!siblings && <span className="plate">{orderHint}</span>}
                {shortName}
              </a>
            </li>
          ))}
          {!siblings && (
            <li>
              <a className="is-sale" href={href('/search?sales')}>
                {t('sale.link')}
              </a>
            </li>
          )}
        </ul>
      </div>
    </nav>
  );
}
