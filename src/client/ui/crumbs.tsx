import { breadcrumbs } from '#domain/seo/structured-data.ts';
import { company } from '#domain/store/company.ts';
import { useHref, useT } from '../shop.tsx';
import { Structured } from './data-block.tsx';

export type Crumb = { name: string; href: string };

type CrumbsProps = {
  crumbs: Crumb[];
  /** Of the host, where it stands for a market: machines are told the way too. */
  origin?: string | undefined;
};

/** The way from the department to here; the last one is this page. */
export function Crumbs({ crumbs, origin }: CrumbsProps) {
  const t = useT();
  const href = useHref();
  const home = { name: company.name, href: href('/') };
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
      {origin && <Structured data={breadcrumbs(origin, [home, ...crumbs])} />}
    </nav>
  );
}
