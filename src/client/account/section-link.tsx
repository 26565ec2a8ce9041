import type { ReactNode } from 'react';
import { useHref, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import type { AccountSection } from './sections.ts';

type SectionLinkProps = {
  section: AccountSection;
  className?: string;
  current?: boolean;
  children?: ReactNode;
};

/** A link to a page of the account, marked if it opens another site. `children` come before its text. */
export function SectionLink({ section, className, current, children }: SectionLinkProps) {
  const t = useT();
  const href = useHref();
  const tab = section.elsewhere && { target: '_blank', rel: 'noopener' };
  return (
    <a
      className={className}
      href={href(section.path)}
      aria-current={current ? 'page' : undefined}
      {...tab}
    >
      {children}
      {t(section.text)}
      {section.elsewhere && (
        <>
          <span className="vh"> {t('link.newTab')}</span>
          <Icon name="arrow-up-right" />
        </>
      )}
    </a>
  );
}
