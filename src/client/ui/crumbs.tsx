import { breadcrumbs } from '#domain/seo/structured-data.ts';
import { useShop } from '../shop.tsx';
import { Structured } from './data-block.tsx';

type Crumb = { name: string; href: string };

type CrumbsProps = {
  crumbs: Crumb[];
  /** Origin of the host, if it belongs to a market: structured data is added too. */
  origin?: string | undefined;
};

/** The path from the home page to this page, which is the last crumb. */
export function Crumbs({ crumbs, origin }: CrumbsProps) {
  const { t, href } = useShop();
  const home = { name: t('crumbs.home'), href: href('/') };
  const shown = [home, ...crumbs];
  return (
    <nav className="crumbs" aria-label={t('crumbs.label')}>
      <ol>
        {shown.map(({ name, href }, index) => (
          <li key={href}>
            {index === shown.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={href}>{name}</a>
            )}
          </li>
        ))}
      </ol>
      {origin && <Structured data={breadcrumbs(origin, shown)} />}
    </nav>
  );
}
