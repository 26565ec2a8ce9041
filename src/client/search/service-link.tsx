/** On a page of results: the page of service that the text asks for, such as returns or delivery, and what it says. */
import { routePaths } from '#domain/content/links.ts';
import { serviceLinks } from '#domain/content/service-links.ts';
import type { ServicePage } from '#domain/search/service-words.ts';
import { useShop } from '../shop.tsx';
import { useServiceFact } from './service-fact.ts';

export function ServiceLink({ page }: { page: ServicePage }) {
  const { t, href } = useShop();
  const link = serviceLinks[page];
  const fact = useServiceFact(page);
  return (
    <>
      {fact && <p>{fact}</p>}
      <p>
        <a className="btn" data-kind="line" href={href(routePaths[link.route])}>
          {t(link.text)}
        </a>
      </p>
    </>
  );
}
