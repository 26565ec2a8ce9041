/** The pages of a customer's account: a menu of sections beside the current one. Design: mockups/account.html. */
import type { ReactNode } from 'react';
import { useHref, useT } from '../shop.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import { SectionLink } from './section-link.tsx';
import { type AccountSection, accountSection, accountSections } from './sections.ts';

const ownSections = accountSections.filter(({ headerOnly }) => !headerOnly);

type AccountPageProps = { section: AccountSection; children: ReactNode };

export function AccountPage({ section: here, children }: AccountPageProps) {
  const t = useT();
  const href = useHref();
  const way = new Set([accountSection('/my-account'), here]);
  const crumbs = [...way].map(({ text, path }) => ({ name: t(text), href: href(path) }));
  return (
    <>
      <Crumbs crumbs={crumbs} />
      <div className="split split--filter">
        <nav className="side" aria-label={t('account.home')}>
          <ul>
            {ownSections.map((section) => (
              <li key={section.path}>
                <SectionLink section={section} current={section === here}>
                  <Icon name={section.icon} />
                </SectionLink>
              </li>
            ))}
            <li>
              <form method="post" action={href('/log-out')}>
                <button type="submit">
                  <Icon name="log-out" />
                  {t('account.logOut')}
                </button>
              </form>
            </li>
          </ul>
        </nav>
        <div className="stack" data-gap="6">
          {children}
        </div>
      </div>
    </>
  );
}
