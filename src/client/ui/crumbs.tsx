import { useT } from '../shop.tsx';

export type Crumb = { name: string; href: string };

/** The way from the department to here; the last one is this page. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useT();
  return (
    <nav className="crumbs" aria-label={t('crumbs.label')}>
      <ol>
        {crumbs.map(({ name, href }, index) => (
          <li key={href}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={href}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
