/** The content pages: terms, privacy, delivery … Source: catalogue.txt §2 "Content pages", spelt as there. */

export const contentPages = [
  'accessibility',
  'battery-regulations',
  'best-prices-guaranteed',
  'company-information',
  'complaints',
  'dispatch-information',
  'electrical-take-back',
  'help-centre',
  'inspirations',
  'merchant-information',
  'opt_out',
  'order-tracking',
  'our-history',
  'payment',
  'premium-gurantee',
  'privacy-data',
  'product-recalls',
  'return-policy',
  'terms-and-conditions',
  'volume-discount',
] as const;

export type ContentPage = (typeof contentPages)[number];

export function isContentPage(slug: string): slug is ContentPage {
  return contentPages.some((page) => page === slug);
}

/** Content pages end in a slash, unlike categories and products (checklist URL-3). */
export function contentPath(page: ContentPage): string {
  return `/${page}/`;
}

/** The cache tag of pages that show a document of this slug. */
export const contentTag = (slug: string): string => tagPrefix + slug;
const tagPrefix = 'content:';

/** The slug of such a tag; undefined for another one. */
export const contentSlug = (tag: string): string | undefined =>
  tag.startsWith(tagPrefix) ? tag.slice(tagPrefix.length) : undefined;
