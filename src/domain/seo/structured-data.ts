/** Structured data of pages as schema.org objects. Source: eu-2026.md SEO-32. */
import type { CountryCode } from '../country/countries.ts';
import { languagesOf } from '../country/countries.ts';
import type { SellerDocument } from '../store/seller-document.ts';
import { shopName } from '../store/shop-name.ts';

export const context = 'https://schema.org';

export type StructuredData = {
  '@context': typeof context;
  '@type': string;
  [name: string]: unknown;
};

type Market = {
  country: CountryCode;
  phone: string;
  email: string;
  seller?: SellerDocument | undefined;
  notice: string;
};

/** `notice` says in the page's language that company and goods are made up, for a demo. */
export function organization(origin: string, market: Market): StructuredData {
  const { seller } = market;
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: shopName,
    ...(seller && { legalName: seller.legalName }),
    ...(seller?.isDemo && { description: market.notice }),
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    ...(seller && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: seller.street,
        postalCode: seller.postalCode,
        addressLocality: seller.city,
        addressCountry: seller.country.toUpperCase(),
      },
    }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...(market.phone !== '' && { telephone: market.phone }),
      email: market.email,
      areaServed: market.country.toUpperCase(),
      availableLanguage: [...languagesOf(market.country)],
    },
  };
}

/** `home` is the home page's address in the page's language, `search` that of the search. */
export function website(
  origin: string,
  page: { home: string; search: string; locale: string },
): StructuredData {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: shopName,
    url: page.home,
    inLanguage: page.locale,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${page.search}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The way from home to a page, both included; paths begin with a slash. */
export function breadcrumbs(
  origin: string,
  crumbs: readonly { name: string; href: string }[],
): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + href,
    })),
  };
}
