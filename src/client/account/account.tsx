/** The pages of a customer's account: a menu of sections beside the current one. Design: mockups-2/account.html. */
import type { ReactNode } from 'react';
import { useShop } from '../shop.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import { SectionLink } from './section-link.tsx';
import { type AccountSection, accountSections, homeSection } from './sections.ts';

type AccountPageProps = {
  section: AccountSection;
  /** Of a page below the section, which the section's crumb then leads back to. */
  title?: string;
  /** On the first page: its heading, above the menu on a phone. The menu is on that page only there. */
  head?: ReactNode;
  children: ReactNode;
};

export function AccountPage({ section: here, title, head, children }: AccountPageProps) {
  const { t, href } = useShop();
  const way = [...new Set([homeSection, here])];
  const crumbs = way.map(({ text, path }) => ({ name: t(text), href: href(path) }));
  const current = title ? 'true' : 'page';
  return (
    <>
      <Crumbs crumbs={title ? [...crumbs, { name: title, href: '' }] : crumbs} />
      <div
        className="split split--filter acct-page"
        data-home={here === homeSection ? '' : undefined}
      >
        {head}
        <nav className="side" aria-label={t('account.home')}>
          <ul>
            {accountSections.map((section) => (
              <li key={section.path}>
                <SectionLink section={section} current={section === here ? current : undefined}>
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
