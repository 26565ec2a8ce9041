import { useT } from '../shop.tsx';
import type { LanguageLink } from './chrome.ts';

/** The same page in all languages of the country; nothing if there is only one. Source: checklist LOC-7. */
export function LanguageLinks(props: { links: LanguageLink[]; className: string }) {
  const t = useT();
  if (props.links.length < 2) return null;
  return (
    <nav className={props.className} aria-label={t('header.language')}>
      {props.links.map(({ code, href, current }) => (
        <a
          key={code}
          href={href}
          hrefLang={code}
          lang={code}
          data-language={code}
          aria-current={current || undefined}
        >
          {code.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
