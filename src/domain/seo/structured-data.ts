/** Structured data of pages as schema.org objects. Source: eu-2026.md SEO-32. */
import type { CountryCode } from '../country/countries.ts';
import { languagesOf } from '../country/countries.ts';
import { company } from '../store/company.ts';

export const context = 'https://schema.org';

export type StructuredData = {
  '@context': typeof context;
  '@type': string;
  [name: string]: unknown;
};

/** `notice` says in the page's language that company and goods are made up. */
export function organization(
  origin: string,
  market: { country: CountryCode; phone: string; email: string; notice: string },
): StructuredData {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    legalName: company.legalName,
    description: market.notice,
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country.toUpperCase(),
    },
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
    name: company.name,
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
