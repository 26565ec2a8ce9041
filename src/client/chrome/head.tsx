/** Metadata of a page for search engines and shared links. React moves it into the document's head. */
import type { PageLinks } from '#domain/routing/alternates.ts';
import { shopName } from '#domain/store/shop-name.ts';
import { useShop } from '../shop.tsx';

type HeadProps = {
  /** The complete title, as the browser shows it. */
  title: string;
  description?: string;
  /** False keeps the page out of search engines; its links are followed. */
  index?: boolean;
  links?: PageLinks;
  /** A picture for shared links: a path of this site, or absolute. */
  image?: string | undefined;
};

export function Head({ title, description, index = true, links, image }: HeadProps) {
  const { locale } = useShop();
  const { origin, canonical, alternates = [], defaultHref } = links ?? {};
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {!index && <meta name="robots" content="noindex, follow" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map((each) => (
        <link key={each.locale} rel="alternate" hrefLang={each.locale} href={each.href} />
      ))}
      {defaultHref && <link rel="alternate" hrefLang="x-default" href={defaultHref} />}
      {canonical && origin && (
        <>
          <meta property="og:site_name" content={shopName} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content={locale.replace('-', '_')} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={canonical} />
          {image && <meta property="og:image" content={new URL(image, origin).href} />}
        </>
      )}
    </>
  );
}
