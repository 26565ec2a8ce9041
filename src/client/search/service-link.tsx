/** On a page of results: the link to the page of service that the text asks for, such as returns or delivery. */
import { routePaths } from '#domain/content/links.ts';
import { serviceLinks } from '#domain/content/service-links.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { servicePageOf } from '#domain/search/service-words.ts';
import { useHref, useShop } from '../shop.tsx';

export function ServiceLink({ text }: { text: string }) {
  const { t, locale } = useShop();
  const href = useHref();
  const page = servicePageOf(text, languageOf(locale));
  if (!page) return null;
  const link = serviceLinks[page];
  return (
    <p>
      <a className="btn" data-kind="line" href={href(routePaths[link.route])}>
        {t(link.text)}
      </a>
    </p>
  );
}
