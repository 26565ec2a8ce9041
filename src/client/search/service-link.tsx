/** On a page of results: the link to the page of service that the text asks for, such as returns or delivery. */
import { routePaths } from '#domain/content/links.ts';
import { serviceLinks } from '#domain/content/service-links.ts';
import type { ServicePage } from '#domain/search/service-words.ts';
import { useShop } from '../shop.tsx';

export function ServiceLink({ page }: { page: ServicePage }) {
  const { t, href } = useShop();
  const link = serviceLinks[page];
  return (
    <p>
      <a className="btn" data-kind="line" href={href(routePaths[link.route])}>
        {t(link.text)}
      </a>
    </p>
  );
}
