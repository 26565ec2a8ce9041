import type { ReactNode } from 'react';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { type AccountSection, otherOrdersPath } from './sections.ts';

type SectionLinkProps = {
  section: AccountSection;
  className?: string;
  /** `true`: the page is below this one. */
  current?: 'page' | 'true' | undefined;
  children?: ReactNode;
};

/** A link to a page of the account; one to another site is marked and opens a new tab. `children` come before its text. */
export function SectionLink({ section, className, current, children }: SectionLinkProps) {
  const { t, href } = useShop();
  const isElsewhere = section.path === otherOrdersPath;
  const tab = isElsewhere && { target: '_blank', rel: 'noopener' };
  return (
    <a className={className} href={href(section.path)} aria-current={current} {...tab}>
      {children}
      {t(section.text)}
      {isElsewhere && (
        <>
          <span className="vh"> {t('link.newTab')}</span>
          <Icon name="arrow-up-right" />
        </>
      )}
    </a>
  );
}
